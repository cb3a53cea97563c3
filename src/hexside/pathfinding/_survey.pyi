from array import array

from hexside.pathfinding.survey import Survey, Table, Ways

def survey(
    start: int,
    budget: int,
    rows: array[int],
    patched: bytearray,
    ways: dict[int, Ways],
    start_ways: Ways | None,
    barred: Table,
    zoc: Table,
    leave_zoc: int,
    start_leave_zoc: int,
    step: int,
    bit: array[int],
    /,
) -> Survey: ...
