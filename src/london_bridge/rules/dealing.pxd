import cython
from london_bridge.rules.rng cimport Rng, stream_seed
from london_bridge.rules.state cimport Deal, State
from london_bridge.rules.box_tables cimport Tables
from london_bridge.rules.turn_order cimport begin_round
from london_bridge.rules cimport c_sizes as sizes

cdef unsigned long long BIT[64]
cdef int CENTRE
cdef int FIXED, EXPANSION
cdef int START_MONEY
cdef int FIRST_STACK, FIRST_BONUS, PARTS


@cython.locals(i=int, j=int, held=int)
cdef void shuffle_part(short* items, int first, int size, Rng rng) noexcept

@cython.locals(part=int)
cpdef void shuffle_deal(Deal deal, Rng rng) noexcept

cpdef State deal_game(Deal deal, int mix, unsigned long long seed)

cpdef State deal_by(Deal deal, int mix, Rng rng)

@cython.locals(category=int)
cpdef void draw_scoring(Deal deal, int mix, Rng rng) noexcept

@cython.locals(tables=Tables, seat=int, i=int, first=int)
cpdef void draw_part(Deal deal, int part, Rng rng) noexcept

@cython.locals(left="int[4]", i=int, count=int, k=int, number=int)
cpdef void draw_markers(Deal deal, int known, Rng rng) noexcept

@cython.locals(known=int, kind=int, stack=int)
cpdef void draw_unseen(Deal deal, Rng rng) noexcept

@cython.locals(known=int, at=int, i=int, j=int, copies=int)
cdef void draw_rest(short* items, short* whole, int first, int size, Rng rng) noexcept

@cython.locals(s=State, players=int, value=int, seat=int, extra=int, kind=int)
cpdef State lay_out(Deal deal)

@cython.locals(s=State)
cpdef State begin(Deal deal)
