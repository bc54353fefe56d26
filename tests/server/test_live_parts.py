"""Small parts of the live table: taking turns at it, and frames written the short way."""

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from london_bridge.server.concurrency import TurnLock, WriteTurns
from london_bridge.server.live.admission import cost_of
from london_bridge.server.live.websocket_protocol import framed, never, writer_of
from london_bridge.server.tables.entries import KEPT, MOST_AT_ONCE, MOST_LETTERS, PACKED, RecentEntries
from london_bridge.server.wire import requests as r
from tests.waiting import a_turn_of_the_loop


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_frame_is_what_the_library_would_send(size: int) -> None:
    """RFC 6455, 5.2: the length in 7, 16 or 64 bits, and no mask from a server."""
    payload = b"x" * size
    assert framed(payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)


def test_where_there_is_no_short_way_none_is_taken() -> None:
    """Another server than ours runs the application too."""
    assert writer_of({}) is never
    assert not writer_of({"extensions": {}})("text")


def test_moves_are_written_before_all_else_but_nobody_waits_for_ever() -> None:
    """Whatever waits for the one writer, a move comes next; of many moves some let somebody else go between; and who
    gives up waiting takes nobody's turn.
    """

    async def main() -> None:
        turns, order = WriteTurns(), list[str]()
        inside = 0

        async def come(name: str, move: bool) -> None:
            nonlocal inside
            async with turns.first() if move else turns.after_moves():
                inside += 1
                assert inside == 1
                await a_turn_of_the_loop()
                order.append(name)
                inside -= 1

        async with turns.after_moves():
            small = [asyncio.create_task(come(f"name {i}", move=False)) for i in range(3)]
            gone = asyncio.create_task(come("gone", move=True))
            moves = [asyncio.create_task(come(f"move {i}", move=True)) for i in range(6)]
            await a_turn_of_the_loop()
            gone.cancel()
        await asyncio.gather(*small, *moves)
        assert order == [*(f"move {i}" for i in range(4)), "name 0", "move 4", "move 5", "name 1", "name 2"]
        assert not turns.taken

    asyncio.run(main())


def test_turns_are_taken_in_the_order_of_coming() -> None:
    """One at a time, first come first served."""

    async def main() -> None:
        turns, order = TurnLock(), list[int]()
        inside = 0

        async def come(number: int) -> None:
            nonlocal inside
            async with turns:
                inside += 1
                assert inside == 1
                await a_turn_of_the_loop()
                order.append(number)
                inside -= 1

        await asyncio.gather(*(come(number) for number in range(20)))
        assert order == list(range(20))
        assert not turns.locked()

    asyncio.run(main())


@pytest.mark.parametrize("late", [False, True])
def test_who_gives_up_waiting_takes_nothing_along(late: bool) -> None:
    """Cancelled while waiting, or in the very moment in which the turn had come: the next one has it."""

    async def main() -> None:
        turns = TurnLock()
        assert turns.take()
        assert not turns.take()
        first, second = asyncio.create_task(turns.wait()), asyncio.create_task(turns.wait())
        await a_turn_of_the_loop()
        if late:
            turns.give()
            first.cancel()
        else:
            first.cancel()
            await a_turn_of_the_loop()
            turns.give()
        with pytest.raises(asyncio.CancelledError):
            await first
        await asyncio.wait_for(second, 1)
        assert turns.locked()
        turns.give()
        assert not turns.locked()

    asyncio.run(main())


@pytest.mark.slow
@pytest.mark.parametrize("size", [10, MOST_LETTERS // 100, MOST_LETTERS + 1])
def test_older_entries_are_packed_and_come_back_as_they_were(size: int) -> None:
    """What is told of a log stays the same, packed or not; it holds few entries, and nobody is sent too much."""
    told, lines = RecentEntries(), [""]
    look = 53 if size <= MOST_LETTERS else 211  # each look at lines of that length goes through many megabytes
    for number in range(1, 2 * KEPT + 3 * PACKED):
        lines.append(f"{number:<{size}}\N{BRIDGE AT NIGHT}" if number % 7 else f"{number}")
        told.append(lines[-1])
        assert told.last + 1 - told.first < 2 * KEPT
        assert len(told.lines) < 2 * PACKED
        if number % look and (number < 2 * KEPT - 2 or size > MOST_LETTERS):
            continue
        assert told.line(told.first) == lines[told.first]
        assert told.line(number) == lines[number]
        for after in {told.first - 1, told.first + 5, max(told.first, number - 2 * PACKED), number - 1}:
            for until in (after, after + 1, after + PACKED, number):
                if after <= until <= number:
                    assert told.between(after, until) == lines[after + 1 : until + 1], (after, until)
        newest = told.newest(number)
        sent = lines[newest + 1 : number + 1]
        assert told.reaches(newest, number)
        assert len(sent) == 1 or sum(map(len, sent)) <= MOST_LETTERS
        more = newest < told.first or len(sent) == MOST_AT_ONCE
        assert more or sum(map(len, sent)) + len(lines[newest]) > MOST_LETTERS
    whole = RecentEntries(all=True)
    for line in lines[1:]:
        whole.append(line)
    assert whole.between(0, whole.last) == lines[1:]


def test_a_preview_is_never_free() -> None:
    """Whoever asks for previews, by channel or by POST, pays for them, and more for those that look ahead."""
    plain, far = r.Preview(id="a"), r.Preview(id="b", ahead=True, places=True)
    assert 0 < cost_of(plain) < cost_of(far)
    assert cost_of(r.Ping(id="c")) == 0
