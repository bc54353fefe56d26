import cython
from london_bridge.bots.builder cimport Builder
from london_bridge.bots.value cimport Network
from london_bridge.rules.dealing cimport draw_unseen
from london_bridge.rules.engine cimport actor, legal, move_on
from london_bridge.rules.rng cimport Rng, stream_seed
from london_bridge.rules.scoring cimport final_place
from london_bridge.rules.state cimport State

cdef unsigned long long BIT[64]
cdef int CODES
cdef int CARDS
cdef int BOOSTS
cdef int START
cdef int OVER
cdef int NODES
cdef int DEPTH
cdef int WORN
cdef double PLACE_CURIOSITY
cdef double PLACE_DOUBT
cdef double PLACE_PRIOR


cdef class Search:
    cdef public int seat
    cdef public unsigned long long seed
    cdef public int size
    cdef public int depth
    cdef unsigned long long luck
    cdef public int horizon
    cdef public int noise
    cdef public int card_noise
    cdef public bint uniform
    cdef public bint planning
    cdef public bint rivals
    cdef public int ripe
    cdef public double curiosity
    cdef public State sketch
    cdef public Network network
    cdef public Builder builder
    cdef public Rng rng
    cdef int[::1] child
    cdef int[::1] visits
    cdef double[::1] worth
    cdef int[::1] seen
    cdef int[::1] path
    cdef int[::1] owner
    cdef int[::1] at
    cdef double[::1] shares
    cdef dict tables
    cdef double[::1] money
    cdef double[::1] wins
    cdef double won
    cdef double[::1] guess
    cdef int[::1] guessed

    @cython.locals(code=int, other=int)
    cpdef void start(self, State sketch, int seat, unsigned long long seed) except *

    cpdef void expect(self, int other, int code, double weight) except *

    @cython.locals(first=int, i=int)
    cdef int new_node(self) noexcept

    @cython.locals(s=State, other=int)
    cdef State world(self, int number)

    @cython.locals(s=State, share=cython.double, i=int, edge=int)
    cpdef double playout(self, int code, int number)

    @cython.locals(edge=int)
    cdef void follow(self, int seat, int code) noexcept

    @cython.locals(
        end=int, now=int, seat=int, mask=cython.ulonglong, code=int, moment=int, before=int, own_turn=cython.bint
    )
    cdef double play_on(self, State s) noexcept

    cdef bint plans(self, State s, int seat, bint own_turn) noexcept

    cdef bint foretold(self, State s, int seat) noexcept

    @cython.locals(noise=int)
    cdef int policy(self, State s, int seat, unsigned long long mask) noexcept

    @cython.locals(first=int, total=cython.double, code=int, rest=cython.double)
    cdef int guessed_card(self, int seat, unsigned long long mask) noexcept

    @cython.locals(node=int, reach=cython.double, best=int, best_bound=cython.double, first=int, code=int, count=int, bound=cython.double)
    cdef int decide(self, State s, int seat, unsigned long long mask) noexcept

    @cython.locals(node=int, code=int)
    cdef int take_place(self, State s, int seat, unsigned long long mask) noexcept

    @cython.locals(key=cython.ulonglong, node=int)
    cdef int table_node(self, int seat, unsigned long long mask) noexcept

    @cython.locals(
        first=int, total=cython.double, count=int, code=int, mean=cython.double, reach=cython.double, best=int,
        best_bound=cython.double, prior=cython.double, bound=cython.double,
    )
    cdef int promising(self, int node, unsigned long long mask, int usual) noexcept

    @cython.locals(best=int, i=int, other=int, margin=int, won=cython.double)
    cdef double outcome(self, State s, int seat) noexcept

    cpdef int visits_of(self, int code) noexcept
    cpdef double worth_of(self, int code) noexcept
    cpdef double wins_of(self, int code) noexcept
    cpdef double money_of(self, int code) noexcept
