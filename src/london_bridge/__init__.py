"""London Bridge: an unofficial digital edition of the board game Old London Bridge.

The rooms of the package, each importing only from those before it: `rules`, `record` and `view`, `bots`,
`lab`, `envs` and `server`, `cli`.
"""

from london_bridge import _pure

# Before any other module of the package is imported: it decides which file those are loaded from.
_pure.install()

__version__ = "0.1.0"


def compiled() -> bool:
    """Whether the compiled rules run; not so with LONDON_BRIDGE_PURE=1, or without a compiler."""
    return _pure.is_compiled("london_bridge.rules.engine")


__all__ = ["__version__", "compiled"]
