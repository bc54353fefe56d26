import cython
from london_bridge.bots.judge cimport Judge
from london_bridge.bots.situation cimport Situation
from london_bridge.rules.rng cimport Rng
from london_bridge.rules.state cimport State, top_tile
from london_bridge.rules.box_tables cimport Tables
from london_bridge.rules cimport c_sizes as sizes

cdef unsigned long long BIT[64]
cdef int CARD, NOBLEWOMAN, BOOST, PASS, DRAW, DONE
cdef int FREE_CENTRE, X_SPACE, PLUS_ONE, HIGHEST, CENTRE_COSTS, PLACES
cdef double NEVER


cdef class Bidder:
    cdef public Situation seen
    cdef public Judge judge

    @cython.locals(first=int, earlier=int, best=double, code=int, value=int, worth=double)
    cdef int choose_card(self, State s, int seat, unsigned long long mask, Rng rng) noexcept

    @cython.locals(
        tables=Tables, count=int, centre=double, kind=int, worth=double, space=int, free=double, nothing=double, at=int
    )
    cdef void find_places(self, State s, int seat) noexcept

    @cython.locals(at=int)
    cdef int put_place(self, double worth, int count) noexcept

    @cython.locals(players=int, i=int, highest=double, other=int, chance=double, _=int, worth=double)
    cdef double turn_worth(self, State s, int seat, int value, int first) noexcept

    @cython.locals(worth=double, at=int, place=int)
    cdef double place_worth(self, int earlier, int first) noexcept

    @cython.locals(
        other=int, total=double, card=int, number=int, slot=int, tie=bint, higher=double, equal=double
    )
    cdef void foresee(self, State s, int seat) noexcept

    @cython.locals(
        cost=double, code=int, best=double, slot=int, now=int, extra=int, then=int, gain=double
    )
    cdef int choose_boost(self, State s, int seat) noexcept

    @cython.locals(count=int, value=int, other=int, i=int)
    cdef int ahead_of(self, State s, int seat, int slot, int extra) noexcept

    cdef int choose_draw(self, State s, int seat) noexcept

    @cython.locals(gain=double)
    cdef double noblewoman_gain(self, State s, int seat) noexcept

    @cython.locals(best=double, value=int, after=State)
    cdef void weigh_draws(self, State s, int seat, unsigned long long mask) except *
