#!/usr/bin/env bash
# Package:  translate-toolkit 3.20.4 (PyPI), .strings files
# Expected: A .strings file is a property list of Apple's old style, in which comments may stand wherever white space
#           may, so also behind an entry. Swift's Foundation reads both entries.
# Actual:   An entry with a comment behind it swallows the rest of the file, as part of its text.
# Seen:     {'home': 'Home"; // the first tab"search" = "Search'}
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check translate-toolkit==3.20.4

now=$("$work/venv/bin/python" - <<'PYTHON'
import io
from translate.storage import properties

text = b'"home" = "Home"; // the first tab\n"search" = "Search";\n'
units = properties.propfile(io.BytesIO(text), personality="strings-utf8").units
print({unit.name: unit.source for unit in units})
PYTHON
)
seen="{'home': 'Home\"; // the first tab\"search\" = \"Search'}"
echo "translate-toolkit 3.20.4, two entries of a .strings file, a comment behind the first:"
echo "  expected: {'home': 'Home', 'search': 'Search'}"
echo "  seen:     $seen"
echo "  now:      $now"
[ "$now" = "$seen" ] || { echo "It behaves differently now."; exit 1; }
