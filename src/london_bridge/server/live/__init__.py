"""The live channel: `connection` is one device at a table, `desk` answers its requests, `channel` is the WebSocket,
`thinking` answers without saving.
"""
