"""The games: each registers its rules; nothing is imported before it is asked for."""

from hexside.engine import registry

registry.register("traces-of-war", "hexside.games.traces_of_war")
registry.register("a-victory-awaits", "hexside.games.a_victory_awaits")
registry.register("stalingrad-42", "hexside.games.stalingrad42")
registry.register("iskra", "hexside.games.iskra")
