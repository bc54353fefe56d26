"""4.1: when a bot's choice in secret is told says nothing about it, also where bots have to wait."""

import asyncio

from london_bridge.server.tables.bot_driver import SecretChoice, SecretChoices
from tests.waiting import a_turn_of_the_loop


def test_a_choice_that_is_ready_is_told_when_it_is_due() -> None:
    """Not before, and it waits for nobody."""

    async def main() -> None:
        together, loop = SecretChoices(), asyncio.get_running_loop()
        choice, other = together.begin(1, 0.05), together.begin(2, 0.05)
        await together.wait(choice)
        assert loop.time() >= choice.due
        assert together.choosing == {other}

    asyncio.run(main())


def test_late_choices_are_told_together_in_the_order_of_seats() -> None:
    """Whichever was found first: the last one to be found lets all of them be told."""

    async def main() -> None:
        together = SecretChoices()
        told: list[int] = []

        async def choose(choice: SecretChoice) -> None:
            await together.wait(choice)
            told.append(choice.seat)

        choices = [together.begin(seat, -1) for seat in range(4)]
        waiting = [asyncio.create_task(choose(choices[seat])) for seat in (3, 1)]
        for _ in range(5):
            await a_turn_of_the_loop()
        assert not told
        together.end(choices[2])  # its person came back
        waiting.append(asyncio.create_task(choose(choices[0])))
        await asyncio.gather(*waiting)
        assert told == [0, 1, 3]
        assert not together.late
        assert not together.choosing

    asyncio.run(main())


def test_a_seat_that_chooses_anew_is_told_of_both() -> None:
    """What it chooses from has changed while it thought: neither of the two thoughts waits for ever, also where the
    second is ready at the very moment at which the first is told.
    """

    async def main() -> None:
        together = SecretChoices()
        first, second = together.begin(1, -1), together.begin(1, -1)
        early = asyncio.create_task(together.wait(first))
        await a_turn_of_the_loop()
        together.end(second)
        await a_turn_of_the_loop()
        third = together.begin(1, -1)
        await asyncio.wait_for(asyncio.gather(early, together.wait(third)), 5)
        assert not together.late

    asyncio.run(main())


def test_who_gives_up_waiting_holds_nobody_up() -> None:
    """A thought that is cancelled while it waits to be told is forgotten."""

    async def main() -> None:
        together = SecretChoices()
        first, second = together.begin(0, -1), together.begin(1, -1)
        late = asyncio.create_task(together.wait(first))
        await a_turn_of_the_loop()
        late.cancel()
        await asyncio.gather(late, return_exceptions=True)
        assert not together.late
        await together.wait(second)

    asyncio.run(main())
