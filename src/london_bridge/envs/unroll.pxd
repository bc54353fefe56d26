import cython
from london_bridge.view.observe cimport observe_row
from london_bridge.view.remembering cimport Lookups, Memory
from london_bridge.rules.engine cimport legal, move_on
from london_bridge.rules.state cimport State

cdef unsigned long long BIT[64]


@cython.locals(memory=Memory, at=int, seat=int, code=int)
cpdef void unroll(
    State s, list moves, Lookups known, signed char[:, ::1] observations, unsigned long long[::1] masks
) except *
