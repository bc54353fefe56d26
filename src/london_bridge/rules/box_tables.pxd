cdef bint COMPILED


cdef class Tables:
    cdef public short kind[65]
    cdef public short crest[65]
    cdef public short pays[6]
    cdef public short kind_at[6]
    cdef public short place_of[6]
    cdef public int chapel_last
    cdef public short chapel_money[41]
    cdef public int gate_last
    cdef public short gate_money[41]
    cdef public short gate_bonus[41]
    cdef public short cards[5]
    cdef public short markers[15]
    cdef public short tiles[72]
    cdef public short bonus[24]
