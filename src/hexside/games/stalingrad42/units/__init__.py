"""2.3, 4, 19, 20 Units: counters, stacking, non-combat units, units with rules of their own."""
