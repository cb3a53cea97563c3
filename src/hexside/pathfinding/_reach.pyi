from hexside.pathfinding.reach import Edges

def reach(
    start: int,
    budget: int,
    edges: Edges,
    barred: bytes | bytearray,
    zoc: bytes | bytearray,
    enter_zoc: int,
    leave_zoc: int,
    start_leave_zoc: int,
    closed: frozenset[int] = ...,
) -> tuple[dict[int, int], dict[int, int]]: ...
