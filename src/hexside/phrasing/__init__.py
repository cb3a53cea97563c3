"""Events, decisions and refusals as text in the reader's language."""
