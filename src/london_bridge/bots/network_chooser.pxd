import cython
from london_bridge.bots.choose cimport Chooser
from london_bridge.rules.engine cimport legal
from london_bridge.rules.rng cimport Rng
from london_bridge.rules.state cimport State
from london_bridge.view.observe cimport observe
from london_bridge.view.remembering cimport Lookups, Memory

cdef int CODES, GRAIN


cdef class PlainNetwork:
    cdef public object saved
    cdef double[::1] weights
    cdef double[::1] biases
    cdef int[::1] widths
    cdef int layers
    cdef bint tanh
    cdef public double[::1] values
    cdef double[::1] _before

    @cython.locals(
        before="double[::1]", values="double[::1]", weights="double[::1]", biases="double[::1]", inputs=Py_ssize_t,
        outputs=Py_ssize_t, i=Py_ssize_t, unit=Py_ssize_t, first=Py_ssize_t, bias=Py_ssize_t, layer=int,
        value=cython.double,
    )
    cpdef int answer(self, signed char[::1] row) except -1


cdef class NetworkChooser(Chooser):
    cdef public list networks
    cdef public double temperature
    cdef Lookups known
    cdef signed char[::1] row

    @cython.locals(network=PlainNetwork, known=Lookups)
    cpdef PlainNetwork look(self, State s, int seat)

    @cython.locals(
        mask=cython.ulonglong, values="double[::1]", best=int, code=int, highest=cython.double, total=cython.double,
        left=cython.double,
    )
    cpdef int choose(self, State s, int seat, Rng rng)
