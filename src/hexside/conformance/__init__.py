"""Public tests that any rule set must pass, generic over every registered scenario.

Each ``check_...`` function returns the faults that it finds, so that tests and the fuzzer share
them. ``hexside.conformance.coverage`` ties tests to the sections of the rulebooks.
"""
