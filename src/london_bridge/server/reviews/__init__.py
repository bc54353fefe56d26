"""Reviews of finished games, behind everything else: a queue in the database, and one worker process of the lowest
priority that gets its work piece by piece, while no bot of a table waits.
"""
