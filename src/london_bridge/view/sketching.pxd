import cython
from london_bridge.rules.state cimport Deal, State
from london_bridge.rules cimport c_sizes as sizes

cdef int CARDS


@cython.locals(sketch=State)
cpdef State sketch_of(State state, int seat)

@cython.locals(i=int)
cpdef void copy_seats(State sketch, State state) noexcept

@cython.locals(i=int)
cpdef void copy_table(State sketch, State state) noexcept

@cython.locals(i=int, other=int, slot=int)
cpdef void copy_cards(State sketch, State state, int seat) noexcept

@cython.locals(deal=Deal, known=Deal, i=int)
cpdef Deal known_deal(State state)
