"""The live channel: `connection` is one device at a table, `channel` its WebSocket, `request_handler` answers its
requests, `draft_answers` those that save nothing; `admission` says how many may come, and how much they may ask.
"""
