"""24, S1.3 Victory and the road to Baku."""
