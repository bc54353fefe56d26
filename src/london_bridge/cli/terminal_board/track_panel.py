"""The chapel track and the gate track: their spaces, what lies on them, and who stands where."""

from rich.console import Group
from rich.text import Text

from london_bridge.cli.paper import crests, seat_text
from london_bridge.view import View

#: A space: what is printed there, and who stands there, from the front: the top of the pile, the foremost step.
Cell = tuple[Text, Text]


def tracks(view: View, letters: list[str], width: int) -> Group:
    """Both tracks; a track that is too long for the width goes on in the next line."""
    s = view.sketch
    tables = s.deal.tables
    chapel = _cells(view, letters, "chapel", tables.chapel_last, tables.chapel_money, [0] * 41)
    gate = _cells(view, letters, "gate", tables.gate_last, tables.gate_money, tables.gate_bonus)
    return Group(*_lines("chapel track", chapel, width), *_lines("gate track", gate, width))


def _cells(view: View, letters: list[str], track: str, last: int, money: list[int], bonus: list[int]) -> list[Cell]:
    s = view.sketch
    spaces = s.chapel if track == "chapel" else s.gate
    order = s.chapel_order if track == "chapel" else s.gate_order
    cells: list[Cell] = []
    for space in range(last + 1):
        here = [seat for seat in list(order)[: view.players] if spaces[seat] == space]
        markers = Text()
        if space == 0:
            label = Text("stairs" if track == "chapel" else "start")
        else:
            label = Text()
            label.append(str(space), style="quiet")
            if money[space]:
                label.append_text(crests(f"£{money[space]}"))
            if bonus[space]:
                label.append("+", style="bold")
        for seat in here:
            markers.append_text(seat_text(seat, letters[seat]))
        cells.append((label, markers))
    return cells


def _lines(name: str, cells: list[Cell], width: int) -> list[Text]:
    title = f"{name:<13}"
    rows: list[Text] = []
    labels, markers = Text(), Text(" " * len(title))
    labels.append(title, style="head")
    for label, here in cells:
        size = max(label.cell_len, here.cell_len) + 2
        if labels.cell_len + size > width:
            rows += [labels, markers]
            labels, markers = Text(" " * len(title)), Text(" " * len(title))
        labels.append_text(_padded(label, size))
        markers.append_text(_padded(here, size))
    for row in (*rows, labels, markers):
        row.rstrip()
    return [*rows, labels, markers]


def _padded(text: Text, size: int) -> Text:
    padded = Text()
    padded.append_text(text)
    padded.append(" " * (size - text.cell_len))
    return padded
