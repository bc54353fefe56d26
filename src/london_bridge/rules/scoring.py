"""Sections 8 and 9: what is paid at the end of a round, and at the end of the game.

`assess` works out one category as things stand (for the final scoring, and for showing the standing at any time); the
functions that pay are below it.
"""

from london_bridge.errors import LondonBridgeError

from . import codes, scorings, sizes, words
from .state import State, no_seat, note, pay

CATEGORY_NAMES = words.CATEGORIES
SCORING_NAMES = words.SCORINGS
RULES = words.SCORING_RULES
FIRST_PARK = words.FIRST_PARK
OVER = codes.OVER
KIND_GATE = words.GATE
KIND_CHAPEL = words.CHAPEL
KIND_HOSTELRY = words.HOSTELRY

BY_CHAPEL = scorings.BY_CHAPEL
BY_GATE = scorings.BY_GATE
BY_HOSTELRY = scorings.BY_HOSTELRY
BY_BRIDGE = scorings.BY_BRIDGE
BASE = scorings.BASE
MOST = scorings.MOST
LEADER = scorings.LEADER
DISTANCE = scorings.DISTANCE
AGAIN = scorings.AGAIN
STEPS = scorings.STEPS
TILES = scorings.TILES
HIGHEST = scorings.HIGHEST
CARDS = scorings.CARDS
CARD_SETS = scorings.CARD_SETS
LONGEST = scorings.LONGEST
LOWEST = scorings.LOWEST
LOW = scorings.LOW
KIND_SETS = scorings.KIND_SETS
PRIZES = scorings.PRIZES
LEADER_PAYS = scorings.LEADER_PAYS
LOWEST_PAYS = scorings.LOWEST_PAYS
EMPTY_SITES = scorings.EMPTY_SITES
STEPS_PAY = scorings.STEPS_PAY
TILES_PAY = scorings.TILES_PAY
CARDS_PAY = scorings.CARDS_PAY
CARD_OF_SET = scorings.CARD_OF_SET
LOW_NUMBER = scorings.LOW_NUMBER
LOW_PAYS = scorings.LOW_PAYS
KIND_SET_PAYS = scorings.KIND_SET_PAYS


def assess(s: State, category: int) -> int:
    """Fill s.measure, s.gain and s.place with what a category counts, pays and ranks for every seat now.

    The scorings of every round (9.5 to 9.8) pay nothing at the end; for them nothing is counted here. Gives the
    scoring: its place in SCORINGS.
    """
    if not 0 <= category < sizes.CATEGORIES:
        return refuse_category(category)
    for seat in range(sizes.SEATS):
        s.measure[seat] = 0
        s.gain[seat] = 0
        s.place[seat] = 0
    scoring = s.deal.scoring[category]
    if category == BY_CHAPEL:
        assess_chapel(s, scoring)
    elif category == BY_GATE:
        assess_gate(s, scoring)
    elif category == BY_HOSTELRY:
        assess_hostelry(s, scoring)
    else:
        assess_bridge(s, scoring)
    return scoring


def refuse_category(category: int) -> int:
    """Say that there is no such category. (What runs without Python's lock raises nothing itself.)"""
    raise LondonBridgeError(f"There is no category {category} of scoring; they go from 0 to 3 (rule 2.8).")


def refuse_seat(s: State, seat: int) -> int:
    """Say that nobody sits there."""
    raise no_seat(s, seat)


def assess_chapel(s: State, scoring: int) -> None:
    """8.2, 9.1, 9.9, 9.10."""
    players = s.deal.players
    if scoring == MOST:
        count_kind(s, KIND_CHAPEL)
        rank(s, 1)
    elif scoring == BASE:
        for seat in range(players):
            s.measure[seat] = s.chapel[seat]
        rank(s, 1)
    elif scoring == DISTANCE:
        last = s.chapel[s.chapel_order[players - 1]]
        for seat in range(players):
            s.measure[seat] = s.chapel[seat] - last
            s.gain[seat] = s.chapel[seat] - last
    elif scoring == AGAIN:
        for seat in range(players):
            total = 0
            for space in range(1, s.chapel[seat] + 1):
                total += s.deal.tables.chapel_money[space]
            s.measure[seat] = total
            s.gain[seat] = total


def assess_gate(s: State, scoring: int) -> None:
    """8.3, 9.2, 9.11, 9.12."""
    players = s.deal.players
    if scoring == MOST:
        count_kind(s, KIND_GATE)
        rank(s, 1)
    elif scoring == BASE:
        for seat in range(players):
            s.measure[seat] = s.gate[seat]
        rank(s, 1)
    elif scoring == STEPS:
        for seat in range(players):
            spaces = s.gate[seat]
            s.measure[seat] = spaces
            s.gain[seat] = STEPS_PAY[spaces if spaces < 13 else 13]
    elif scoring == TILES:
        for seat in range(players):
            count = unused_tiles(s, seat)
            s.measure[seat] = count
            s.gain[seat] = TILES_PAY[count if count < 4 else 4]


def assess_hostelry(s: State, scoring: int) -> None:
    """8.4, 9.3, 9.13, 9.14."""
    players = s.deal.players
    if scoring == MOST:
        count_kind(s, KIND_HOSTELRY)
        rank(s, 1)
    elif scoring == BASE:
        for seat in range(players):
            total = 0
            for value in range(1, sizes.CARD_VALUES):
                total += value * s.hand[seat * sizes.CARD_VALUES + value]
            s.measure[seat] = total
        rank(s, 1)
    elif scoring == CARDS:
        for seat in range(players):
            count = 0
            for value in range(sizes.CARD_VALUES):
                count += s.hand[seat * sizes.CARD_VALUES + value]
            s.measure[seat] = count
            s.gain[seat] = CARDS_PAY[count if count < 8 else 8]
    elif scoring == CARD_SETS:
        for seat in range(players):
            # Every set has a 1 and a 2, and each of a 3 and then a 4 adds as much to it: the best split has as many
            # sets as there are pairs, and puts 4s where 3s are.
            sets = s.hand[seat * sizes.CARD_VALUES + 1]
            total = 0
            for value in range(2, sizes.CARD_VALUES):
                if s.hand[seat * sizes.CARD_VALUES + value] < sets:
                    sets = s.hand[seat * sizes.CARD_VALUES + value]
                total += CARD_OF_SET * sets
            s.measure[seat] = total
            s.gain[seat] = total


def assess_bridge(s: State, scoring: int) -> None:
    """8.5, 9.4, 9.15, 9.16."""
    players = s.deal.players
    if scoring == BASE:
        for seat in range(players):
            s.measure[seat] = s.built[seat]
        rank(s, 0)
    elif scoring == LONGEST:
        for seat in range(players):
            s.measure[seat] = longest_line(s, seat)
        rank(s, 1)
    elif scoring == LOW:
        for seat in range(players):
            for site in range(s.built[seat]):
                if s.bridge[seat * sizes.SITES + site] <= LOW_NUMBER:
                    s.measure[seat] += 1
            s.gain[seat] = LOW_PAYS * s.measure[seat]
    elif scoring == KIND_SETS:
        for seat in range(players):
            sets = sizes.SITES
            for kind in range(sizes.KINDS):
                count = 0
                for site in range(s.built[seat]):
                    if s.deal.tables.kind[s.bridge[seat * sizes.SITES + site]] == kind:
                        count += 1
                if count < sets:
                    sets = count
            s.measure[seat] = sets
            s.gain[seat] = KIND_SET_PAYS * sets


def count_kind(s: State, kind: int) -> None:
    """9.1 to 9.3: how many buildings of a kind stand on each bridge."""
    for seat in range(s.deal.players):
        for site in range(s.built[seat]):
            if s.deal.tables.kind[s.bridge[seat * sizes.SITES + site]] == kind:
                s.measure[seat] += 1


def longest_line(s: State, seat: int) -> int:
    """9.4: buildings in the longest run without a park."""
    if not 0 <= seat < s.deal.players:
        return refuse_seat(s, seat)
    best = 0
    run = 0
    for site in range(s.built[seat]):
        run = run + 1 if s.bridge[seat * sizes.SITES + site] < FIRST_PARK else 0
        if run > best:
            best = run
    return best


def unused_tiles(s: State, seat: int) -> int:
    """8.7: the bonus tiles that a seat holds, those taken this round included."""
    if not 0 <= seat < s.deal.players:
        return refuse_seat(s, seat)
    count = 0
    for tile in range(seat * sizes.BONUS_KINDS, seat * sizes.BONUS_KINDS + sizes.BONUS_KINDS):
        count += s.tiles[tile] + s.fresh[tile]
    return count


def rank(s: State, least: int) -> None:
    """8.1: prizes for the highest of s.measure, at least `least`; every tie is broken by the chapel track."""
    players = s.deal.players
    # Four times the measure, less the place on the chapel track: no two are equal. Places come from adding up
    # comparisons, always of four, without guessed branches: a standing may be asked for at every decision.
    keys = [-9999, -9999, -9999, -9999]
    for i in range(players):
        keys[i] = s.measure[s.chapel_order[i]] * 4 - i
    for i in range(players):
        seat = s.chapel_order[i]
        ahead = 0
        for j in range(sizes.SEATS):
            ahead += keys[j] > keys[i]
        if ahead < players - 1 and s.measure[seat] >= least:  # 4 players: three prizes, 3: two, 2: one
            s.place[seat] = ahead + 1
            s.gain[seat] = PRIZES[ahead]


def pay_round(s: State) -> None:
    """5.14: the expansion scorings "once each round" that are paid at its end."""
    seat = round_leader(s, BY_CHAPEL)
    if seat >= 0:
        pay(s, seat, LEADER_PAYS, "9.5", "chapel/leader")
    seat = round_leader(s, BY_GATE)
    if seat >= 0:
        pay(s, seat, LEADER_PAYS, "9.6", "gate/leader")
    seat = round_leader(s, BY_BRIDGE)
    if seat >= 0:
        pay(s, seat, LOWEST_PAYS, "9.8", "bridge/lowest")


def round_leader(s: State, category: int) -> int:
    """9.5, 9.6, 9.8: whom a scoring that is paid at the end of every round would pay now; -1: nobody."""
    if not 0 <= category < sizes.CATEGORIES:
        return -1
    scoring = s.deal.scoring[category]
    if category == BY_BRIDGE:
        return s.lowest_seat if scoring == LOWEST and s.lowest else -1
    if scoring != LEADER or category == BY_HOSTELRY:
        return -1
    best = s.chapel_order[0]
    if category == BY_CHAPEL:
        return best if s.chapel[best] else -1
    for i in range(1, s.deal.players):
        if s.gate[s.chapel_order[i]] > s.gate[best]:
            best = s.chapel_order[i]
    return best if s.gate[best] else -1


def round_winner(s: State, category: int) -> int:
    """9.5 to 9.8: whom a scoring of every round pays in this one as things stand, or has paid; -1: nobody."""
    if category == BY_HOSTELRY:
        # 4.3, 4.4: the first in the order by printed values is the first to be asked for boosts.
        return s.window[0] if s.deal.scoring[BY_HOSTELRY] == HIGHEST and s.window_size else -1
    return round_leader(s, category)


def pay_end(s: State) -> None:
    """The final scoring: the four categories, the empty sites, the unused tiles, and the winner."""
    players = s.deal.players
    for category in range(sizes.CATEGORIES):
        assess(s, category)
        for seat in range(players):
            if s.gain[seat]:
                s.money[seat] += s.gain[seat]
                if s.log is not None:
                    note_gain(s, seat, category)
    for seat in range(players):
        due = sites_cost(s, seat)
        if due:
            pay(s, seat, -due, "8.6", "empty sites")
        due = tiles_pay(s, seat)
        if due:
            pay(s, seat, due, "8.7", "unused tiles")
    if s.log is not None:
        note(s, "ranking", "8.8", -1, {"money": list(s.money)[:players], "seats": final_ranking(s)})


def sites_cost(s: State, seat: int) -> int:
    """8.6: what the empty sites of a seat cost it at the end."""
    if not 0 <= seat < s.deal.players:
        raise no_seat(s, seat)
    empty = sizes.SITES - s.built[seat]
    return EMPTY_SITES[empty if empty < 5 else 5]


def tiles_pay(s: State, seat: int) -> int:
    """8.7: what the unused bonus tiles of a seat are worth at the end, where no scoring counts them (9.12)."""
    return 0 if s.deal.scoring[BY_GATE] == TILES else unused_tiles(s, seat)


def note_gain(s: State, seat: int, category: int) -> None:
    """Tell what a category paid a seat at the end, for what, and for which place in a ranking."""
    name = CATEGORY_NAMES[category]
    scoring = SCORING_NAMES[name][s.deal.scoring[category]]
    data = {"amount": s.gain[seat], "source": f"{name}/{scoring}", "measure": s.measure[seat]}
    if s.place[seat]:
        data["place"] = s.place[seat]
    note(s, "money", RULES[name][scoring], seat, data)


def final_place(s: State, seat: int) -> int:
    """8.8: a seat's place in the end, 1 for the winner: by money, ties by the chapel track."""
    if not 0 <= seat < s.deal.players:
        raise no_seat(s, seat)
    place = 1
    for other in range(s.deal.players):
        more = s.money[other] - s.money[seat]
        place += more > 0 or (more == 0 and s.chapel_rank[other] < s.chapel_rank[seat])
    return place


def settle(s: State, without: int) -> int:
    """Fill s.gain with what each seat would still be paid if this round ended now and were the last, and s.place.

    Nothing is left to be paid when the game is over. `without` is a category that is not counted, or -1. It pays, so
    give it a copy. Gives the number of seats.
    """
    players = s.deal.players
    before = [s.money[0], s.money[1], s.money[2], s.money[3]]
    if s.phase != OVER:
        pay_round(s)
        pay_end(s)
        if without >= 0:
            assess(s, without)
            for seat in range(players):
                s.money[seat] -= s.gain[seat]
    for seat in range(players):
        s.gain[seat] = s.money[seat] - before[seat]
        s.place[seat] = final_place(s, seat)
    return players


def final_ranking(s: State) -> list[int]:
    """8.8: seats from the winner to the last: by money, ties by the chapel track."""
    seats = [s.chapel_order[i] for i in range(s.deal.players)]
    seats.sort(key=list(s.money).__getitem__, reverse=True)  # stable: equals stay in the order of the chapel track
    return seats
