"""One crew for all that takes many games: tasks done at once, here, by processes of this machine, or on a Ray cluster.

A crew hires workers (`Hire` makes one, in the process where it works) and gives them one task after the other; what
they make of it comes back as it is done, in any order. Which worker does a task must change nothing about it.
"""

from london_bridge.errors import LondonBridgeError

from .cluster import RayCluster
from .here import Here
from .processes import Processes
from .work import Crew, Hire, Stop, Worker, crew_size

__all__ = ["Crew", "Here", "Hire", "Processes", "RayCluster", "Stop", "Worker", "crew_for", "crew_size"]


def crew_for(jobs: int | None, ray: str | None, advice: str, *, apart: bool = False) -> Crew:
    """The crew that somebody asked for; `advice` is what to do when it fails, for people.

    `apart`: not even one alone works in this process, since what it does may end it or print.
    """
    if ray is not None and jobs is not None:
        raise LondonBridgeError("--jobs is for this machine, --ray for a cluster: say one of them.")
    if ray is not None:
        return RayCluster(ray, advice)
    size = crew_size(jobs)
    return Here() if size == 1 and not apart else Processes(size, advice)
