#!/usr/bin/env bash
# Compile requirements/*.txt: exact versions with hashes, the same for Python 3.11 and newer on every platform.
# Pins that still fit stay as they are; `scripts/pins.sh --upgrade` moves them to the newest versions.
set -euo pipefail
unset CDPATH
cd "$(dirname "${BASH_SOURCE[0]}")/.."

compile() {
    local output=$1
    shift
    scripts/uv.sh pip compile --quiet --universal --python-version 3.11 --fork-strategy fewest \
        --generate-hashes --no-emit-index-url --custom-compile-command "make pins" \
        --output-file "requirements/$output" "$@" >/dev/null
}

compile tools.txt requirements/tools.in "$@"
compile build.txt requirements/build.in "$@"
compile runtime.txt pyproject.toml "$@"
compile test.txt pyproject.toml --extra lab --extra cluster requirements/test.in --constraints requirements/runtime.txt "$@"
compile bench.txt pyproject.toml requirements/bench.in --constraints requirements/runtime.txt "$@"

if grep -n '://' requirements/*.txt; then
    echo "wolfden: the pins above hold addresses; requirements/*.txt must name versions and hashes only" >&2
    exit 1
fi
