#!/usr/bin/env bash
# Package:  ustache 0.1.6 (PyPI)
# Expected: mustache(5), "Variables": a name that the current object lacks is looked up in the objects around it.
# Actual:   The methods of Python's dictionary come first: in a section, {{items}}, {{values}}, {{keys}}, {{copy}}, and
#           {{update}} show a method, and what is around is never asked.
# Seen:     method
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check ustache==0.1.6

shown=$("$work/venv/bin/python" -c '
import ustache
print(ustache.render("{{#tab}}{{items}}{{/tab}}", {"items": "three", "tab": {"title": "Home"}}))')
# Without the address of the method in memory.
case $shown in "&lt;built-in method items of dict object at "*) now=method ;; *) now=$shown ;; esac
seen="method"
echo "ustache 0.1.6, {{#tab}}{{items}}{{/tab}}, where items is beside tab and the tab has no items:"
echo "  expected: three (mustache(5), Variables)"
echo "  seen:     a $seen, as in &lt;built-in method items of dict object at …&gt;"
echo "  now:      $shown"
[ "$now" = "$seen" ] || { echo "It behaves differently now."; exit 1; }
