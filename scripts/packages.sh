#!/usr/bin/env bash
# Install the Debian packages that the tests need and the machine lacks.
#
#   scripts/packages.sh postgresql
#
# Where that cannot be done (no apt-get, neither root nor sudo, no network) it says so and goes on: the tests name what they miss.
set -euo pipefail

command -v dpkg-query >/dev/null || exit 0

missing=()
for package in "$@"; do
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
done
[ "${#missing[@]}" -gt 0 ] || exit 0

root=()
[ "$(id -u)" = 0 ] || root=(sudo -n)
install() {
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends -o Dpkg::Use-Pty=0 "${missing[@]}" >/dev/null 2>&1
}

echo "wolfden: installing ${missing[*]}" >&2
if "${root[@]}" true 2>/dev/null; then
    install && exit
    "${root[@]}" apt-get update -qq >/dev/null 2>&1 && install && exit
fi
echo "wolfden: that did not work; please run: sudo apt-get install --no-install-recommends ${missing[*]}" >&2
