#!/usr/bin/env bash
# Package:  svgpath2mpl 1.0.0 (PyPI)
# Expected: SVG 1.1, 8.3.9: an arc's two flags are one character each, so numbers may follow them without a separator,
#           as tools that shorten paths write them.
# Actual:   It reads the flags and the number after them as one number, and fails. With spaces between them it reads
#           the same path.
# Seen:     IndexError: pop from empty list
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check svgpath2mpl==1.0.0 matplotlib==3.10.7 numpy==2.4.6

now=$("$work/venv/bin/python" - <<'PYTHON'
from svgpath2mpl import parse_path


def end(text):
    try:
        return ",".join(f"{number:.2f}" for number in parse_path(text).vertices[-1])
    except Exception as error:
        return f"{type(error).__name__}: {error}"


assert end("M0 0 a1 1 0 0 1 .5 .5") == "0.50,0.50"
print(end("M0 0 a1 1 0 01.5.5"))
PYTHON
)
seen="IndexError: pop from empty list"
echo "svgpath2mpl 1.0.0, the end of M0 0 a1 1 0 01.5.5:"
echo "  expected: 0.50,0.50 (SVG 1.1, 8.3.9)"
echo "  seen:     $seen"
echo "  now:      $now"
[ "$now" = "$seen" ] || { echo "It behaves differently now."; exit 1; }
