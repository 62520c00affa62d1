#!/usr/bin/env bash
# Package:  openstep-parser 2.0.3 (PyPI), which pbxproj uses to read Xcode projects
# Expected: A property list of Apple's old style has the comments of C, /* … */ and // …, wherever white space may
#           stand. Swift's Foundation reads both entries.
# Actual:   A // comment is read only before the first brace. Anywhere else it ends in an exception.
# Seen:     Exception: Expected = after a key. Found t @ 24
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check openstep-parser==2.0.3

now=$("$work/venv/bin/python" - <<'PYTHON'
from openstep_parser import OpenStepDecoder

try:
    print(OpenStepDecoder().ParseFromString('{\n    home = "Home"; // the first tab\n    search = "Search";\n}\n'))
except Exception as error:
    print(f"{type(error).__name__}: {error}")
PYTHON
)
seen="Exception: Expected = after a key. Found t @ 24"
echo "openstep-parser 2.0.3, a dictionary of two entries, a // comment behind the first:"
echo "  expected: {'home': 'Home', 'search': 'Search'}"
echo "  seen:     $seen"
echo "  now:      $now"
[ "$now" = "$seen" ] || { echo "It behaves differently now."; exit 1; }
