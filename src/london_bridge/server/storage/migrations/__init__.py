"""The steps by which a database becomes what `schema` says. They run by themselves when the server starts."""
