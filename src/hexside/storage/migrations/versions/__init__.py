"""One file a step; the names begin with their numbers."""
