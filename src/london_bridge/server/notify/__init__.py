"""Telling people who are not here that it is their turn: `teller` decides when, `push` and `mail` how, `words` what.

Imports people, storage and tables; nothing of `http` or `live`.
"""
