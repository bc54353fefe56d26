import cython

cdef unsigned long long MASK64
cdef unsigned long long GOLDEN
cdef unsigned long long MIX1
cdef unsigned long long MIX2
cdef bint COMPILED
cdef unsigned long long ONES, TOPS, PAIRS, FOURS, EIGHTS
cdef int NTH_BIT[2048]


@cython.locals(z=cython.ulonglong)
cpdef unsigned long long stream_seed(unsigned long long seed, unsigned long long index)


@cython.final
cdef class Rng:
    cdef public unsigned long long state

    @cython.locals(z=cython.ulonglong)
    cpdef int below(self, int n) except -1

    cpdef int pick(self, unsigned long long mask) except -1

    @cython.locals(sums=cython.ulonglong, full=cython.ulonglong, count=int, k=cython.ulonglong, base=int)
    cdef int _pick(self, unsigned long long mask) except -1

    @cython.locals(i=int, j=int)
    cpdef void shuffle(self, list items)

    cpdef Rng copy(self)
