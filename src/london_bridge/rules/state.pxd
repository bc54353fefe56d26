from london_bridge.rules.box_tables cimport Tables

cdef bint COMPILED


cdef class Deal:
    cdef public object box
    cdef public Tables tables
    # made: deal
    cdef public int players
    cdef public int cards_each
    cdef public int last_round
    cdef public short scoring[4]
    cdef public short stacks[72]
    cdef public short bonus[24]
    cdef public short markers[12]
    cdef public int rondel
    cdef public short steps[4]
    # end

    cpdef Deal copy(self)


cdef class State:
    cdef public Deal deal
    cdef public list log

    # made: state
    cdef public short money[4]
    cdef public short hand[20]
    cdef public short supply[5]
    cdef public short bridge[48]
    cdef public short built[4]
    cdef public short crests[16]
    cdef public short chapel[4]
    cdef public short gate[4]
    cdef public short chapel_order[4]
    cdef public short chapel_rank[4]
    cdef public short gate_order[4]
    cdef public short tiles[32]
    cdef public short fresh[32]
    cdef public short chosen[4]
    cdef public short card[8]
    cdef public short value[8]
    cdef public short order[4]
    cdef public short window[4]
    cdef public short pawn[4]
    cdef public short pawns[7]
    cdef public short taken[6]
    cdef public short bonus_taken[3]
    cdef public short measure[4]
    cdef public short gain[4]
    cdef public short place[4]
    cdef public int phase
    cdef public int round
    cdef public int x
    cdef public int turn
    cdef public int turns
    cdef public int seat
    cdef public int window_at
    cdef public int window_size
    cdef public int played
    cdef public int pending
    cdef public int strength
    cdef public int last_drawn
    cdef public int bonus_due
    cdef public int after_tiles
    cdef public int took_back
    cdef public int lowest
    cdef public int lowest_seat
    cdef public int undrawn
    cdef public unsigned long long stock
    # end

    cpdef State copy(self)
    cpdef void become(self, State other) noexcept
    cdef void _take_arrays(self, State other) noexcept


cpdef int top_tile(State s, int kind) except -1
cpdef int top_bonus(State s, int stack) except -2
cpdef void note(State s, str kind, str rule, int seat, dict data) noexcept
cpdef void pay(State s, int seat, int amount, str rule, str source) noexcept
