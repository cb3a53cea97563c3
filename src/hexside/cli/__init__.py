"""The ``hexside`` command, one file a subcommand."""
