#!/usr/bin/env bash
# Package:  ruamel.yaml 0.19.1 (PyPI), whose default is YAML 1.2
# Expected: YAML 1.2.2, section 6.2, "Separation spaces": between a key's colon and its value tabs may stand, as in
#           example 6.3 there. Only indentation has no tabs.
# Actual:   The scanner refuses the tab.
# Seen:     ScannerError: found character '\t' that cannot start any token
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check ruamel.yaml==0.19.1

now=$("$work/venv/bin/python" - <<'PYTHON'
from ruamel.yaml import YAML

try:
    print(YAML(pure=True, typ="safe").load("title:\tHome\n"))
except Exception as error:
    print(f"{type(error).__name__}: {getattr(error, 'problem', error)}")
PYTHON
)
seen="ScannerError: found character '\\t' that cannot start any token"
echo "ruamel.yaml 0.19.1, a key and its value with a tab between them:"
echo "  expected: {'title': 'Home'} (YAML 1.2.2, section 6.2)"
printf '  seen:     %s\n' "$seen"
printf '  now:      %s\n' "$now"
[ "$now" = "$seen" ] || { echo "It behaves differently now."; exit 1; }
