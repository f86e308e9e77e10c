#!/usr/bin/env bash
# Run npm in web/, with the machine's node or, where there is none that is new enough, the one in .venv.
#
#   scripts/npm.sh run test
set -euo pipefail
unset CDPATH
cd "$(dirname "${BASH_SOURCE[0]}")/../web"

new_enough='const [major, minor] = process.versions.node.split("."); process.exit(major > 20 || (major == 20 && minor >= 19) ? 0 : 1)'
node -e "$new_enough" 2>/dev/null || PATH=$PWD/../.venv/bin:$PATH

[ -e node_modules/.package-lock.json ] || npm ci --no-audit --no-fund --loglevel=error
exec npm "$@"
