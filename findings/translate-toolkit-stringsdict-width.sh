#!/usr/bin/env bash
# Package:  translate-toolkit 3.20.4 (PyPI), .stringsdict files
# Expected: Apple's "Stringsdict File Format" has three kinds of entry: plurals, variable widths, device variations. A
#           file that was only read and written again keeps them.
# Actual:   Only plurals are kept. A variable width is read as an empty plural and isn't written at all.
# Seen:     []
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check translate-toolkit==3.20.4 lxml==6.1.3

now=$("$work/venv/bin/python" - <<'PYTHON'
import plistlib
from translate.storage.stringsdict import StringsDictFile

file = StringsDictFile()
file.settargetlanguage("en")
file.parse(plistlib.dumps({"title": {"NSStringVariableWidthRuleType": {"20": "News", "50": "News of the day"}}}))
print(sorted(plistlib.loads(bytes(file))))
PYTHON
)
seen="[]"
echo "translate-toolkit 3.20.4, the keys of a .stringsdict with one variable width, read and written:"
echo "  expected: ['title'] (Apple, Stringsdict File Format)"
echo "  seen:     $seen"
echo "  now:      $now"
[ "$now" = "$seen" ] || { echo "It behaves differently now."; exit 1; }
