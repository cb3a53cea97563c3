"""The ``hexside`` command, one file per subcommand."""
