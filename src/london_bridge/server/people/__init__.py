"""People: who somebody is. `identity` signs the cookie, `store` keeps them, `visitor` finds out who makes a request."""
