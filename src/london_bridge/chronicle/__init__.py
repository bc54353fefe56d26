"""What finished games say of whoever played them: figures of each, and charters that they earn.

**The seat** (`played_seat`): a finished record, a seat, and who sat in the others. **Charters** (`charters`): fifteen
things to do at the bridge, each of which teaches a rule. **The line** (`chronicle_line`): one game as it stands in a
chronicle. Everything follows from the records, so that it can be made anew.

Imports rules and record, and knows nothing of people: the server keeps the chronicles.
"""

from .charters import CHARTERS, Charter, earned
from .chronicle_line import VERSION, ChronicleLine
from .played_seat import ChronicleError, PlayedSeat

__all__ = ["CHARTERS", "VERSION", "Charter", "ChronicleError", "ChronicleLine", "PlayedSeat", "earned"]
