"""Small parts of the live table: taking turns at it, and frames written the short way."""

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from london_bridge.server.live.frames import framed, never, writer_of
from london_bridge.server.tables.turns import Turns


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_frame_is_what_the_library_would_send(size: int) -> None:
    """RFC 6455, 5.2: the length in 7, 16 or 64 bits, and no mask from a server."""
    payload = b"x" * size
    assert framed(payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)


def test_where_there_is_no_short_way_none_is_taken() -> None:
    """Another server than ours runs the application too."""
    assert writer_of({}) is never
    assert not writer_of({"extensions": {}})("text")


def test_turns_are_taken_in_the_order_of_coming() -> None:
    """One at a time, first come first served."""

    async def main() -> None:
        turns, order = Turns(), list[int]()
        inside = 0

        async def come(number: int) -> None:
            nonlocal inside
            async with turns:
                inside += 1
                assert inside == 1
                await asyncio.sleep(0.001)
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
        turns = Turns()
        assert turns.take()
        assert not turns.take()
        first, second = asyncio.create_task(turns.wait()), asyncio.create_task(turns.wait())
        await asyncio.sleep(0)
        if late:
            turns.give()
            first.cancel()
        else:
            first.cancel()
            await asyncio.sleep(0)
            turns.give()
        with pytest.raises(asyncio.CancelledError):
            await first
        await asyncio.wait_for(second, 1)
        assert turns.locked()
        turns.give()
        assert not turns.locked()

    asyncio.run(main())
