# The numbers of sizes.py, for C: what a hot module calls `sizes` is this, where it is compiled. (Beside a sizes.py of the
# same name the module would be compiled, and its names be variables.)

# made: sizes
cdef enum:
    SEATS = 4
    CARD_VALUES = 5
    KINDS = 6
    STACK_SIZE = 12
    SITES = 12
    CRESTS = 4
    BONUS_KINDS = 8
    BONUS_STACKS = 3
    BONUS_STACK_SIZE = 8
    OUTER_SPACES = 6
    CENTRE_SPACE = 6
    SPACES = 7
    CATEGORIES = 4
    ROUNDS = 12
    SLOTS = 2
    TURNS = 4
# end
