#!/usr/bin/env bash
# Bring a virtual environment up to date with one file of pins, and with this package itself.
#
#   scripts/venv.sh .venv requirements/test.txt
#
# A stamp in the environment remembers what was installed, so that a second run has nothing to do.
set -euo pipefail
unset CDPATH
cd "$(dirname "${BASH_SOURCE[0]}")/.."

venv=$1
pins=$2
stamp=$venv/.$(basename "$pins" .txt)

# The browser's part is built when the package is installed, so its sources count.
web() {
    find web src/wolfden/locale src/wolfden/games/*/locale docs/protocol.schema.json hatch_build.py -path web/node_modules -prune -o \
        -type f ! -name protocol.ts ! -name '*.py*' -print0 | sort -z | xargs -0 cat
    [ -e src/wolfden/static/index.html ] || date +%N
}

# Also the place: an environment that was moved still imports the package from where it was.
wanted=$(cat "$pins" requirements/build.txt pyproject.toml <(grep __version__ src/wolfden/__init__.py) <(pwd) <(web) | sha256sum)

version() {
    "$1" -c 'import sys; print(sys.version)'
}

if [ -x "$venv/bin/python" ] && [ -n "${PYTHON:-}" ]; then
    chosen=$(scripts/uv.sh --interpreter)
    [ "$(version "$venv/bin/python")" = "$(version "$chosen")" ] || rm -rf "$venv"
fi
if [ -x "$venv/bin/python" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ]; then
    exit
fi

if [ ! -x "$venv/bin/python" ]; then
    chosen=$(scripts/uv.sh --interpreter)
    scripts/uv.sh venv --quiet --clear --python "$chosen" "$venv"
fi
install=(scripts/uv.sh pip install --python "$venv/bin/python" --build-constraints requirements/build.txt)
"${install[@]}" --require-hashes -r "$pins"
"${install[@]}" --no-deps -e .
echo "$wanted" >"$stamp"
