"""What one seat, or a spectator, may know (section 10). Imports only the rules.

`View` is built from what is known, never stripped from what is not. `sight` builds it, `view_writer` writes it as plain
values, `view_document` reads those back, and `encoding` writes it as JSON for a table. `observe` writes it as a row of
numbers for those who learn; what each of them is says `observation_fields`, and `remembering` spares work there.
"""

from .sight import Policy, View

__all__ = ["Policy", "View"]
