import cython
from london_bridge.bots.choose cimport Chooser
from london_bridge.rules.dealing cimport deal_by, deal_game
from london_bridge.rules.engine cimport actor, legal, move_on
from london_bridge.rules.rng cimport Rng, stream_seed
from london_bridge.rules.scoring cimport final_place, unused_tiles
from london_bridge.rules.state cimport Deal, State
from london_bridge.rules cimport c_sizes as sizes

cdef unsigned long long BIT[64]
cdef int CODES, CARDS
cdef int SEATS_FROM, SEAT_WIDTH


@cython.locals(count=int, end=int, seat=int, chooser=Chooser, rng=Rng, code=int)
cpdef int play_out(State s, list choosers, list rngs, int rounds=*) except -1

@cython.locals(deal=Deal, kind=int, stack=int, seat=int, slot=int)
cpdef bint complete(State s)

cdef int check_team(State s, list choosers, list rngs) except -1

@cython.locals(moves=list, seat=int, chooser=Chooser, rng=Rng, code=int)
cpdef list play_recorded(State s, list choosers, list rngs)

@cython.locals(count=int, seat=int)
cpdef int play_random(State s, Rng rng) except -1

@cython.locals(i=cython.ulonglong, total=long, rng=Rng)
cpdef long random_games(Deal deal, int mix, unsigned long long seed, unsigned long long first, int count) except -1

cpdef list choice_rngs(unsigned long long seed)

@cython.locals(at=int, own=cython.ulonglong, s=State)
cpdef play_games(Deal deal, int mix, list choosers, unsigned long long seed, unsigned long long first, short[:, ::1] rows)

@cython.locals(
    deal=Deal, category=int, seat=int, cards=int, total=int, value=int, column=int
)
cpdef fill_row(State s, int decisions, short[:, ::1] rows, int at)
