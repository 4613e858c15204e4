# Everything a newcomer needs: `make run` and `make test` set themselves up once, on Python 3.11 alone.
PYTHON ?= python3.11
BIN := .venv/bin

.PHONY: run test soak lint format bench gallery clean

.venv/ready-to-run: requirements.txt
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

.venv/ready-to-test: requirements.txt requirements-dev.txt
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch .venv/ready-to-run $@

run: .venv/ready-to-run
	@$(BIN)/python bot.py $(ARGS)

test: lint
	$(BIN)/python -m pytest -n 2 --dist worksteal tests

lint: .venv/ready-to-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: .venv/ready-to-test
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

soak: .venv/ready-to-test
	$(BIN)/python -m tests.stored --check
	$(BIN)/python -m tests.soak $(ARGS)

bench: .venv/ready-to-test
	$(BIN)/python -m bench $(ARGS)

gallery: .venv/ready-to-test
	$(BIN)/python -m render.gallery $(ARGS)

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis
