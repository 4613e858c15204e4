"""What all tests share; each part brings its fixtures as a module of its own."""

from hypothesis import settings

# The same examples in every run: what was green yesterday and is red today is then due to the code.
settings.register_profile("repeatable", derandomize=True, deadline=None)
settings.load_profile("repeatable")

pytest_plugins = ["tests.sandbox_fixtures", "pytester"]
