import cython
from london_bridge.rules.engine cimport legal, move_on
from london_bridge.rules.state cimport State

cdef unsigned long long BIT[64]
cdef dict CODE_OF


@cython.locals(players=int, count=int, i=int, seat=int, code=int)
cpdef int play(State s, list written) except -1
