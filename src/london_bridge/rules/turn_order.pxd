import cython
from london_bridge.rules.state cimport Deal, State, note, pay
from london_bridge.rules cimport c_sizes as sizes

cdef unsigned long long BIT[64]
cdef int CARD
cdef int CODE_NOBLEWOMAN
cdef int BOOST
cdef int PASS
cdef int CARDS
cdef int BOOSTS
cdef int MARKER
cdef int PLUS_ONE
cdef int NOBLEWOMAN
cdef int HIGHEST_PAYS
cdef int HIGHEST


@cython.locals(
    players=int, fresh="short*", i=int, card="short*", value="short*", chosen="short*", order="short*", window="short*"
)
cpdef void begin_round(State s) noexcept

@cython.locals(number=int)
cpdef void turn_rondel(State s) noexcept

@cython.locals(mask=cython.ulonglong, count=int, hand="short*", at=int)
cpdef unsigned long long legal_cards(State s, int seat) noexcept nogil

cpdef void use_noblewoman(State s, int seat) noexcept

@cython.locals(slot=int, chosen="short*", each=int, other=int)
cpdef bint choose_card(State s, int seat, int value) noexcept

@cython.locals(players=int, i=int)
cpdef void reveal(State s) noexcept

cpdef bint next_boost(State s) noexcept

@cython.locals(mask=cython.ulonglong, slot=int)
cpdef unsigned long long legal_boosts(State s, int seat) noexcept nogil

@cython.locals(slot=int, i=int)
cpdef void use_boost(State s, int seat, int value) noexcept

cpdef void decline_boost(State s, int seat) noexcept

@cython.locals(card="short*", value="short*", boosts=int, slot=int)
cpdef void fix_order(State s) noexcept

@cython.locals(
    deal=Deal, each=int, card="short*", value="short*", order="short*", turns=int, keys="int[4]", seat=int, ahead=int,
    slot=int, key=int, at=int,
)
cdef void sort_turns(State s) noexcept
