"""``hexside host-key``: the link of the host, and a new key for a link that others have seen."""

from __future__ import annotations

from typing import Annotated

import typer

from hexside.cli.output import print_json
from hexside.cli.parameters import AsJson
from hexside.cli.serve import Folder, PublicUrl, data_folder, made, public_address
from hexside.cli.texts import text
from hexside.cli.troubles import storage_trouble

#: Where the server listens by itself.
LOCAL = "http://127.0.0.1:8000/"

Change = Annotated[
    bool,
    typer.Option(
        "--change", help="Make a new key; the old link and its browsers are no longer the host's."
    ),
]


def host_key(
    folder: Folder = None,
    change: Change = False,
    public_url: PublicUrl = "",
    as_json: AsJson = False,
) -> None:
    """Print the link that makes a browser the host's; with --change, give it a new key."""
    from hexside.server import change_host_key, host_link
    from hexside.storage import StorageError

    place = made(folder or data_folder())
    try:
        if change:
            change_host_key(place)
        link = host_link(place, public_address(public_url) or LOCAL)
    except StorageError as fault:
        raise storage_trouble(place, fault) from fault
    if as_json:
        print_json({"folder": str(place), "changed": change, "host_link": link})
    else:
        typer.echo(text("cli-host-key-changed" if change else "cli-host-key", link=link))
