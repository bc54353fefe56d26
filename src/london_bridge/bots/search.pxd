import cython
from london_bridge.bots.journeyman cimport Journeyman
from london_bridge.bots.value cimport Network
from london_bridge.rules.dealing cimport draw_unseen
from london_bridge.rules.engine cimport actor, legal, move_on
from london_bridge.rules.rng cimport Rng, stream_seed
from london_bridge.rules.scoring cimport final_place
from london_bridge.rules.state cimport State
from london_bridge.rules cimport c_sizes as sizes

cdef unsigned long long BIT[64]
cdef int CODES
cdef int CARDS
cdef int BOOSTS
cdef int START
cdef int OVER
cdef int MAX_NODES
cdef int MAX_DEPTH
cdef int OPPONENT_EXPAND_AFTER
cdef double PLACE_EXPLORATION
cdef double PLACE_HANDICAP
cdef double PLACE_PRIOR_VISITS


cdef class Search:
    cdef public int seat
    cdef public unsigned long long seed
    cdef public int size
    cdef public int depth
    cdef unsigned long long chance_seed
    cdef public int horizon
    cdef public int epsilon
    cdef public int card_epsilon
    cdef public bint uniform
    cdef public bint planning
    cdef public bint opponent_trees
    cdef public int expand_after
    cdef public double exploration
    cdef public State sketch
    cdef public Network network
    cdef public Journeyman rollout_policy
    cdef public Rng rng
    cdef int[::1] child
    cdef int[::1] visits
    cdef double[::1] total_reward
    cdef int[::1] node_visits
    cdef int[::1] path
    cdef int[::1] owner
    cdef int[::1] node_at
    cdef double[::1] rewards
    cdef dict place_nodes
    cdef double[::1] money
    cdef double[::1] wins
    cdef public double won
    cdef public double earned
    cdef double[::1] belief
    cdef int[::1] believed

    @cython.locals(code=int, other=int)
    cpdef void start(self, State sketch, int seat, unsigned long long seed) except *

    cpdef void believe(self, int other, int code, double weight) except *

    @cython.locals(first=int, i=int)
    cdef int new_node(self) noexcept

    @cython.locals(s=State, other=int)
    cdef State determinise(self, int number)

    @cython.locals(s=State, share=cython.double, i=int)
    cpdef double playout(self, int code, int number)

    @cython.locals(i=int, edge=int)
    cdef void backpropagate(self) noexcept

    @cython.locals(edge=int)
    cdef void descend(self, int seat, int code) noexcept

    @cython.locals(
        end=int, now=int, seat=int, mask=cython.ulonglong, code=int, moment=int, before=int, own_turn=cython.bint
    )
    cdef double simulate(self, State s) noexcept

    cdef bint in_tree(self, State s, int seat, bint own_turn) noexcept

    cdef bint has_belief(self, State s, int seat) noexcept

    @cython.locals(epsilon=int)
    cdef int rollout_move(self, State s, int seat, unsigned long long mask) noexcept

    @cython.locals(first=int, total=cython.double, code=int, rest=cython.double)
    cdef int believed_card(self, int seat, unsigned long long mask) noexcept

    @cython.locals(node=int, bonus=cython.double, best=int, best_bound=cython.double, first=int, code=int, count=int, bound=cython.double)
    cdef int select(self, State s, int seat, unsigned long long mask) noexcept

    @cython.locals(node=int, code=int)
    cdef int place_move(self, State s, int seat, unsigned long long mask) noexcept

    @cython.locals(key=cython.ulonglong, node=int)
    cdef int place_node(self, int seat, unsigned long long mask) noexcept

    @cython.locals(
        first=int, total=cython.double, count=int, code=int, mean=cython.double, bonus=cython.double, best=int,
        best_bound=cython.double, prior=cython.double, value=cython.double, bound=cython.double,
    )
    cdef int select_place(self, int node, unsigned long long mask, int policy_move) noexcept

    @cython.locals(best=int, i=int, other=int, margin=int, won=cython.double)
    cdef double reward(self, State s, int seat) noexcept

    cpdef int visits_of(self, int code) noexcept
    cpdef double value_of(self, int code) noexcept
    cpdef double wins_of(self, int code) noexcept
    cpdef double money_of(self, int code) noexcept
