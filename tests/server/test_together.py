"""4.1: when a bot's choice in secret is told says nothing about it, also where bots have to wait."""

import asyncio

from london_bridge.server.tables.together import Together


def test_a_choice_that_is_ready_is_told_when_it_is_due() -> None:
    """Not before, and it waits for nobody."""

    async def main() -> None:
        together, loop = Together(), asyncio.get_running_loop()
        together.begin(1)
        together.begin(2)
        due = loop.time() + 0.05
        await together.wait(1, due)
        assert loop.time() >= due
        assert together.choosing == {2}

    asyncio.run(main())


def test_late_choices_are_told_together_in_the_order_of_seats() -> None:
    """Whichever was found first: the last one to be found lets all of them be told."""

    async def main() -> None:
        together, loop = Together(), asyncio.get_running_loop()
        told: list[int] = []

        async def choose(seat: int) -> None:
            await together.wait(seat, loop.time() - 1)
            told.append(seat)

        for seat in range(4):
            together.begin(seat)
        waiting = [asyncio.create_task(choose(seat)) for seat in (3, 1)]
        for _ in range(5):
            await asyncio.sleep(0)
        assert not told
        together.end(2)  # its person came back
        waiting.append(asyncio.create_task(choose(0)))
        await asyncio.gather(*waiting)
        assert told == [0, 1, 3]
        assert not together.late
        assert not together.choosing

    asyncio.run(main())


def test_who_gives_up_waiting_holds_nobody_up() -> None:
    """A thought that is cancelled while it waits to be told is forgotten."""

    async def main() -> None:
        together, loop = Together(), asyncio.get_running_loop()
        together.begin(0)
        together.begin(1)
        late = asyncio.create_task(together.wait(0, loop.time() - 1))
        await asyncio.sleep(0)
        late.cancel()
        await asyncio.gather(late, return_exceptions=True)
        assert not together.late
        await together.wait(1, loop.time() - 1)

    asyncio.run(main())
