"""Records in: positions, views and events; tables from a fixed deal, from a position, with scripted opponents."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from london_bridge.record import Record
from london_bridge.rules import Game

from .playing import Guest, running

BOT = {"kind": "bot", "level": "random"}


def played(players: int, seed: int, moves: int | None = None) -> dict[str, Any]:
    """A game of random moves as a record."""
    rng = random.Random(seed)
    game = Game.deal(players, "random", seed, names=["Ann", "Bob", "Cid", "Dot"][:players])
    while not game.over and (moves is None or len(game.moves) < moves):
        seat = rng.choice(game.deciders)
        game.apply(seat, rng.choice(game.legal(seat)))
    return Record.of(game).document()


async def replayed(guest: Guest, record: Any, seat: str) -> dict[str, Any]:
    """The replay of a record."""
    answer = await guest.client.post(f"/api/replay?seat={seat}", json=record)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


@pytest.mark.slow
def test_a_record_comes_back_as_positions_views_and_events(tmp_path: Path) -> None:
    """Every move has its frame; the open view shows all chosen cards, a watcher's none before they are revealed."""

    async def main() -> None:
        record = played(3, 5)
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person() as guest:
            everything, watched, mine = [await replayed(guest, record, seat) for seat in ("open", "watch", "1")]
            for told in (everything, watched, mine):
                assert len(told["frames"]) == len(record["moves"]) + 1
                assert told["result"] == record["result"]
            secret = next(i for i, (_, move) in enumerate(record["moves"]) if move.startswith("card:")) + 1
            seat = record["moves"][secret - 1][0]
            assert everything["frames"][secret]["view"]["seats"][seat]["cards"] is not None
            assert watched["frames"][secret]["view"]["seats"][seat]["cards"] is None
            assert (mine["frames"][secret]["view"]["seats"][seat]["cards"] is not None) == (seat == 1)
            assert [frame["move"] for frame in mine["frames"][1:]] == [move for _, move in record["moves"]]

    asyncio.run(main())


@pytest.mark.parametrize("spoil", ["moves", "setup", "format"])
def test_a_wrong_record_is_refused_with_its_place(tmp_path: Path, spoil: str) -> None:
    """A record that cannot be right is told so, in one sentence, and nothing breaks."""

    async def main() -> None:
        record = played(2, 1, 30)
        record[spoil] = [[0, "build:11"]] if spoil == "moves" else "x"
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person() as guest:
            answer = await guest.client.post("/api/replay", json=record)
            assert answer.status_code == 422
            assert answer.json()["error"]["code"] == "bad_record"
            assert spoil in answer.json()["error"]["message"]

    asyncio.run(main())


@pytest.mark.slow
def test_play_on_from_a_position(database: str, tmp_path: Path) -> None:
    """A table taken up in the middle of a record has its moves, says so, and can be played to the end."""

    async def main() -> None:
        record = played(3, 8)
        async with running(database, tmp_path) as server, server.person("Zoe") as zoe:
            body = {"options": {"players": 3, "pace": 0}, "seats": [{"kind": "me"}, BOT, BOT], "start": True}
            answer = await zoe.client.post("/api/tables", json=body | {"deal": {"record": record, "move": 40}})
            assert answer.status_code == 201, answer.text
            table = answer.json()["table"]
            assert table["deal"]["kind"] == "position"
            async with zoe.live(table["id"]) as live:
                await live.until("welcome")
                assert live.view["moves"] >= 40
                await live.play(random.Random(1))
            finished = (await zoe.client.get(f"/api/tables/{table['id']}/record")).json()
            assert finished["moves"][:40] == record["moves"][:40]
            assert finished["setup"] == record["setup"]
            again = body | {"deal": {"table": table["id"], "move": 10}}
            assert (await zoe.client.post("/api/tables", json=again)).status_code == 201
            late = body | {"deal": {"record": record, "move": len(record["moves"])}}
            assert (await zoe.client.post("/api/tables", json=late)).status_code == 422

    asyncio.run(main())


@pytest.mark.slow
def test_scripted_opponents_follow_their_script(tmp_path: Path) -> None:
    """For lessons: with a fixed deal and scripts the whole of a record's first round happens as it is written."""

    async def main() -> None:
        record = played(3, 3)
        first_round = next(
            i for i, told in enumerate(Record.from_document(record).game().history()) if told and told[-1].round == 2
        )
        line = record["moves"][:first_round]
        scripts = [[move for who, move in line if who == seat] for seat in range(3)]
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person("Pupil") as pupil:
            bots = [{"kind": "bot", "level": "journeyman", "script": scripts[seat]} for seat in (1, 2)]
            body = {
                "options": {"players": 3, "pace": 0},
                "seats": [{"kind": "me"}, *bots],
                "start": True,
                "deal": {"record": record},
            }
            answer = await pupil.client.post("/api/tables", json=body)
            assert answer.status_code == 201, answer.text
            async with pupil.live(answer.json()["table"]["id"]) as live:
                await live.until("welcome")
                for move in scripts[0]:
                    while not live.you["acting"] or move not in live.you["legal"]:
                        await live.hear()
                    await live.do("moves", moves=[move])
                while live.view["moves"] < first_round:
                    await live.hear()
                told = [(entry["seat"], entry["moves"]) for entry in live.entries if entry["kind"] == "moves"]
                for seat in (1, 2):
                    said = [move for who, moves in told[:first_round] if who == seat for move in moves]
                    assert said == ["card" if move.startswith("card:") else move for move in scripts[seat]]

    asyncio.run(main())


def test_an_endless_record_is_too_large(tmp_path: Path) -> None:
    """A body beyond the limit is refused for its size."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person() as guest:
            answer = await guest.client.post("/api/replay", content=json.dumps({"x": "y" * 1_100_000}))
            assert answer.status_code == 413
            deep = await guest.client.post("/api/replay", content="[" * 50_000)
            assert deep.status_code in (400, 413, 422)

    asyncio.run(main())
