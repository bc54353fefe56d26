import cython
from london_bridge.rules.building cimport (
    build, draw_card, legal_draws, legal_sites, legal_start, legal_steps, place_pawn, use_tile,
)
from london_bridge.rules.draws cimport due
from london_bridge.rules.scoring cimport pay_end, pay_round
from london_bridge.rules.state cimport State, note, top_bonus, top_tile
from london_bridge.rules.tracks cimport advance_chapel, advance_gate
from london_bridge.rules cimport c_sizes as sizes
from london_bridge.rules.turn_order cimport (
    begin_round, choose_card, decline_boost, fix_order, legal_boosts, legal_cards, next_boost, reveal,
    use_boost, use_noblewoman,
)

cdef unsigned long long BIT[64]
cdef int CODES
cdef int NOBLEWOMAN
cdef int BOOST
cdef int PASS
cdef int ADVANCE_CHAPEL
cdef int ADVANCE_GATE
cdef int PLACE
cdef int CENTRE
cdef int BUILD
cdef int DRAW
cdef int BONUS
cdef int CODE_TAKE_BACK
cdef int DONE
cdef int CARDS
cdef int BOOSTS
cdef int START
cdef int SITE
cdef int TILES
cdef int DRAWING
cdef int END
cdef int OVER
cdef int MARKER
cdef int TAKE_BACK
cdef int CHAPEL_TWO
cdef int GATE_TWO


@cython.locals(seat=int)
cpdef int actor(State s) noexcept nogil

@cython.locals(seats=int, seat=int)
cpdef int acting(State s) noexcept nogil

cpdef bint is_choosing(State s, int seat) noexcept nogil

@cython.locals(phase=int)
cpdef unsigned long long legal(State s, int seat) noexcept nogil

@cython.locals(mask=cython.ulonglong, stack=int)
cdef unsigned long long legal_tiles(State s) noexcept nogil

@cython.locals(mask=cython.ulonglong)
cdef unsigned long long legal_end(State s, int seat) noexcept nogil

cdef int small(object value) except -2

@cython.locals(hidden=bint, other=int, slot=int)
cdef bint is_blank(State s, int seat, int code) except -1

@cython.locals(phase=int)
cpdef void move_on(State s, int seat, int code) noexcept

cdef void go_on_boosting(State s) noexcept

@cython.locals(slot=int, seat=int)
cdef void begin_turn(State s) noexcept

@cython.locals(due=int)
cdef void two_steps(State s, int seat, int code, int phase) noexcept

cdef void take_tiles(State s, int due, int phase) noexcept

@cython.locals(tile=int, shown=int)
cdef void take_bonus(State s, int seat, int stack) noexcept

cdef void take_back(State s, int seat) noexcept

cdef void finish_turn(State s) noexcept

cdef void next_turn(State s) noexcept

@cython.locals(pawn="short*", pawns="short*", taken="short*", seat=int, space=int, empty=int, kind=int)
cdef void end_round(State s) noexcept
