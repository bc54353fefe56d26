from london_bridge.rules.engine cimport legal
from london_bridge.rules.rng cimport Rng
from london_bridge.rules.state cimport State


cdef class Chooser:
    cpdef int choose(self, State s, int seat, Rng rng)
