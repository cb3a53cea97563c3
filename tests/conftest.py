"""Loads the plugins: tests are tied to the rules which they prove, and long tests start first."""

from __future__ import annotations

pytest_plugins = ["hexside.conformance.pytest_rules", "hexside.conformance.pytest_long_first"]
