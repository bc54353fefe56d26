import cython
from london_bridge.rules.state cimport State, note, pay
from london_bridge.rules cimport c_sizes as sizes

cdef int FIRST_PARK
cdef int OVER
cdef int KIND_GATE
cdef int KIND_CHAPEL
cdef int KIND_HOSTELRY
cdef int BY_CHAPEL, BY_GATE, BY_HOSTELRY, BY_BRIDGE
cdef int BASE, MOST
cdef int LEADER, DISTANCE, AGAIN
cdef int STEPS, TILES
cdef int HIGHEST, CARDS, CARD_SETS
cdef int LONGEST, LOWEST, LOW, KIND_SETS
cdef int PRIZES[3]
cdef int EMPTY_SITES[6]
cdef int STEPS_PAY[14]
cdef int TILES_PAY[5]
cdef int CARDS_PAY[9]
cdef int LEADER_PAYS, LOWEST_PAYS
cdef int CARD_OF_SET, LOW_NUMBER, LOW_PAYS, KIND_SET_PAYS


@cython.locals(seat=int, scoring=int)
cpdef int assess(State s, int category) except -1 nogil

cdef int refuse_category(int category) except -1 with gil

cdef int refuse_seat(State s, int seat) except -1 with gil

@cython.locals(players=int, seat=int, last=int, total=int, space=int)
cdef void assess_chapel(State s, int scoring) noexcept nogil

@cython.locals(players=int, seat=int, spaces=int, count=int)
cdef void assess_gate(State s, int scoring) noexcept nogil

@cython.locals(players=int, seat=int, total=int, value=int, count=int, sets=int)
cdef void assess_hostelry(State s, int scoring) noexcept nogil

@cython.locals(players=int, seat=int, site=int, sets=int, kind=int, count=int)
cdef void assess_bridge(State s, int scoring) noexcept nogil

@cython.locals(seat=int, site=int)
cdef void count_kind(State s, int kind) noexcept nogil

@cython.locals(best=int, run=int, site=int)
cpdef int longest_line(State s, int seat) except -1 nogil

@cython.locals(count=int, tile=int)
cpdef int unused_tiles(State s, int seat) except -1 nogil

@cython.locals(players=int, keys="int[4]", i=int, seat=int, ahead=int, j=int)
cdef void rank(State s, int least) noexcept nogil

@cython.locals(seat=int)
cpdef void pay_round(State s) noexcept

@cython.locals(scoring=int, best=int, i=int)
cpdef int round_leader(State s, int category) noexcept

cpdef int round_winner(State s, int category) noexcept

@cython.locals(players=int, category=int, seat=int, due=int)
cpdef void pay_end(State s) noexcept

@cython.locals(empty=int)
cpdef int sites_cost(State s, int seat) except -1

cpdef int tiles_pay(State s, int seat) except -1

@cython.locals(place=int, other=int, more=int)
cpdef int final_place(State s, int seat) except -1

@cython.locals(players=int, before="int[4]", seat=int)
cpdef int settle(State s, int without) except -1

cdef void note_gain(State s, int seat, int category) noexcept
