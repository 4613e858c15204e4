"""What all tests share; each part brings its fixtures as a module of its own."""

import pytest
from hypothesis import settings

# These helpers assert too: what differs is to be seen in the report.
pytest.register_assert_rewrite("tests.browser", "tests.bot.people", "tests.bot.walkers")

# The same examples in every run: what was green yesterday and is red today is then due to the code.
settings.register_profile("repeatable", derandomize=True, deadline=None)
settings.load_profile("repeatable")

pytest_plugins = ["tests.sandbox_fixtures", "pytester"]
