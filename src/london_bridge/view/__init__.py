"""What one seat, or a spectator, may know (section 10). Imports only the rules.

`View` is built from what is known, never stripped from what is not; `sight` builds it, `words` writes it as plain
values and reads those back.
"""

from .sight import Policy, View

__all__ = ["Policy", "View"]
