"""Version 0 of the PettingZoo environment, under the name by which PettingZoo's modules go."""

from .pettingzoo_env import env, raw_env
from .pettingzoo_parallel import parallel_env

__all__ = ["env", "parallel_env", "raw_env"]
