#!/usr/bin/env bash
# Package:  translate-toolkit 3.20.4 (PyPI), .strings files
# Expected: In a .strings file \\ is one backslash, so "a\\" is a text that ends with one, and a file that was only
#           read and written again stays the same.
# Actual:   The last backslash and the quotation mark behind it are read as an escaped quotation mark, and what is
#           written has one quotation mark too many: no parser reads that file.
# Seen:     "path" = "a\\"";
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check translate-toolkit==3.20.4

printf '%s\n' '"path" = "a\\";' >"$work/Localizable.strings"
now=$("$work/venv/bin/python" - "$work/Localizable.strings" <<'PYTHON'
import sys
from translate.storage import properties

with open(sys.argv[1], "rb") as file:
    print(bytes(properties.propfile(file, personality="strings-utf8")).decode().strip())
PYTHON
)
seen='"path" = "a\\"";'
echo "translate-toolkit 3.20.4, a text that ends with a backslash, read and written:"
printf '  expected: %s\n' '"path" = "a\\";'
echo "  seen:     $seen"
echo "  now:      $now"
[ "$now" = "$seen" ] || { echo "It behaves differently now."; exit 1; }
