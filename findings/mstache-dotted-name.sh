#!/usr/bin/env bash
# Package:  mstache 0.4.0 (PyPI)
# Expected: Mustache's specification, interpolation.yml, "Dotted Names - Context Precedence": only the first part of a
#           dotted name is searched in the objects around; the rest is read from what was found, or is nothing.
# Actual:   If the nearest object has no such member, the whole name is searched again further out, and a value of
#           another object shows.
# Seen:     7
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check mstache==0.4.0

now=$("$work/venv/bin/python" -c '
import mstache
page = {"label": {"badge": 7}, "tab": {"label": {"title": "Home"}}}
print(mstache.render("{{#tab}}{{label.badge}}{{/tab}}", page))')
seen="7"
echo "mstache 0.4.0, {{#tab}}{{label.badge}}{{/tab}}, where the tab has a label without badge, and the page one with 7:"
echo "  expected: nothing (interpolation.yml, Dotted Names - Context Precedence)"
echo "  seen:     $seen"
echo "  now:      ${now:-nothing}"
[ "$now" = "$seen" ] || { echo "It behaves differently now."; exit 1; }
