#!/usr/bin/env bash
# Package:  man-db 2.11.2-2 (Debian 12), whose lexgrog reads pages for whatis and apropos
# Expected: roff(7) and mdoc(7): an argument in quotation marks may hold spaces. man and mandoc both show this page's
#           NAME as demo serve – serves a page.
# Actual:   lexgrog finds no name, so apropos doesn't know the page.
# Seen:     demo.1: parse failed
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
version=$(apt-cache show man-db 2>/dev/null | sed -n 's/^Version: //p' | grep -Fx -m 1 2.11.2-2) || {
    echo "Debian's man-db 2.11.2-2 can't be had here: this needs Debian 12, after apt-get update." >&2
    exit 2
}
# The shared libraries that lexgrog needs come along: a small system has no man-db.
(cd "$work" && apt-get download -qq "man-db=$version" libpipeline1 2>/dev/null)
for package in "$work"/*.deb; do dpkg-deb --extract "$package" "$work/root"; done
export LD_LIBRARY_PATH
LD_LIBRARY_PATH=$(find "$work/root" -name '*.so*' -printf '%h\n' | sort -u | paste -sd :)

cat >"$work/demo.1" <<'MDOC'
.Dd January 1, 2026
.Dt DEMO-SERVE 1
.Os
.Sh NAME
.Nm "demo serve"
.Nd serves a page
MDOC
now=$(cd "$work" && root/usr/bin/lexgrog demo.1 2>&1) || true
seen="demo.1: parse failed"
echo "man-db 2.11.2-2, lexgrog, a page whose name has a space and is quoted:"
echo '  expected: demo.1: "demo serve - serves a page"'
echo "  seen:     $seen"
echo "  now:      $now"
[ "$now" = "$seen" ] || { echo "It behaves differently now."; exit 1; }
