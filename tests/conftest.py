"""Loads the plugin that ties tests to the rules which they prove."""

from __future__ import annotations

pytest_plugins = ["hexside.conformance.pytest_rules"]
