"""The drawings of a set of Everdell that exists only for tests: see `tests/games/test_everdell_module.py`."""
