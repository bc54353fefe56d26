"""The routes, one file a resource; `answers` writes errors and headers, `request_checks` knows who comes and turns
strangers away, `flood_limit` those who ask far too often.
"""
