import cython
from london_bridge.rules.building cimport (
    build, draw_card, legal_draws, legal_sites, legal_start, legal_steps, place_pawn, use_tile,
)
from london_bridge.rules.scoring cimport pay_end, pay_round
from london_bridge.rules.state cimport State, note, top_bonus
from london_bridge.rules.tracks cimport advance_chapel, advance_gate
from london_bridge.rules.turn_order cimport (
    begin_round, choose_card, decline_boost, fix_order, legal_boosts, legal_cards, next_boost, reveal,
    use_boost, use_noblewoman,
)

cdef unsigned long long BIT[64]
cdef int NOBLEWOMAN
cdef int BOOST
cdef int PASS
cdef int ADVANCE_CHAPEL
cdef int ADVANCE_GATE
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
cpdef int actor(State s) noexcept

@cython.locals(phase=int)
cpdef unsigned long long legal(State s, int seat) noexcept

@cython.locals(mask=cython.ulonglong, stack=int)
cpdef unsigned long long legal_tiles(State s) noexcept

@cython.locals(mask=cython.ulonglong)
cpdef unsigned long long legal_end(State s, int seat) noexcept

@cython.locals(phase=int)
cpdef void step(State s, int seat, int code) noexcept

cpdef void go_on_boosting(State s) noexcept

@cython.locals(slot=int, seat=int)
cpdef void begin_turn(State s) noexcept

@cython.locals(due=int)
cpdef void two_steps(State s, int seat, int code, int phase) noexcept

cpdef void take_tiles(State s, int due, int phase) noexcept

@cython.locals(tile=int, shown=int)
cpdef void take_bonus(State s, int seat, int stack) noexcept

cpdef void take_back(State s, int seat) noexcept

cpdef void finish_turn(State s) noexcept

cpdef void next_turn(State s) noexcept

@cython.locals(pawn="short*", pawns="short*", taken="short*", seat=int, space=int, empty=int, kind=int)
cpdef void end_round(State s) noexcept
