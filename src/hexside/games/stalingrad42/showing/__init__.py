"""What players are shown: views, tracks, overlays and the rules to read."""
