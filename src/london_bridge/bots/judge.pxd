import cython
from london_bridge.bots.situation cimport Situation
from london_bridge.rules.building cimport legal_sites
from london_bridge.rules.scoring cimport unused_tiles
from london_bridge.rules.state cimport Deal, State
from london_bridge.rules.box_tables cimport Tables
from london_bridge.rules cimport c_sizes as sizes

cdef unsigned long long BIT[64]
cdef int BUILD
cdef int GATE, GUILD, CHAPEL, HOSTELRY, PARK, HABERDASHER, FIRST_PARK, OPEN
cdef int BY_CHAPEL, BY_GATE, BY_HOSTELRY, BY_BRIDGE
cdef int BASE, MOST
cdef int LEADER, DISTANCE, AGAIN
cdef int STEPS, TILES
cdef int HIGHEST, CARDS, CARD_SETS
cdef int LONGEST, LOWEST, LOW, KIND_SETS
cdef double PRIZE[5]
cdef double CARD_COUNT[9]
cdef int TILES_PAY[5]
cdef int CARD_OF_SET, LOW_NUMBER, LOW_PAYS, CENTRE_COSTS


cdef class Judge:
    cdef public Situation seen

    @cython.locals(total=double, reach=double, other=int, chance=double)
    cdef double ranked(self, double* others, int seat, double mine, double spread) noexcept

    @cython.locals(
        hand="double*", count=double, worth=double, useful=double, scoring=int, trust=double, total=double, cards=int,
        sets=double, value=int,
    )
    cdef double hand_worth(self, State s, int seat) noexcept

    @cython.locals(count=int)
    cdef double tile_keep(self, State s, int seat) noexcept

    @cython.locals(
        old=int, last=int, new=int, scoring=int, table=int, worth=double, more=double, front=int, other=int
    )
    cdef double chapel_gain(self, State s, int seat, int steps) noexcept

    @cython.locals(
        old=int, last=int, new=int, scoring=int, table=int, worth=double, more=double, front=int, other=int
    )
    cdef double gate_gain(self, State s, int seat, int steps) noexcept

    @cython.locals(total=double, reach=double, other=int, chance=double)
    cdef double ranked_track(self, short* spaces, int seat, int mine, double spread) noexcept

    @cython.locals(chance=double)
    cdef double lead(self, int distance) noexcept

    @cython.locals(hand="double*", left=int, scoring=int, value=int, number=int, worth=double)
    cdef double draw_gain(self, State s, int seat, int strength) noexcept

    @cython.locals(
        hand="double*", best=double, four=int, three=int, two=int, one=int, left=int, rest=int, worth=double
    )
    cdef double best_lot(self, State s, int seat, int strength, int high) noexcept

    @cython.locals(number=int)
    cdef int most(self, State s, int value, int strength, int high) noexcept

    cdef double income(self, State s, int seat, int amount) noexcept

    cpdef double appraise(self, State s, int seat, int tile)

    @cython.locals(built=int, mask=cython.ulonglong, best=double, site=int, worth=double)
    cdef double tile_gain(self, State s, int seat, int tile) noexcept

    @cython.locals(
        tables=Tables, kind=int, crest=int, built=int, turns=int, last=int, old=int, gone=int, worth=double,
        strength=int, first=int, each=int, all_four=int,
    )
    cdef double site_gain(self, State s, int seat, int tile, int site) noexcept

    @cython.locals(deal=Deal, worth=double, gone=int, scoring=int, chance=double, _=int)
    cdef double scored(self, State s, int seat, int tile, int kind, int old, int built, int last) noexcept

    @cython.locals(built=int, worth=double, scoring=int)
    cdef double pass_gain(self, State s, int seat) noexcept

    @cython.locals(mine=double, other=double, now=double)
    cdef double one_more(self, double* counts, int seat, bint more) noexcept

    @cython.locals(worth=double, level=int, number=int, each=int, count=double)
    cdef double sets(self, int kind, int gone) noexcept

    @cython.locals(mine=double, best=int, run=int, at=int, hope=double)
    cdef double line_rank(self, State s, int seat, int kind, int old, int last) noexcept
