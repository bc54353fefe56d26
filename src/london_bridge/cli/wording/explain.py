"""What `?` answers: a move, legal or not, or a word of the game, with the rules' numbers. Imports rules and view."""

from london_bridge.rules import codes, engine
from london_bridge.rules.moves import Move, moves_of
from london_bridge.rules.why import why_not
from london_bridge.view import View

from .event_sentences import Teller
from .move_sentences import words_of
from .names import either
from .preview import preview, try_move
from .terms import find_term, meaning_of

#: What each family of moves is for, and its rules; by the first code of the family.
_FAMILIES = (
    (
        codes.CARD,
        (
            "Everybody puts a card down in secret (with two players two), and all are revealed together. Turns go by"
            " value, high to low; ties go to the player ahead on the chapel track. The card goes back to the supply at"
            " the beginning of your turn, a 0 comes back to your hand."
        ),
        ("4.2", "4.5", "5.1"),
    ),
    (
        codes.NOBLEWOMAN,
        "Before your first card of the round you may use “Lady's Visit”. Everybody sees it at once.",
        ("4.1", "6.8"),
    ),
    (
        codes.BOOST,
        "Every “Higher Rank” raises one of your played cards by 1 for the turn order of this round.",
        ("4.4", "6.7"),
    ),
    (
        codes.PASS,
        "You decline: no (more) “Higher Rank”, or, where no space is open to you without a bonus tile, no building.",
        ("4.4", "5.4"),
    ),
    (
        codes.ADVANCE_CHAPEL,
        (
            "“Pilgrim's Stride” and “Gatekeeper's Nod” move your marker two spaces on the track, before your pawn is"
            " placed or at the end of your turn; spaces that it lands on or passes pay as always."
        ),
        ("6.5", "6.6", "5.12"),
    ),
    (
        codes.PLACE,
        (
            "On an outer space you get the money printed there and take the top tile of the stack beside it. The X is"
            " closed without “Forbidden Ground”, a space with a pawn without “Side by Side”."
        ),
        ("5.2", "6.1", "6.3"),
    ),
    (
        codes.CENTRE,
        "In the centre you pay £2 and take the top tile of any stack that is not empty.",
        ("5.2",),
    ),
    (
        codes.FREE,
        "With “Toll Waived” the centre costs nothing; it may be combined with “Side by Side”.",
        ("6.2", "6.9"),
    ),
    (
        codes.BUILD,
        (
            "A tile that fits the next empty site must go there: a park always, a number if it is lower than the last"
            " building's or follows a park. Any other replaces a building so that numbers fall in every line. Then it"
            " acts with the strength of its crest on your whole bridge."
        ),
        ("5.5", "5.6", "5.7", "5.8"),
    ),
    (
        codes.DRAW,
        "A hostelry gives cards from the supply, from high to low, worth no more than its strength in all.",
        ("5.10",),
    ),
    (
        codes.BONUS,
        (
            "Every bonus space that you land on or pass gives one of the tiles that lie face up. You can use it from"
            " the next round on; kept to the end it is worth £1."
        ),
        ("5.12", "6.0", "8.7"),
    ),
    (codes.TAKE_BACK, "The card that you played this turn comes from the supply back to your hand.", ("6.4",)),
    (codes.DONE, "You take no more cards, or use no more tiles, and the game goes on.", ("5.10", "6.4")),
)


def family_of(code: int) -> tuple[str, tuple[str, ...]]:
    """What a move is for in general, and the rules that say so."""
    text: str = ""
    rules: tuple[str, ...] = ()
    for first, meaning, numbers in _FAMILIES:
        if code >= first:
            text, rules = meaning, numbers
    return text, rules


def explain_move(view: View, move: Move, teller: Teller) -> list[str]:
    """A move explained: in words, what would happen by which rule, and what such a move is for."""
    said = f"{words_of(view, move)}. (In records: {move}.)"
    general, rules = family_of(move.code)
    told = [said]
    seat = -1 if view.seat is None else view.seat
    if not view.legal_mask() >> move.code & 1:
        refusal = why_not(view.sketch, seat, move.code)
        told.append(f"You may not do this now. {refusal.sentence} (rule {refusal.rule})")
    else:
        told += _consequences(view, move, teller)
    told.append(f"{general} ({_rules(rules)})")
    return told


def _consequences(view: View, move: Move, teller: Teller) -> list[str]:
    """What would happen, step by step; for a pawn also what the tile would do on each site where it can go."""
    outcome = preview(view, move.code)
    if outcome is None or view.seat is None:
        return []
    told = [f"• {teller.sentence(event)} (rule {event.rule})" for event in outcome.events]
    if codes.PLACE <= move.code < codes.BUILD:
        for code in sorted(site.code for site in moves_of(engine.legal(outcome.state, view.seat))):
            events = try_move(outcome.state, view.seat, code).events
            rules = dict.fromkeys(event.rule for event in events)
            told.append(f"• Then: {' '.join(teller.story(events))} ({_rules(tuple(rules))})")
    elif outcome.ends_turn:
        told.append("• Then your turn is over.")
    return told


def _rules(numbers: tuple[str, ...]) -> str:
    return f"{'rule' if len(numbers) == 1 else 'rules'} {either(list(numbers), 'and')}"


def explain_term(text: str, players: int) -> str | None:
    """A word of the game explained as it holds in a game of so many, or None if it is not one."""
    term = find_term(text)
    if term is None:
        return None
    name = term.name[0].upper() + term.name[1:]
    return f"{name}: {meaning_of(term, players)} ({_rules(term.rules)})"
