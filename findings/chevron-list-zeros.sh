#!/usr/bin/env bash
# Package:  chevron 0.14.0 (PyPI)
# Expected: Mustache's manual, mustache(5), "Non-Empty Lists": the block is shown once for each item of the list.
# Actual:   Items that Python takes for false are left out: 0, an empty text, an empty object. Outside of lists, chevron
#           shows 0.
# Seen:     [2][1]
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check chevron==0.14.0

now=$("$work/venv/bin/python" -c '
import chevron
print(chevron.render("{{#badges}}[{{.}}]{{/badges}}", {"badges": [2, 0, 1]}))')
seen="[2][1]"
echo "chevron 0.14.0, {{#badges}}[{{.}}]{{/badges}} with the badges 2, 0, and 1:"
echo "  expected: [2][0][1] (mustache(5), Non-Empty Lists)"
echo "  seen:     $seen"
echo "  now:      $now"
[ "$now" = "$seen" ] || { echo "It behaves differently now."; exit 1; }
