"""The long tests of the server: its figures at full size. `make soak` runs them; the tests have small versions."""
