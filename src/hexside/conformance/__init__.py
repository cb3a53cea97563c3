"""Public tests that any rule set and any computer player must pass."""
