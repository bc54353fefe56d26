import cython
from london_bridge.rules.state cimport Deal, State, note, pay, top_tile
from london_bridge.rules.box_tables cimport Tables
from london_bridge.rules.tracks cimport advance_chapel, advance_gate
from london_bridge.rules cimport c_sizes as sizes

cdef unsigned long long BIT[64]
cdef int PASS
cdef int ADVANCE_CHAPEL
cdef int ADVANCE_GATE
cdef int PLACE
cdef int CENTRE
cdef int FREE
cdef int BUILD
cdef int DRAW
cdef int DONE
cdef int SITE
cdef int DRAWING
cdef int SHARE
cdef int FREE_CENTRE
cdef int X_SPACE
cdef int CHAPEL_TWO
cdef int GATE_TWO
cdef int GATE
cdef int GUILD
cdef int CHAPEL
cdef int HOSTELRY
cdef int PARK
cdef int HABERDASHER
cdef int FIRST_PARK
cdef int CENTRE_SPACE
cdef int CENTRE_COSTS
cdef int FOUR_CRESTS
cdef int SPACE_BIT[8]
cdef int CENTRE_BIT
cdef int ALL_SPACES
cdef unsigned long long ALL_STACKS


@cython.locals(mask=cython.ulonglong)
cpdef unsigned long long legal_steps(State s, int seat) noexcept nogil

@cython.locals(
    mask=cython.ulonglong, standing=int, one=int, two=int, other=int, here=int, space=int, x=int, free=int,
    may=int, needs_none=int, outer=int,
)
cpdef unsigned long long legal_start(State s, int seat) noexcept nogil

@cython.locals(tables=Tables, space=int, kind=int)
cpdef void place_pawn(State s, int seat, int code) noexcept

cpdef void uncover(State s, int kind) noexcept

cpdef void use_tile(State s, int seat, int tile, str rule) noexcept

@cython.locals(first=int, end=int, last=int, mask=cython.ulonglong, at=int)
cpdef unsigned long long legal_sites(State s, int seat, int tile) noexcept nogil

@cython.locals(tables=Tables, tile=int, at=int, old=int, kind=int, strength=int)
cpdef int build(State s, int seat, int site) noexcept

@cython.locals(crest=int, each=int)
cdef void change_crests(State s, int seat, int tile, int by) noexcept

@cython.locals(mask=cython.ulonglong, value=int)
cpdef unsigned long long legal_draws(State s) noexcept nogil

cpdef bint can_draw(State s, int value) noexcept nogil

cpdef void draw_card(State s, int seat, int value) noexcept
