# Every target starts from a bare Linux machine with Python 3.11, 3.12 or 3.13; nothing to install first.
# Another interpreter: make test PYTHON=/path/to/python3.12

GAME ?= wolf-and-hound
export PYTHON
BIN := .venv/bin

.PHONY: help setup packages play terminal test check screens format bench bench-bots bench-lab bench-server soak pins clean

help: ## show this list
	@grep -hE '^[a-z-]+:.*## ' Makefile | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 20

setup: ## install all that playing, testing and checking need into .venv
	@scripts/venv.sh .venv requirements/test.txt

packages: # Debian packages that only tests need
	@scripts/packages.sh postgresql chromium fonts-noto-cjk

play: ## start the server and play in the browser, with friends and bots
	@scripts/venv.sh .venv requirements/runtime.txt
	@$(BIN)/wolfden serve

terminal: ## play in the terminal; another game: make terminal GAME=woof
	@scripts/venv.sh .venv requirements/runtime.txt
	@$(BIN)/wolfden play $(GAME)

test: setup packages ## format, lint, strict types, every test: what must pass before a commit
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	@scripts/npm.sh run --silent check
	@scripts/npm.sh run --silent test
	$(BIN)/python -m pytest --ignore=tests/browser
	$(BIN)/python -m pytest tests/browser

check: test ## the same

screens: setup packages ## draw every screen into screens/; a part of them: make screens ONLY="phone ja.dark"
	$(BIN)/python -m tests.browser.screens $(ONLY)

format: setup ## put the code in shape and mend what the linter can mend
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: ## measure the figures, each against a peer in the same run
	@scripts/venv.sh .venv-bench requirements/bench.txt
	.venv-bench/bin/python -m bench

bench-bots: ## play the ladder of the bots: make bench-bots LADDER="--minutes 120 --part 1"
	@scripts/venv.sh .venv-bench requirements/bench.txt
	.venv-bench/bin/python -m bench.ladder $(LADDER)

soak: setup ## compare a million pairs of worlds that a viewer must not tell apart; fewer: make soak SOAK="--pairs 20000"
	$(BIN)/python -m bench.soak $(SOAK)

PEER := bench/server/peer

bench-server: packages $(PEER)/node_modules ## measure, kill and fuzz the server; in 2 minutes: make bench-server ARGS=--quick
	@scripts/venv.sh .venv requirements/runtime.txt
	$(BIN)/python -m bench.server $(ARGS)

$(PEER)/node_modules: $(PEER)/package-lock.json
	npm ci --prefix $(PEER) --no-audit --no-fund
	@touch $@

bench-lab: ## measure how much of all cores a simulation uses
	@scripts/venv.sh .venv-bench requirements/bench.txt
	.venv-bench/bin/python -m bench.lab

pins: ## compile requirements/*.txt anew; newest versions: make pins UPGRADE=--upgrade
	scripts/pins.sh $(UPGRADE)

clean: ## remove whatever the other targets made
	rm -rf screens web/node_modules src/wolfden/static $(PEER)/node_modules
	rm -rf .tools .venv .venv-bench .ladder .mypy_cache .pytest_cache .ruff_cache .hypothesis dist
	find . -name __pycache__ -prune -exec rm -rf {} +
