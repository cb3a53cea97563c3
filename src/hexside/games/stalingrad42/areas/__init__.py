"""22 Entry Areas: moves into them, out of them and between them, and leaving the map."""
