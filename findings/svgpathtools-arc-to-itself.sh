#!/usr/bin/env bash
# Package:  svgpathtools 1.8.0 (PyPI)
# Expected: SVG 1.1, appendix F.6.2: an arc that ends where it begins is left out, so the path is the line before it.
# Actual:   The whole path can't be read. The error has no text.
# Seen:     AssertionError without a text
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
    svgpathtools==1.8.0 numpy==2.4.6 scipy==1.17.1 svgwrite==1.4.3

now=$("$work/venv/bin/python" - <<'PYTHON'
import svgpathtools

try:
    print(svgpathtools.parse_path("M0 0 L5 5 A2 2 0 0 1 5 5").d())
except Exception as error:
    print(type(error).__name__, str(error) or "without a text")
PYTHON
)
seen="AssertionError without a text"
echo "svgpathtools 1.8.0, a line, then an arc from its end to the same point:"
echo "  expected: M 0.0,0.0 L 5.0,5.0 (SVG 1.1, appendix F.6.2)"
echo "  seen:     $seen"
echo "  now:      $now"
[ "$now" = "$seen" ] || { echo "It behaves differently now."; exit 1; }
