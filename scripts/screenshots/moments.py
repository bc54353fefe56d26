"""Every page and moment that is photographed: how to come there from an empty server. `MOMENTS` has them by name."""

from __future__ import annotations

from .afterwards import AFTERWARDS
from .around import AROUND
from .days import DAYS
from .firsts import FIRSTS
from .scene import Scene
from .turns import TURNS

__all__ = ["MOMENTS", "Scene"]
#: Each begins in a new window.
MOMENTS = {**AROUND, **TURNS, **FIRSTS, **AFTERWARDS, **DAYS}
