"""16, 18 Supply: lines, the Supply Phase, isolation and Supply Points."""
