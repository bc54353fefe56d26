import cython
from london_bridge.rules.dealing cimport lay_out
from london_bridge.rules.state cimport Deal, State
from london_bridge.rules.box_tables cimport Tables
from london_bridge.rules.turn_order cimport begin_round, turn_rondel
from london_bridge.rules cimport c_sizes as sizes

cdef int OVER
cdef int MARKER
cdef int STEPS, RONDEL, STACK, BONUS, ROUND


@cython.locals(deal=Deal, kind=int, stack=int)
cpdef int due(State s) noexcept

@cython.locals(deal=Deal, tables=Tables, left="int[65]", ways=int, i=int, value=int, first=int, found=list)
cpdef list outcomes(State s, int draw)

@cython.locals(deal=Deal)
cpdef void put(State s, int draw, int value) except *

@cython.locals(left="int[4]", count=int, ways=int, i=int, seat=int, at=int)
cpdef void put_steps(Deal deal, int number) noexcept

@cython.locals(fresh=State)
cpdef void begin_late(State s, Deal deal) except *
