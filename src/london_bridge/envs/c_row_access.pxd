# The functions of row_access.py, for C: what takes state and memory out of the lists without counting references, and so needs
# no lock. The lists must stay as they are meanwhile: `VectorGames` sees to that.
from london_bridge.rules.engine cimport legal
from london_bridge.rules.state cimport State
from london_bridge.view.observe cimport observe_row
from london_bridge.view.remembering cimport Lookups, Memory


cdef extern from "Python.h":
    ctypedef struct PyThreadState
    PyThreadState* let_go "PyEval_SaveThread" () noexcept nogil
    void hold_again "PyEval_RestoreThread" (PyThreadState* lock) noexcept nogil
    void* borrowed "PyList_GET_ITEM" (list items, Py_ssize_t at) noexcept nogil


cdef inline unsigned long long legal_at(list states, Py_ssize_t row, int seat) noexcept nogil:
    return legal(<State> borrowed(states, row), seat)


cdef inline short money_at(list states, Py_ssize_t row, Py_ssize_t seat) noexcept nogil:
    return (<State> borrowed(states, row)).money[seat]


cdef inline void observe_at(
    list states, list memories, Py_ssize_t row, int seat, Lookups known, signed char[:, ::1] rows
) noexcept nogil:
    observe_row(<State> borrowed(states, row), seat, known, <Memory> borrowed(memories, row), rows, row)
