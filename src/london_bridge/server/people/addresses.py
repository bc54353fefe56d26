"""Addresses as limits count them: one key for everything that one customer of a provider is given."""

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

#: The smallest network that a provider gives away: whoever has one has all 2^64 addresses in it.
IPV6_BITS = 64


def address_key(address: str) -> str:
    """The key of an address: IPv4 as it is, also where it is written as IPv6, and IPv6 by its /64. What is no address
    (a socket in a file, a proxy's invention) is its own key.
    """
    try:
        found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is None:
            return str(IPv6Network((int(found) >> IPV6_BITS << IPV6_BITS, IPV6_BITS)))
        found = found.ipv4_mapped
    return str(found)
