"""Mechanics that several rulebooks share: functions configured by data, one mechanic a file."""
