"""Environments for research: the game in the interfaces that people already use.

`vector` steps many games at once inside the compiled core; `pettingzoo_env` and `pettingzoo_parallel` (by version,
`london_bridge_v0`), `gymnasium_env`, `openspiel_game` and `openspiel_small` are the game for PettingZoo, Gymnasium and
OpenSpiel; `gymnasium_vector` and `stable_baselines_env`
are the vectorised games for Gymnasium and Stable-Baselines3; `data` keeps decisions in Parquet files.
`layout` knows what every number of an observation is, `learner_view` reads one; `actions` are the 55 moves. Imports
rules, view, bots and art, and numpy; what else is of the `[research]` extra only in the modules that carry its name.
"""

from london_bridge.extras import needed

with needed("research"):
    from .actions import ACTIONS, action_of, words_of
    from .buffers import Buffers
    from .learner_view import mask, observation
    from .vector import VectorGames

__all__ = ["ACTIONS", "Buffers", "VectorGames", "action_of", "mask", "observation", "words_of"]
