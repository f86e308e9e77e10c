#!/usr/bin/env bash
# Run the pinned uv from .tools/, which is made first if need be.
#
#   scripts/uv.sh pip list
#
# uv lives in a virtual environment of its own, so that nothing installed for the project can disturb it.
# `scripts/uv.sh --interpreter` prints the Python that the project is to use.
set -euo pipefail
unset CDPATH PYTHONHOME PYTHONPATH
cd "$(dirname "${BASH_SOURCE[0]}")/.."

in_range='import sys; sys.exit(sys.version_info < (3, 11))'
has_venv='import venv; from ensurepip import version'
has_roots='import os, ssl, sys; p = ssl.get_default_verify_paths()
sys.exit(not (p.cafile or p.capath and os.listdir(p.capath)))'

fail() {
    printf 'wolfden: %s\n' "$@" >&2
    exit 1
}

# The first interpreter in range that can make virtual environments; failing that, the first in range.
# Each is tried, not only looked up: a version manager's stand-in may be on the PATH and lead nowhere.
interpreter() {
    local candidate candidates=(python3.11 python3.12 python3.13 python3.14 python3) found=()
    [ -z "${PYTHON:-}" ] || candidates=("$PYTHON")
    for candidate in "${candidates[@]}"; do
        "$candidate" -c "$in_range" 2>/dev/null || continue
        found+=("$candidate")
        "$candidate" -c "$has_venv; import sys; print(sys.executable)" 2>/dev/null && return
    done
    [ "${#found[@]}" -gt 0 ] || no_interpreter
    add_venv_module "${found[0]}"
    "${found[0]}" -c 'import sys; print(sys.executable)'
}

no_interpreter() {
    local tried=${PYTHON:-python3} is
    is=$("$tried" --version 2>/dev/null) || is="no command that works"
    fail "No Python 3.11 or newer found: $tried is $is." \
        "Install one, or name it: make PYTHON=/path/to/python3.12 ..."
}

# Debian and Ubuntu keep the module that makes virtual environments in a package of its own.
add_venv_module() {
    local package root=()
    package=$("$1" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    [ "$(id -u)" = 0 ] || root=(sudo -n)
    if command -v apt-get >/dev/null && "${root[@]}" true 2>/dev/null; then
        echo "wolfden: $1 cannot make virtual environments yet; installing $package" >&2
        "${root[@]}" apt-get update -qq >&2 || true
        "${root[@]}" env DEBIAN_FRONTEND=noninteractive \
            apt-get install -y -qq --no-install-recommends "$package" >&2 || true
    fi
    "$1" -c "$has_venv" 2>/dev/null || fail "$1 cannot make virtual environments: it lacks ensurepip." \
        "Debian and Ubuntu have it in the package $package: sudo apt-get install $package"
}

make_tools() {
    local python pins
    pins=$(sha256sum <requirements/tools.txt)
    [ -x .tools/bin/python ] && [ "$(cat .tools/.pins 2>/dev/null)" = "$pins" ] && return
    python=$(interpreter)
    rm -rf .tools
    "$python" -m venv .tools
    PIP_USER=0 .tools/bin/python -m pip install --quiet --disable-pip-version-check \
        --only-binary :all: --require-hashes -r requirements/tools.txt
    echo "$pins" >.tools/.pins
}

if [ "${1:-}" = --interpreter ]; then
    interpreter
    exit
fi
make_tools

# Trust what the machine trusts, as pip does, and ignore a certificate file that is not there.
[ -r "${SSL_CERT_FILE:-}" ] || unset SSL_CERT_FILE
if [ -z "${SSL_CERT_FILE:-}" ] && .tools/bin/python -c "$has_roots"; then
    export UV_SYSTEM_CERTS=true
fi
export UV_PYTHON_DOWNLOADS=never
exec .tools/bin/uv "$@"
