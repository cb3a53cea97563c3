"""5, 7.3 Movement: the phase, costs and ranges; by rail (5.6), by sea (5.7), ferries."""
