import cython
from london_bridge.rules.scoring cimport assess
from london_bridge.rules.state cimport Deal, State
from london_bridge.rules.box_tables cimport Tables
from london_bridge.rules cimport c_sizes as sizes

cdef bint COMPILED
cdef unsigned long long BIT[64]
cdef int FIRST_PARK
cdef int PARK
cdef int GATE_TILES


cdef class Lookups:
    cdef readonly Tables tables
    cdef short parks[4]
    cdef short markers[3]
    cdef short bonus[24]
    cdef short chapel_next[41]
    cdef short chapel_money[41]
    cdef short gate_next[41]
    cdef short site_kind[65]
    cdef short site_crest[65]
    cdef unsigned long long kind_count[65]
    cdef short row[660]


cdef class Memory:
    cdef Deal deal
    cdef unsigned long long key
    cdef int round
    cdef short seen[9]
    cdef short unseen[91]
    cdef short bridge[48]
    cdef short sites[172]
    cdef short basis[32]
    cdef short standing[48]
    cdef bint settled


@cython.locals(key=cython.ulonglong, kind=Py_ssize_t, stack=Py_ssize_t)
cpdef void recount(State s, Lookups known, Memory memory) noexcept nogil

cdef void keep_deal(State s, Memory memory) noexcept with gil

@cython.locals(kind=Py_ssize_t, stack=Py_ssize_t)
cdef bint has_gone_back(State s, Memory memory) noexcept nogil

@cython.locals(counts="short*", i=Py_ssize_t)
cdef void forget(Lookups known, Memory memory) noexcept nogil

@cython.locals(counts="short*", i=Py_ssize_t, kind=Py_ssize_t, seen=Py_ssize_t, tile=Py_ssize_t)
cdef void count_tiles(State s, Memory memory) noexcept nogil

@cython.locals(counts="short*", i=Py_ssize_t, stack=Py_ssize_t, seen=Py_ssize_t)
cdef void count_bonus(State s, Memory memory) noexcept nogil

@cython.locals(changed=int, at=Py_ssize_t)
cpdef int bridge_changed(State s, Py_ssize_t seat, Memory memory) noexcept nogil

@cython.locals(basis="short*", changed=int, i=Py_ssize_t)
cpdef int basis_changed(State s, Memory memory) noexcept nogil

@cython.locals(category=Py_ssize_t, seat=Py_ssize_t, at=Py_ssize_t)
cpdef void assess_all(State s, Memory memory) noexcept nogil
