import cython
from london_bridge.rules.state cimport Deal, State
from london_bridge.rules.box_tables cimport Tables
from london_bridge.rules cimport c_sizes as sizes

cdef bint COMPILED
cdef int CARDS_PHASE, BOOSTS_PHASE
cdef int GATE, CHAPEL, HOSTELRY, FIRST_PARK, OPEN
cdef int BY_CHAPEL, BY_GATE, BY_HOSTELRY, BY_BRIDGE
cdef int BASE, MOST, LONGEST, KIND_SETS


cdef class Situation:
    cdef public dict weights
    cdef public Tables tables
    cdef public double crest, crest_again, ahead, enough, spare, noise, poor, hold
    cdef public double drift, spread_chapel, spread_gate, spread_hand, spread_built, spread_kind, spread_line
    cdef public double rank_chapel, rank_gate, rank_hand, rank_bridge, rank_kind, leader, lowest, hand_score
    cdef public double card_worth[5]
    cdef public double card_play[5]
    cdef public double tile_worth[8]
    cdef public double set_worth[7]
    cdef public double line[10478]
    cdef public double run[806]
    cdef public double chapel_track[1599]
    cdef public double gate_track[1599]
    cdef public double shares[28]
    # What `look` has seen.
    cdef public double hand[5]
    cdef public double totals[4]
    cdef public double runs[4]
    cdef public double kinds[6]
    cdef public double chapels[4]
    cdef public double gates[4]
    cdef public double hostelries[4]
    cdef public int players, turns, last, first_card
    cdef public double held, wait
    cdef public double places[7]
    cdef public double earlier[4]
    cdef public double left[4]
    cdef public double chance[5]
    cdef public double before[20]
    cdef public double lean[64]
    cdef public double worth[64]

    cpdef prepare(self, State s)

    @cython.locals(
        deal=Deal, players=int, turns=int, built=int, value=int, scoring=int, other=int, kind=int, i=int
    )
    cpdef look(self, State s, int seat)

    @cython.locals(total=int, value=int, slot=int)
    cdef int hand_total(self, State s, int seat) noexcept

    @cython.locals(count=int, at=int)
    cdef int count_kind(self, State s, int seat, int kind) noexcept

    @cython.locals(best=int, run=int, last=int, at=int, hope=double)
    cdef double longest(self, State s, int seat) noexcept
