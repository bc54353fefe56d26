import cython
from london_bridge.bots.bidder cimport Bidder
from london_bridge.bots.choose cimport Chooser
from london_bridge.bots.judge cimport Judge
from london_bridge.bots.situation cimport Situation
from london_bridge.rules.engine cimport legal
from london_bridge.rules.rng cimport Rng
from london_bridge.rules.state cimport State, top_bonus, top_tile
from london_bridge.rules.box_tables cimport Tables
from london_bridge.rules cimport c_sizes as sizes

cdef unsigned long long BIT[64]
cdef int CODES, NOBLEWOMAN
cdef int PASS, ADVANCE_CHAPEL, ADVANCE_GATE, PLACE, CENTRE, FREE, BUILD, BONUS
cdef int CODE_TAKE_BACK, DONE
cdef int CARDS_PHASE, BOOSTS_PHASE, START_PHASE, SITE_PHASE, TILES_PHASE, DRAWING_PHASE
cdef int SHARE, FREE_CENTRE, X_SPACE, CENTRE_SPACE, CENTRE_COSTS
cdef double NEVER


cdef class Journeyman(Chooser):
    cdef public Situation seen
    cdef public Judge judge
    cdef public Bidder bidder

    @cython.locals(mask=cython.ulonglong)
    cpdef int choose(self, State s, int seat, Rng rng)

    @cython.locals(mask=cython.ulonglong, code=int)
    cpdef list appraise(self, State s, int seat)

    @cython.locals(best=double, code=int)
    cdef double best_worth(self, unsigned long long mask) noexcept

    @cython.locals(most=double, tiles=cython.ulonglong, code=int, beyond=double)
    cdef void weigh_early_tiles(self, State s, int seat, unsigned long long mask) noexcept

    @cython.locals(phase=int)
    cdef int choose_among(self, State s, int seat, unsigned long long mask, Rng rng)

    @cython.locals(
        tables=Tables, keep=double, best=double, code=int, kind=int, space=int, outer=int, worth=double, gain=double,
        paid=double, free=double,
    )
    cdef int choose_place(self, State s, int seat, unsigned long long mask) noexcept

    @cython.locals(best=double, code=int, site=int, worth=double)
    cdef int choose_site(self, State s, int seat, unsigned long long mask) noexcept

    @cython.locals(best=double, code=int, stack=int, worth=double)
    cdef int choose_tile(self, State s, int seat, unsigned long long mask) noexcept

    @cython.locals(keep=double, best=double, code=int, gain=double)
    cdef int choose_end(self, State s, int seat, unsigned long long mask) noexcept
