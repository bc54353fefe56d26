import cython
from london_bridge.rules.scoring cimport assess
from london_bridge.rules.state cimport Deal, State
from london_bridge.rules.tables cimport Tables

cdef bint COMPILED
cdef unsigned long long BIT[64]
cdef int CARDS
cdef int BOOSTS
cdef int START
cdef int TILES
cdef int OVER
cdef int PHASE_COUNT
cdef int FIRST_PARK
cdef int PARK
cdef int HOUSES
cdef int FOUR_CRESTS
cdef int GATE_TILES
cdef int BLANK


cdef class Lookups:
    cdef readonly Tables tables
    cdef short parks[4]
    cdef short markers[3]
    cdef short bonus[24]
    cdef short chapel_next[41]
    cdef short chapel_money[41]
    cdef short gate_next[41]
    cdef short site_kind[65]
    cdef short site_crest[65]
    cdef unsigned long long kind_count[65]
    cdef short row[660]


cdef class Memory:
    cdef Deal deal
    cdef unsigned long long key
    cdef int round
    cdef short seen[9]
    cdef short unseen[91]
    cdef short bridge[48]
    cdef short sites[172]
    cdef short basis[32]
    cdef short standing[48]
    cdef bint settled


@cython.locals(size=Py_ssize_t, i=Py_ssize_t, number=cython.short)
cpdef int observe(
    State s, int seat, bint everything, Lookups known, Memory memory, signed char[::1] out
) noexcept

@cython.locals(i=Py_ssize_t, number=cython.short)
cpdef void observe_row(
    State s, int seat, Lookups known, Memory memory, signed char[:, ::1] rows, Py_ssize_t at
) noexcept

@cython.locals(code=Py_ssize_t)
cpdef void flag(unsigned long long bits, signed char[::1] out) noexcept

@cython.locals(
    players=Py_ssize_t, hide=bint, i=Py_ssize_t, at=Py_ssize_t, first=Py_ssize_t, block=Py_ssize_t, row="short*",
    order="Py_ssize_t[4]",
)
cdef Py_ssize_t look(State s, Py_ssize_t seat, bint everything, Lookups known, Memory memory) noexcept

@cython.locals(other=Py_ssize_t, slot=Py_ssize_t)
cdef void move_chosen(State s, Py_ssize_t seat, int by) noexcept

@cython.locals(players=Py_ssize_t, at=Py_ssize_t, category=Py_ssize_t, i=Py_ssize_t, space=Py_ssize_t)
cdef Py_ssize_t see_round(State s, Py_ssize_t seat, Py_ssize_t* order, short* out) noexcept

cdef Py_ssize_t ahead(Py_ssize_t seat, Py_ssize_t other, Py_ssize_t players) noexcept

@cython.locals(deal=Deal, tables=Tables, fits=int, kind=Py_ssize_t, top=Py_ssize_t, crest=Py_ssize_t)
cdef Py_ssize_t see_stacks(State s, Py_ssize_t seat, short* out, Py_ssize_t at) noexcept

@cython.locals(each=Py_ssize_t)
cdef void write_crests(int crest, short* out, Py_ssize_t at) noexcept

@cython.locals(built=Py_ssize_t, last=Py_ssize_t)
cdef int highest_fit(State s, Py_ssize_t seat) noexcept

@cython.locals(key=cython.ulonglong, kind=Py_ssize_t, stack=Py_ssize_t)
cdef void recount(State s, Lookups known, Memory memory) noexcept

@cython.locals(kind=Py_ssize_t, stack=Py_ssize_t)
cdef bint has_gone_back(State s, Memory memory) noexcept

@cython.locals(counts="short*", i=Py_ssize_t)
cdef void forget(Lookups known, Memory memory) noexcept

@cython.locals(deal=Deal, counts="short*", i=Py_ssize_t, kind=Py_ssize_t, seen=Py_ssize_t, tile=Py_ssize_t)
cdef void count_tiles(State s, Memory memory) noexcept

@cython.locals(deal=Deal, counts="short*", i=Py_ssize_t, stack=Py_ssize_t, seen=Py_ssize_t)
cdef void count_bonus(State s, Memory memory) noexcept

@cython.locals(i=Py_ssize_t, value=Py_ssize_t, stack=Py_ssize_t, top=Py_ssize_t)
cdef Py_ssize_t see_unseen(State s, Memory memory, short* out, Py_ssize_t at) noexcept

@cython.locals(tables=Tables, players=Py_ssize_t)
cdef Py_ssize_t see_turn(State s, Py_ssize_t seat, short* out, Py_ssize_t at) noexcept

@cython.locals(total=Py_ssize_t, value=Py_ssize_t, tile=Py_ssize_t, each=Py_ssize_t, i=Py_ssize_t)
cdef Py_ssize_t see_seat(State s, Py_ssize_t seat, bint hide, Lookups known, Memory memory, short* out, Py_ssize_t at) noexcept

@cython.locals(changed=int, at=Py_ssize_t)
cdef int bridge_changed(State s, Py_ssize_t seat, Memory memory) noexcept

@cython.locals(
    out="short*", at=Py_ssize_t, run=Py_ssize_t, longest=Py_ssize_t, counts=cython.ulonglong, site=Py_ssize_t,
    tile=Py_ssize_t, kind=Py_ssize_t,
)
cdef void see_sites(State s, Py_ssize_t seat, Lookups known, Memory memory) noexcept

@cython.locals(basis="short*", changed=int, i=Py_ssize_t)
cdef int basis_changed(State s, Memory memory) noexcept

@cython.locals(category=Py_ssize_t, seat=Py_ssize_t, at=Py_ssize_t)
cdef void assess_all(State s, Memory memory) noexcept

@cython.locals(i=Py_ssize_t, at=Py_ssize_t, total=int, category=Py_ssize_t, here=Py_ssize_t)
cdef void see_standing(
    State s, Py_ssize_t* order, Memory memory, short* out, Py_ssize_t first, Py_ssize_t block
) noexcept
