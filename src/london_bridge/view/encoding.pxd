import cython
from london_bridge.rules.engine cimport acting
from london_bridge.rules.scoring cimport assess, round_winner, settle, sites_cost, tiles_pay
from london_bridge.rules.state cimport Deal, State, top_bonus, top_tile
from london_bridge.view.ink cimport Ink
from london_bridge.rules cimport c_sizes as sizes

cdef int CARDS
cdef int OVER
cdef int FIRST_PARK
cdef int HOSTELRY
cdef bytes NULL
cdef bytes COMMA
cdef tuple TILE_TEXTS
cdef tuple BONUS_TEXTS
cdef tuple PHASE_TEXTS
cdef tuple STEP_TEXTS
cdef tuple SCORING_TEXTS
cdef tuple BONUS_KEYS
cdef tuple CREST_KEYS
cdef tuple KIND_KEYS
cdef tuple CATEGORY_KEYS
cdef tuple PRIZE_TEXTS


@cython.locals(s=State, deal=Deal, ink=Ink, i=int, more=bint)
cpdef str body_text(view, int moves, bint hide_hostelry, bint hide_money)

@cython.locals(i=int, players=int, slot=int)
cdef void _course(Ink ink, State s)

@cython.locals(s=State, ink=Ink, own=bint, first=int, size=int, i=int)
cpdef str seat_text(view, int seat, bint hide_hand, bint hide_money)

@cython.locals(i=int, more=bint)
cdef void _tiles(Ink ink, State s, int seat)

@cython.locals(seats=int, seat=int, more=bint)
cdef void _acting(Ink ink, State s)

@cython.locals(top=int, taken=int, first=int, i=int)
cdef void _stack(Ink ink, State s, int kind)

@cython.locals(top=int, taken=int, first=int, i=int)
cdef void _bonus_stack(Ink ink, State s, int stack)

@cython.locals(ink=Ink)
cpdef str worth_text(State s, bint hide_hostelry, bint hide_money)

@cython.locals(trial=State, i=int, seat=int, players=int, winner=int)
cdef void _worth(Ink ink, State s, bint hide_hostelry, bint hide_money)

@cython.locals(seat=int)
cdef void _gains(Ink ink, State s)

@cython.locals(seat=int)
cdef void _places(Ink ink, State s)
