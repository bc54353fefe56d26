import cython

cdef bint COMPILED
cdef int SIZE
cdef int MINUS
cdef int ZERO


@cython.final
cdef class Ink:
    cdef unsigned char page[8192]
    cdef int at
    cdef list full

    @cython.locals(length=int, at=int, i=int)
    cpdef void put(self, bytes word)

    @cython.locals(at=int, place=int)
    cpdef void number(self, int value)

    @cython.locals(last=bytes)
    cpdef str text(self)
