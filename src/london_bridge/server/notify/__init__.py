"""Telling people who are not here that it is their turn: `turn_notifier` decides when, `push` and `mail` how;
`server/texts` has the sentences.

Imports people, storage and tables; nothing of `http` or `live`.
"""
