"""12, 13 Retreats, Disruption and Full Retreat, and the Rally Phase."""
