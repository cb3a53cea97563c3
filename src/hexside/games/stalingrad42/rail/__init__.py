"""17 Railroads: repair, railheads, Connected Rail Hexes. Rail Movement (5.6) is in ``movement``."""
