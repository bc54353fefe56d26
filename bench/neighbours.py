"""The vectorised games beside EnvPool and pgx, and in one thread and two: `python -m bench.neighbours [--only NAME]`.

`pip install envpool pgx jax`, here or in an environment of their own; what is not installed is left out, and told.
Steps a second by the clock on the wall, the best of many short pieces that take turns, so that a busy machine is busy
for all of them alike. Every engine steps 1,024 games with random legal actions: ours and EnvPool's a call for each
step, pgx as it is made for, several steps in one compiled call. Where a game ends, all of them deal the next.
"""

from __future__ import annotations

import argparse
import importlib.util
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from london_bridge.envs import VectorGames
from london_bridge.envs.gymnasium_vector import LondonBridgeVectorEnv

COUNT = 1024
PIECES = 200
#: A step of all games, many times; gives how many single steps that were.
Work = Callable[[], int]


def own(threads: int, steps: int) -> Work:
    """Our games, as many in every thread."""
    games = [VectorGames(COUNT, 4, "base", seed=number) for number in range(threads)]

    def play(part: VectorGames) -> None:
        for _ in range(steps):
            part.step(part.sample())

    pool = ThreadPoolExecutor(threads)

    def work() -> int:
        if threads == 1:
            play(games[0])
        else:
            list(pool.map(play, games))
        return steps * COUNT * threads

    return work


def own_env(mode: str, copy: bool, steps: int) -> Work:
    """Our games in self-play behind Gymnasium's vector interface."""
    envs = LondonBridgeVectorEnv(COUNT, seat="all", autoreset_mode=mode, copy=copy)
    envs.reset(seed=1)

    def work() -> int:
        for _ in range(steps):
            envs.step(envs.games.sample())
        return steps * COUNT

    return work


def envpool(threads: int, steps: int) -> Work:
    """EnvPool's CartPole, which is its smallest; any action is legal."""
    import envpool

    envs: Any = envpool.make_gymnasium("CartPole-v1", num_envs=COUNT, num_threads=threads)
    envs.reset()
    actions = np.random.default_rng(1).integers(0, 2, (64, COUNT)).astype(np.int32)

    def work() -> int:
        for step in range(steps):
            envs.step(actions[step % 64])
        return steps * COUNT

    return work


def pgx(name: str, steps: int) -> Work:
    """A game of pgx, compiled for the processor, with its own autoreset."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env: Any = pgx.make(name)
    init, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, chosen, chance = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(chosen, logits, axis=-1)
        return (step(state, action, jax.random.split(chance, COUNT)), key), None

    many = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=steps)[0])
    carry = (jax.jit(init)(jax.random.split(jax.random.PRNGKey(1), COUNT)), jax.random.PRNGKey(2))

    def work() -> int:
        nonlocal carry
        carry = jax.block_until_ready(many(carry))
        return steps * COUNT

    return work


def engines(scale: int) -> Iterator[tuple[str, Callable[[], Work]]]:
    """What there is here, by name."""
    yield "London Bridge, one thread", lambda: own(1, 5 * scale)
    for mode in ("SameStep", "NextStep"):
        yield f"VectorEnv, {mode}, new arrays", lambda mode=mode: own_env(mode, True, 5 * scale)  # type: ignore[misc]
        yield f"VectorEnv, {mode}, the same arrays", lambda mode=mode: own_env(mode, False, 5 * scale)  # type: ignore[misc]
    yield "London Bridge, two threads", lambda: own(2, 5 * scale)
    if importlib.util.find_spec("envpool"):
        yield "EnvPool, CartPole-v1, one thread", lambda: envpool(1, 10 * scale)
        yield "EnvPool, CartPole-v1, two threads", lambda: envpool(2, 10 * scale)
    if importlib.util.find_spec("pgx") and importlib.util.find_spec("jax"):
        yield "pgx, tic_tac_toe", lambda: pgx("tic_tac_toe", 10 * scale)
        yield "pgx, backgammon", lambda: pgx("backgammon", 1)


def main(words: list[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="The vectorised games beside EnvPool and pgx.")
    parser.add_argument("--quick", action="store_true", help="to see that it runs, not how fast")
    parser.add_argument("--only", default="", metavar="NAME", help="what has this in its name, ours besides")
    chosen = parser.parse_args(words)
    quick = chosen.quick
    made = list(engines(1 if quick else 2))
    works = {name: make() for at, (name, make) in enumerate(made) if not at or chosen.only in name}
    best = dict.fromkeys(works, 0.0)
    for work in works.values():
        work()  # what is compiled or made on first use is so now
    for _ in range(1 if quick else PIECES):
        for name, work in works.items():
            begun = time.perf_counter()
            done = work()
            best[name] = max(best[name], done / (time.perf_counter() - begun))
    ours = next(iter(best.values()))
    for name, rate in best.items():
        print(f"{name:36} {rate:>12,.0f} steps/s  {rate / ours:>6.1%}")
    for module in ("envpool", "pgx", "jax"):
        if not importlib.util.find_spec(module):
            print(f"{module} is not installed, so it is left out.", file=sys.stderr)


if __name__ == "__main__":
    main()
