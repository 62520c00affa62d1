#!/usr/bin/env bash
# Package:  ruamel.yaml 0.19.1 (PyPI), whose default is YAML 1.2
# Expected: YAML 1.2.2, section 3.2.1.3, "Node comparison": nodes of different tags are different, so the keys 1 and
#           true may stand in one mapping.
# Actual:   Keys are compared as Python compares 1 and True, which are equal there.
# Seen:     DuplicateKeyError: found duplicate key "True" with value "on" (original value: "one")
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check ruamel.yaml==0.19.1

now=$("$work/venv/bin/python" - <<'PYTHON'
from ruamel.yaml import YAML

try:
    print(YAML(pure=True, typ="safe").load("1: one\ntrue: on\n"))
except Exception as error:
    print(f"{type(error).__name__}: {getattr(error, 'problem', error)}")
PYTHON
)
seen='DuplicateKeyError: found duplicate key "True" with value "on" (original value: "one")'
echo "ruamel.yaml 0.19.1, a mapping with the keys 1 and true:"
echo "  expected: {1: 'one', True: 'on'} as two keys (YAML 1.2.2, section 3.2.1.3)"
echo "  seen:     $seen"
echo "  now:      $now"
[ "$now" = "$seen" ] || { echo "It behaves differently now."; exit 1; }
