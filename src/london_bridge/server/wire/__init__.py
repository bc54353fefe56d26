"""The shapes of everything that goes over the wire. Imports only msgspec; the client's types are made from here."""
