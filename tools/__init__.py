"""Programs for contributors; nothing here is part of the installed package."""
