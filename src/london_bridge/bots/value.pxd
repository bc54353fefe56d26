import cython
from london_bridge.rules.scoring cimport assess, longest_line, unused_tiles
from london_bridge.rules.state cimport Deal, State
from london_bridge.rules.box_tables cimport Tables
from london_bridge.rules cimport c_sizes as sizes

cdef int FIRST_PARK
cdef int PARK
cdef int FEATURES
cdef int HIDDEN


@cython.locals(
    deal=Deal, tables=Tables, players=int, left=int, i=int, sites=int, mine=int, others=int, other=int, value=int,
    chapel=int, gate=int, best=int, best_gate=int, ahead=int, space=int, built=int, empty=int, last=int, wanted=int,
    strongest=int, total=int, crest=int, count=int, tile=int, site=int, parks=int, category=int, first=int, rival=int, place=int,
)
cpdef int describe(State s, int seat, float[::1] out, int at) except -1


cdef class Network:
    cdef double[::1] first
    cdef double[::1] first_bias
    cdef double[::1] second
    cdef double second_bias
    cdef public double expected
    cdef double[::1] doubt
    cdef float[::1] _features
    cdef double[::1] _hidden
    cdef double[::1] _shares

    @cython.locals(
        total=cython.double, feature=cython.double, unit=cython.Py_ssize_t, row=cython.Py_ssize_t, i=cython.Py_ssize_t,
        features="float[::1]", hidden="double[::1]", first="double[::1]",
    )
    cpdef double money(self, State s, int seat) except? -1.0

    @cython.locals(players=int, left=int, scale=cython.double, best=cython.double, other=int, total=cython.double)
    cpdef double share(self, State s, int seat) except -1.0

    cpdef double share_of(self, int seat) noexcept
