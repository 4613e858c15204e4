"""What all tests share; each part brings its fixtures as a module of its own."""

pytest_plugins = ["tests.sandbox_fixtures"]
