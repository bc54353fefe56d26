import cython
from london_bridge.rules.scoring cimport assess
from london_bridge.rules.state cimport Deal, State, top_bonus, top_tile

cdef int CARDS
cdef int OVER
cdef int FIRST_PARK
cdef tuple PHASES
cdef tuple CRESTS
cdef tuple TILE_TEXTS


@cython.locals(s=State, deal=Deal, i=int, space=int, players=int)
cpdef str body_text(view, int moves, bint hide_hostelry)

@cython.locals(s=State, first=int, site=int, size=int, count=int, i=int)
cpdef str seat_text(view, int seat, bint hide_hand, bint hide_money)

@cython.locals(seat=int)
cpdef str _acting(State s)

@cython.locals(top=int, taken=int, first=int, i=int)
cpdef str _stack(State s, int kind)

@cython.locals(top=int, taken=int, first=int, i=int)
cpdef str _bonus_stack(State s, int stack)

cpdef str _turn(State s, int slot)

@cython.locals(trial=State, i=int, seat=int, players=int)
cpdef str _standings(State s, bint hide_hostelry)
