"""21, 22.1 Reinforcements and replacements."""
