import cython
from london_bridge.bots.choose cimport Chooser
from london_bridge.bots.journeyman cimport Journeyman
from london_bridge.rules.engine cimport legal
from london_bridge.rules.rng cimport Rng
from london_bridge.rules.state cimport State

cdef unsigned long long BIT[64]
cdef int CARDS, BOOSTS, START, DRAWING, END, ADVANCE_CHAPEL, ADVANCE_GATE, PASS, DONE
cdef int CODES
cdef int CARELESS_CARD, HASTY, FORGETFUL, OVERLOOKS


cdef class Apprentice(Chooser):
    cdef public Journeyman journeyman

    @cython.locals(mask=cython.ulonglong, luck=int)
    cpdef int choose(self, State s, int seat, Rng rng)

    @cython.locals(seen=cython.ulonglong, code=int)
    cdef unsigned long long noticed(self, unsigned long long mask, Rng rng)
