"""Public tests that any rule set must pass, generic over every registered scenario.

Each ``check_...`` function returns the faults that it finds, so that tests and the fuzzer can share
them. ``hexside.conformance.coverage`` links tests to the sections of the rulebooks.
"""
