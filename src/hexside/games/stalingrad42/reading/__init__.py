"""Data files and position texts read into structs: no rules, only the shapes and their checks.

``printed`` has what stands on the counters and play aids, ``files`` the rows of the data files,
``loading`` reads and ``data_checks`` compares them; ``positions`` reads and writes position texts.
"""
