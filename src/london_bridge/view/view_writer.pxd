import cython
from london_bridge.rules.scoring cimport assess, round_winner, settle, sites_cost, tiles_pay
from london_bridge.rules.state cimport Deal, State, top_bonus, top_tile
from london_bridge.rules cimport c_sizes as sizes

cdef int CARDS
cdef int OVER
cdef int HOSTELRY
cdef int FIRST_PARK
cdef tuple PHASES
cdef tuple CRESTS
cdef tuple TILE_WORDS


@cython.locals(s=State, deal=Deal, i=int, stack=int, seat=int)
cpdef dict view_words(view)

@cython.locals(space=int)
cpdef list _pays(State s)

@cython.locals(top=int, taken=int, first=int, i=int)
cpdef dict _stack(State s, int kind)

@cython.locals(top=int, taken=int, first=int, i=int)
cpdef dict _bonus_stack(State s, int stack)

cpdef dict _turn(State s, int slot)

@cython.locals(s=State, shown=bint, count=int, first=int, i=int)
cpdef dict seat_words(view, int seat)

@cython.locals(trial=State, i=int, seat=int, players=int)
cpdef dict standings(State s)

@cython.locals(trial=State, i=int, seat=int, players=int, over=bint)
cpdef dict ending(State s, bint hide_hostelry=*)

@cython.locals(seat=int)
cpdef object _winner(State s, int category)
