"""A set of Everdell that exists only for tests: see `test_everdell_module.py`."""
