import cython
from london_bridge.rules.state cimport State, note, pay
from london_bridge.rules.box_tables cimport Tables


@cython.locals(tables=Tables, old=int, new=int, space=int, i=int)
cpdef void advance_chapel(State s, int seat, int steps, str rule) noexcept

@cython.locals(tables=Tables, old=int, new=int, space=int, due=int)
cpdef int advance_gate(State s, int seat, int steps, str rule) noexcept

@cython.locals(here=int, at=int)
cdef void settle(short* order, short* spaces, int seat, int players, bint last) noexcept
