"""14, 15 Advance after combat and Breakthrough combat."""
