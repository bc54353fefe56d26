import cython
from london_bridge.bots.journeyman cimport Journeyman
from london_bridge.bots.value cimport Network
from london_bridge.rules.engine cimport actor, legal, move_on
from london_bridge.rules.rng cimport Rng, stream_seed
from london_bridge.rules.scoring cimport final_place
from london_bridge.rules.state cimport Deal, State
from london_bridge.rules.box_tables cimport Tables
from london_bridge.rules.turn_order cimport turn_rondel
from london_bridge.rules cimport c_sizes as sizes

cdef unsigned long long BIT[64]
cdef int CODES, CARDS, BOOSTS, OVER, MARKER


@cython.locals(order="int[16]", used="int[16]", known=int, i=int, j=int, held=int)
cdef void lay_part(short* items, short* whole, int first, int size, int room, Rng rng) noexcept

@cython.locals(tables=Tables, kind=int, stack=int)
cpdef void lay_unseen(Deal deal, Rng rng) noexcept


cdef class Evaluator:
    cdef public int horizon
    cdef public int noise
    cdef public int card_noise
    cdef public int playouts
    cdef public Network network
    cdef public Journeyman journeyman
    cdef public Rng rng
    cdef unsigned long long luck
    cdef double[::1] wins
    cdef double[::1] money
    cdef double[::1] guess
    cdef int[::1] guessed

    cpdef void expect(self, int seat, int code, double weight) except *

    @cython.locals(seat=int, code=int)
    cpdef void forget(self) noexcept

    @cython.locals(seat=int, number=int)
    cpdef void judge(self, State s, unsigned long long seed, int playouts) except *

    @cython.locals(t=State, now=int, end=int, before=int, seat=int, mask=cython.ulonglong, moment=int, code=int)
    cdef void play(self, State s, unsigned long long luck) except *

    @cython.locals(first=int, total=cython.double, code=int, rest=cython.double)
    cdef int guessed_card(self, int seat, unsigned long long mask) noexcept

    @cython.locals(
        players=int, seat=int, expected="double[4]", best=cython.double, scale=cython.double, total=cython.double,
    )
    cdef void count(self, State t) noexcept

    cpdef double wins_of(self, int seat) noexcept
    cpdef double money_of(self, int seat) noexcept
