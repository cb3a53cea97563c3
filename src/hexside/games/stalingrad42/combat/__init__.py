"""8 to 11 Combat: attacks, odds and shifts, forts, losses, Determined Defense, Automatic DS."""
