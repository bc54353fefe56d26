import cython
from london_bridge.view.remembering cimport Lookups, Memory, assess_all, basis_changed, bridge_changed, recount
from london_bridge.rules.engine cimport acting
from london_bridge.rules.state cimport Deal, State
from london_bridge.rules.box_tables cimport Tables
from london_bridge.rules cimport c_sizes as sizes

cdef int CARDS
cdef int BOOSTS
cdef int START
cdef int TILES
cdef int OVER
cdef int PHASE_COUNT
cdef int FIRST_PARK
cdef int HOUSES
cdef int FOUR_CRESTS
cdef int BLANK
cdef unsigned long long SPREAD[256]


@cython.locals(size=Py_ssize_t, i=Py_ssize_t, number=cython.short)
cpdef int observe(
    State s, int seat, bint everything, Lookups known, Memory memory, signed char[::1] out
) except -1

@cython.locals(i=Py_ssize_t, number=cython.short)
cpdef void observe_row(
    State s, int seat, Lookups known, Memory memory, signed char[:, ::1] rows, Py_ssize_t at
) noexcept nogil

@cython.locals(code=Py_ssize_t)
cpdef int flag(unsigned long long bits, signed char[::1] out) except -1

@cython.locals(part=Py_ssize_t, word=cython.ulonglong, bit=Py_ssize_t)
cpdef void write_mask(unsigned long long bits, signed char[:, ::1] masks, Py_ssize_t row) noexcept nogil

@cython.locals(
    players=Py_ssize_t, hide=bint, i=Py_ssize_t, at=Py_ssize_t, first=Py_ssize_t, block=Py_ssize_t, row="short*",
    order="Py_ssize_t[4]",
)
cdef Py_ssize_t look(State s, Py_ssize_t seat, bint everything, Lookups known, Memory memory) noexcept nogil

@cython.locals(other=Py_ssize_t, slot=Py_ssize_t)
cdef void move_chosen(State s, Py_ssize_t seat, int by) noexcept nogil

@cython.locals(players=Py_ssize_t, at=Py_ssize_t, category=Py_ssize_t, seats=int, i=Py_ssize_t, space=Py_ssize_t)
cdef Py_ssize_t see_round(State s, Py_ssize_t seat, Py_ssize_t* order, short* out) noexcept nogil

cdef Py_ssize_t ahead(Py_ssize_t seat, Py_ssize_t other, Py_ssize_t players) noexcept nogil

@cython.locals(fits=int, kind=Py_ssize_t, top=Py_ssize_t, crest=Py_ssize_t)
cdef Py_ssize_t see_stacks(State s, Py_ssize_t seat, short* out, Py_ssize_t at) noexcept nogil

@cython.locals(each=Py_ssize_t)
cdef void write_crests(int crest, short* out, Py_ssize_t at) noexcept nogil

@cython.locals(built=Py_ssize_t, last=Py_ssize_t)
cdef int highest_fit(State s, Py_ssize_t seat) noexcept nogil

@cython.locals(i=Py_ssize_t, value=Py_ssize_t, stack=Py_ssize_t, top=Py_ssize_t)
cdef Py_ssize_t see_unseen(State s, Memory memory, short* out, Py_ssize_t at) noexcept nogil

@cython.locals(players=Py_ssize_t)
cdef Py_ssize_t see_turn(State s, Py_ssize_t seat, short* out, Py_ssize_t at) noexcept nogil

@cython.locals(total=Py_ssize_t, value=Py_ssize_t, tile=Py_ssize_t, each=Py_ssize_t, i=Py_ssize_t)
cdef Py_ssize_t see_seat(State s, Py_ssize_t seat, bint hide, Lookups known, Memory memory, short* out, Py_ssize_t at) noexcept nogil

@cython.locals(
    out="short*", at=Py_ssize_t, run=Py_ssize_t, longest=Py_ssize_t, counts=cython.ulonglong, site=Py_ssize_t,
    tile=Py_ssize_t, kind=Py_ssize_t,
)
cdef void see_sites(State s, Py_ssize_t seat, Lookups known, Memory memory) noexcept nogil

@cython.locals(i=Py_ssize_t, at=Py_ssize_t, total=int, category=Py_ssize_t, here=Py_ssize_t)
cdef void see_standing(
    State s, Py_ssize_t* order, Memory memory, short* out, Py_ssize_t first, Py_ssize_t block
) noexcept nogil
