"""Positions in one line over the API (docs/position.md): read, checked, bounded, and given with every replay."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from london_bridge.rules import Game
from london_bridge.view import View

from .playing import running
from .test_records import played, replayed


async def asked(client: httpx.AsyncClient, position: str, **more: str) -> httpx.Response:
    return await client.get("/api/position", params={"position": position, **more})


def midway(seed: int = 3) -> Game:
    """A game in which cards are being chosen, and one is."""
    game = Game.deal(3, "base", seed)
    game.apply(1, game.legal(1)[0])
    return game


@pytest.mark.slow
def test_a_position_is_shown_to_those_it_is_written_for(tmp_path: Path) -> None:
    """An open position shows all, or what a seat knows; that of a view shows no more than it has (10.1, 10.2)."""

    async def main() -> None:
        game = midway()
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person() as guest:
            told: dict[str, Any] = (await asked(guest.client, game.position())).json()
            assert (told["seat"], told["position"]) == ("open", game.position())
            assert told["legal"] == {str(seat): [str(move) for move in game.legal(seat)] for seat in (0, 2)}
            assert told["view"]["seats"][1]["cards"] is not None
            for seat in (0, 1, 2):
                line = View.of(game, seat).position()
                mine = (await asked(guest.client, game.position(), seat=str(seat))).json()
                same = (await asked(guest.client, line.replace(" ", "_"))).json()
                assert mine["position"] == same["position"] == line
                assert mine["view"]["seats"] == same["view"]["seats"]
                assert (same["view"]["seats"][1]["cards"] is not None) == (seat == 1)
                assert same["legal"] == ({} if seat == 1 else {str(seat): [str(move) for move in game.legal(seat)]})
            watching = (await asked(guest.client, View.of(game, None).position())).json()
            assert (watching["seat"], watching["legal"]) == ("watch", {})

    asyncio.run(main())


def test_a_position_whose_chance_is_drawn_late_is_shown(tmp_path: Path) -> None:
    """Also before its set-up is drawn, and while a draw is due, when nobody may move (3.1)."""

    async def main() -> None:
        game = Game.deal(3, "base", 3, late=True)
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person() as guest:
            kinds = set()
            while len(game.moves) < 30:
                told: dict[str, Any] = (await asked(guest.client, game.position())).json()
                assert (told["seat"], told["position"]) == ("open", game.position())
                due = game.chance
                if due is None:
                    assert told["legal"] == {
                        str(seat): [str(move) for move in game.legal(seat)] for seat in game.deciders
                    }
                    game.apply(game.deciders[0], game.legal(game.deciders[0])[-1])
                else:
                    kinds.add(due.kind)
                    assert told["legal"] == {}
                    game.reveal(due.outcomes[-1])
            assert {"steps", "rondel", "stack", "marker"} <= kinds
            seat = (await asked(guest.client, game.position(), seat="1")).json()
            assert seat["position"] == View.of(game, 1).position()

    asyncio.run(main())


@pytest.mark.slow
def test_every_moment_of_a_replay_has_its_position(tmp_path: Path) -> None:
    """A replay's frames carry the line that shows them again, as the same eyes see them."""

    async def main() -> None:
        record = played(2, 4)
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person() as guest:
            for eyes in ("open", "watch", "1"):
                frames = (await replayed(guest, record, eyes))["frames"]
                for frame in frames[:: len(frames) // 5]:
                    shown = (await asked(guest.client, frame["position"])).json()
                    assert shown["position"] == frame["position"]
                    assert str(shown["seat"]) == eyes
                    kept = ("round", "phase", "rondel", "turns", "acting", "bonus")
                    assert [shown["view"][key] for key in kept] == [frame["view"][key] for key in kept]

    asyncio.run(main())


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("lb1", "position"),
        ("x" * 3999, "position"),
        (midway().position().replace("reconstruction-1", "other@00"), "box"),
        (midway().position().replace(";", ";;"), "seat"),
        ("", ""),
        ("lb1 " * 2000, ""),
        ("lb1 💣 ½ ￿", "position"),
    ],
)
def test_what_is_no_position_is_refused_with_a_sentence(tmp_path: Path, position: str, sentence: str) -> None:
    """Text that cannot be right is refused with its place; one that is too long is not even read."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person() as guest:
            answer = await asked(guest.client, position)
            error = answer.json()["error"]
            assert answer.status_code == (422 if sentence else 400), answer.text
            assert error["code"] == ("bad_position" if sentence else "bad_request")
            assert sentence in error["message"]
            assert len(error["message"]) < 400

    asyncio.run(main())


def test_a_seat_cannot_be_shown_more_than_its_position_has(tmp_path: Path) -> None:
    """A position of one seat is not shown with another's eyes, nor that of a seat which is not there."""

    async def main() -> None:
        game = midway()
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person() as guest:
            other = await asked(guest.client, View.of(game, 0).position(), seat="1")
            assert (other.status_code, other.json()["error"]["code"]) == (422, "bad_position")
            absent = await asked(guest.client, game.position(), seat="3")
            assert absent.json()["error"]["code"] == "no_seat"

    asyncio.run(main())
