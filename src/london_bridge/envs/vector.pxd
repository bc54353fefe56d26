import cython
from london_bridge.bots.choose cimport Chooser
from london_bridge.envs cimport c_row_access as row_access
from london_bridge.envs.c_row_access cimport PyThreadState
from london_bridge.view.observe cimport observe_row, write_mask
from london_bridge.view.remembering cimport Lookups, Memory
from london_bridge.rules.dealing cimport deal_game
from london_bridge.rules.engine cimport actor
from london_bridge.rules.engine cimport move_on
from london_bridge.rules.rng cimport Rng, stream_seed
from london_bridge.rules.scoring cimport final_place
from london_bridge.rules.state cimport Deal, State
from london_bridge.rules cimport c_sizes as sizes

cdef int CODES
cdef int LEARNER, SAMPLES, NEXT_GAME, MANY


cdef class VectorGames:
    cdef public int count
    cdef bint looking
    cdef public int players
    cdef public str reward
    cdef int by_place
    cdef public float per_pound
    cdef public object box
    cdef Lookups known
    cdef public list scoring
    cdef int scoring_mode
    cdef int first_learner
    cdef int moving
    cdef public int autoreset
    cdef public int illegal
    cdef public float penalty
    cdef public object table
    cdef public object buffers
    cdef signed char[::1] seats
    cdef signed char[:, ::1] observations
    cdef signed char[:, ::1] masks
    cdef float[:, ::1] rewards
    cdef unsigned char[::1] dones
    cdef short[:, ::1] money
    cdef signed char[:, ::1] places
    cdef signed char[:, ::1] finals
    cdef public object seeds
    cdef public object legal_bits
    cdef unsigned long long[::1] seed_now
    cdef unsigned long long[::1] legal_now
    cdef signed char[::1] deciding
    cdef unsigned char[::1] ended
    cdef public object learners
    cdef public object illegals
    cdef public object over
    cdef object sampled
    cdef signed char[::1] learner_now
    cdef unsigned char[::1] illegal_now
    cdef unsigned char[::1] over_now
    cdef public list states
    cdef list samples
    cdef list choosers
    cdef list choices
    cdef list memories

    @cython.locals(row=int, code=cython.longlong)
    cdef int _first_refused(self, long long[::1] actions)

    cdef void _begin(self, int row) except *

    cdef void _own(self) except *

    @cython.locals(row=int, s=State, code=int, apart=bint)
    cdef void _step_all(self, long long[::1] actions) except *

    @cython.locals(rng=Rng)
    cdef int _allowed(self, int row, int code) noexcept

    @cython.locals(seat=int)
    cdef void _make(self, int row, State s, int code) except *

    cdef void _pass_on(self, int row) noexcept

    @cython.locals(row=int, rng=Rng)
    cdef void _sample_all(self, long long[::1] actions) noexcept

    @cython.locals(seat=int)
    cdef void _clear(self, int row) noexcept

    @cython.locals(seat=int)
    cdef void _count_pounds(self, int row, State s, int sign) noexcept

    @cython.locals(s=State, seat=int)
    cdef void _go_on(self, int row) except *

    @cython.locals(choosers=list, choices=list, chooser=Chooser)
    cdef int _answer(self, int row, State s, int seat) except -1

    @cython.locals(seat=int)
    cdef void _end(self, int row, State s) except *

    @cython.locals(gains=list, seat=int, place=int)
    cdef void _reward(self, int row, State s) except *

    @cython.locals(seed=cython.ulonglong, s=State, deal=Deal, memory=Memory, luck=Rng, category=int)
    cdef void _deal(self, int row) except *

    @cython.locals(lock="PyThreadState*")
    cdef void _show_all_unlocked(self) noexcept

    @cython.locals(row=int)
    cdef void _show_all(self) noexcept nogil

    @cython.locals(seat=int, bits=cython.ulonglong, i=int)
    cdef void _show(self, int row) noexcept nogil
