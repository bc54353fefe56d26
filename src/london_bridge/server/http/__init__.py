"""The routes, one file a resource; `answers` writes errors and headers, `door` knows who comes and turns strangers
away.
"""
