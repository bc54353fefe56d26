"""The database. Nothing outside this folder writes SQL but `people`. Imports only `settings` of the server."""
