"""Players for games with phases instead of chits: a side moves all its units, then fights."""
