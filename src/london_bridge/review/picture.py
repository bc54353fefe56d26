"""A review as a picture: everybody's chance over the game, and, as a page part, what it was made of.

The full line is what all could know, the dashed one what was true. Every line bears its player's name, and moments
their mark in words. Imports the drawings' colours and the standard library.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from .game_review import Review

WIDTH, HEIGHT = 960, 360
LEFT, RIGHT, TOP, BOTTOM = 46, 120, 16, 34
#: One for each seat; the names stand beside the lines.
INKS: Final = ("#a3262a", "#1f5b8f", "#2f6b3a", "#8a6a10")
#: Marked decisions that are told of a game.
MOST_TOLD: Final = 12
MARKS: Final = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
#: A moment of a review in words.
Words = Callable[[Mapping[str, Any], Mapping[str, Any]], str]


def curve_svg(review: Review) -> str:
    """The curve of everybody's chance of winning."""
    return curve(review.to_dict())


def curve(told: Mapping[str, Any]) -> str:
    """The same, of a review as plain values."""
    moments: Sequence[Mapping[str, Any]] = told["moments"]
    players: Sequence[str] = told["players"]
    across = (WIDTH - LEFT - RIGHT) / max(1, len(moments))

    def x(at: int) -> float:
        return LEFT + across * at

    def y(share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - min(1.0, max(0.0, share)))

    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
            f' role="img" font-family="Georgia, serif" font-size="13"><title>{escape(headline(told))}</title>'
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf8f2"/>'
        )
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(
            f'<path d="M{LEFT} {y(share):.1f}H{WIDTH - RIGHT}" stroke="#e2dccf"/>'
            f'<text x="{LEFT - 6}" y="{y(share) + 4:.1f}" text-anchor="end" fill="#5b6772">{100 * share:.0f} %</text>'
        )
    before = 0
    for at, one in enumerate(moments):
        if one["round"] != before:
            before = one["round"]
            parts.append(
                f'<path d="M{x(at):.1f} {TOP}V{HEIGHT - BOTTOM}" stroke="#e2dccf" stroke-dasharray="2 4"/>'
                f'<text x="{x(at) + 3:.1f}" y="{HEIGHT - BOTTOM + 16}" fill="#5b6772">{before}</text>'
            )
    for seat in range(len(players)):
        seen = [told["start"]["wins"][seat], *(one["after"]["wins"][seat] for one in moments)]
        true = [one["truth"]["wins"][seat] for one in moments if one["truth"]]
        line = " ".join(f"{x(at):.1f},{y(share):.1f}" for at, share in enumerate(seen))
        dashes = " ".join(f"{x(at + 1):.1f},{y(share):.1f}" for at, share in enumerate(true))
        parts.append(
            f'<polyline points="{dashes}" fill="none" stroke="{INKS[seat]}" stroke-dasharray="3 4" opacity=".45"/>'
            f'<polyline points="{line}" fill="none" stroke="{INKS[seat]}" stroke-width="2.2"/>'
        )
    for seat, place in spread([y(told["end"]["wins"][seat]) for seat in range(len(players))]):
        parts.append(
            f'<text x="{WIDTH - RIGHT + 8}" y="{place + 4:.1f}" fill="{INKS[seat]}">{escape(players[seat][:16])}</text>'
        )
    for at, one in enumerate(moments):
        if one.get("grade"):
            share = one["after"]["wins"][one["seat"]]
            parts.append(
                f'<text x="{x(at + 1):.1f}" y="{y(share) - 6:.1f}" text-anchor="middle" font-weight="700"'
                f' fill="{INKS[one["seat"]]}">{MARKS[one["grade"]]}<title>{escape(sentence(told, one))}</title></text>'
            )
    return "".join(parts) + "</svg>"


def spread(places: Sequence[float], room: float = 16.0) -> list[tuple[int, float]]:
    """Names beside the ends of their lines, none on another."""
    found: list[tuple[int, float]] = []
    for seat in sorted(range(len(places)), key=lambda seat: places[seat]):
        found.append((seat, max(places[seat], found[-1][1] + room) if found else places[seat]))
    over = max(0.0, found[-1][1] - (HEIGHT - BOTTOM)) if found else 0.0
    return [(seat, place - over) for seat, place in found]


def headline(told: Mapping[str, Any]) -> str:
    """The game in a sentence."""
    wins, money = told["end"]["wins"], told["end"]["money"]
    winner = wins.index(max(wins))
    return f"{told['players'][winner]} won with £{money[winner]:.0f}. Chances of winning, moment by moment."


def sentence(told: Mapping[str, Any], one: Mapping[str, Any]) -> str:
    """A graded decision in a sentence."""
    name = told["players"][one["seat"]]
    low, high = 100 * max(0.0, one["low"]), 100 * one["high"]
    return (
        f"Round {one['round']}: {name} played {one['what']}; {one['best']} was better by {100 * one['loss']:.1f} points"
        f" ({low:.1f} to {high:.1f}): {one['grade']}."
    )


def plain_words(told: Mapping[str, Any], one: Mapping[str, Any]) -> str:
    """A moment in a sentence, its move or draw as records write it."""
    if one.get("grade"):
        return f"{sentence(told, one)} {why(one)}"
    who = f"{told['players'][one['seat']]} played {one['what']}" if one["kind"] == "decision" else one["what"]
    changes = ", ".join(
        f"{name} {points(wins)}" for name, wins in zip(told["players"], one["wins"], strict=True) if abs(wins) >= 0.005
    )
    return f"Round {one['round']}: {one['kind']}: {who}. {changes}".rstrip()


def review_html(review: Review) -> str:
    """The curve with its figures, for a notebook."""
    return report(review.to_dict())


def report(told: Mapping[str, Any], words: Words = plain_words) -> str:
    """The same, of a review as plain values; `words` tells its moments."""
    players, seats = told["players"], range(len(told["players"]))
    marked = [one for one in told["moments"] if one.get("grade")]
    marked.sort(key=lambda one: -one["loss"])
    figures = [
        [
            players[seat],
            f"£{told['end']['money'][seat]:.0f}",
            f"£{told['adjusted']['money'][seat]:.1f}",
            points(told["luck"]["wins"][seat]),
            points(told["reveals"]["wins"][seat]),
            points(told["matrix"]["wins"][seat][seat]),
            points(sum(told["matrix"]["wins"][other][seat] for other in seats if other != seat)),
            shown(told["seats"][seat]["accuracy"]),
            str(told["seats"][seat]["level"] or ""),
        ]
        for seat in seats
    ]
    head = [
        "",
        "money",
        "without luck",
        "luck",
        "reveals",
        "own decisions",
        "others' decisions",
        "accuracy",
        "played like",
    ]
    gains = [[players[row], *(points(told["matrix"]["wins"][row][column]) for column in seats)] for row in seats]
    parts = [
        f"<figure>{curve(told)}</figure>",
        table(head, figures),
        "<p>In points of winning; luck, reveals and decisions add up to the result less the start.</p>",
        "<h3>Whose decisions gave whom what</h3>",
        table(["decisions of", *players], gains),
        "<h3>Where it was decided</h3>",
        listed([words(told, told["moments"][at]) for at in told["turning_points"]]),
        "<h3>What was lost</h3>" if marked else "<p>No decision is marked.</p>",
        listed([words(told, one) for one in marked[:MOST_TOLD]]),
    ]
    return f"<section>{''.join(parts)}</section>"


def listed(sentences: Sequence[str]) -> str:
    """A list; every sentence is text."""
    return f"<ol>{''.join(f'<li>{escape(one)}</li>' for one in sentences)}</ol>" if sentences else ""


def why(one: Mapping[str, Any]) -> str:
    """What speaks for the best move, and for the one that was played."""
    best = " ".join(reason["sentence"] for reason in one["for_best"])
    played = " ".join(reason["sentence"] for reason in one["for_played"])
    return f"For {one['best']}: {best} For {one['what']}: {played}".rstrip()


def points(share: float) -> str:
    """A change of a share in points."""
    return f"{100 * share:+.1f}"


def shown(value: float | None) -> str:
    """A figure, if there is one."""
    return "–" if value is None else f"{value:.0f}"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; every cell is text."""
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def page(reviews: Sequence[Mapping[str, Any]], people: Sequence[Mapping[str, Any]], words: Words = plain_words) -> str:
    """A file that stands alone: every game, and what they say together of every player."""
    style = (
        "body{font:16px/1.5 Georgia,serif;color:#1f2a36;background:#fbf8f2;max-width:62rem;margin:2rem auto;"
        "padding:0 1rem}table{border-collapse:collapse;font-variant-numeric:tabular-nums}th,td{padding:.25rem .6rem;"
        "text-align:right;border-bottom:1px solid #e2dccf}th:first-child,td:first-child{text-align:left}"
        "svg{max-width:100%;height:auto}figure{margin:0}"
    )
    parts = []
    if len(reviews) > 1:
        head, rows = profile_table(people)
        parts += ["<h2>All games</h2>", "<p>Intervals are 95 %, from game to game.</p>", table(head, rows)]
        head, rows = loss_table(people)
        parts += ["<h3>What was lost, in points a decision</h3>", table(head, rows)]
    for told in reviews:
        parts += [f"<h2>{escape(headline(told))}</h2>", report(told, words)]
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>London Bridge: the review</title>'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><style>{style}</style></head>'
        f"<body><h1>The review</h1>{''.join(parts)}</body></html>\n"
    )


def profile_table(people: Sequence[Mapping[str, Any]]) -> tuple[list[str], list[list[str]]]:
    """What all games say of every player: head and rows."""
    head = ["", "games", "won, %", "without luck", "money, £", "without luck", "loss, points", "accuracy", "plays like"]
    rows = [
        [
            one["name"],
            str(one["games"]),
            *(interval(one[name], 100) for name in ("wins", "adjusted_wins")),
            *(interval(one[name], 1) for name in ("money", "adjusted_money")),
            interval(one["loss"], 100),
            shown(one["accuracy"]),
            one["level"] or "",
        ]
        for one in people
    ]
    return head, rows


def loss_table(people: Sequence[Mapping[str, Any]]) -> tuple[list[str], list[list[str]]]:
    """What every player loses with which kind of decision, and in which round: head and rows."""
    kinds = sorted({kind for one in people for kind in one["kinds"]})
    rounds = sorted({number for one in people for number in one["rounds"]}, key=int)
    nothing = {"value": None}
    rows = [[kind, *(interval(one["kinds"].get(kind, nothing), 100) for one in people)] for kind in kinds] + [
        [f"round {number}", *(interval(one["rounds"].get(number, nothing), 100) for one in people)] for number in rounds
    ]
    return ["", *(one["name"] for one in people)], rows


def interval(estimate: Mapping[str, Any], scale: float) -> str:
    """A mean with its interval."""
    if estimate["value"] is None:
        return "–"
    ends = "" if estimate["low"] is None else f" ({scale * estimate['low']:.1f} to {scale * estimate['high']:.1f})"
    return f"{scale * estimate['value']:.1f}{ends}"
