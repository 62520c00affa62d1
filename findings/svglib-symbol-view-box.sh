#!/usr/bin/env bash
# Package:  svglib 2.3.2 (PyPI), with reportlab 5.1.0
# Expected: SVG 2, sections 5.5 and 5.6: a symbol with a viewBox is scaled into the width and height of the use that
#           shows it. Here a square of 1 unit fills 20 pixels, which are 15 points.
# Actual:   The viewBox is ignored. Icons from a sheet of symbols have the size of their own units.
# Seen:     0.75 points
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check svglib==2.3.2 reportlab==5.1.0 lxml==6.1.3

cat >"$work/icon.svg" <<'SVG'
<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">
  <symbol id="icon" viewBox="0 0 1 1"><path d="M0 0h1v1h-1z"/></symbol>
  <use href="#icon" width="20" height="20"/>
</svg>
SVG
now=$("$work/venv/bin/python" - "$work/icon.svg" <<'PYTHON'
import sys
from svglib.svglib import svg2rlg

left, _, right, _ = svg2rlg(sys.argv[1]).contents[0].getBounds()
print(f"{right - left:g} points")
PYTHON
)
seen="0.75 points"
echo "svglib 2.3.2, the width of a symbol with a viewBox of one unit, used at 20 pixels:"
echo "  expected: 15 points (SVG 2, section 5.6)"
echo "  seen:     $seen"
echo "  now:      $now"
[ "$now" = "$seen" ] || { echo "It behaves differently now."; exit 1; }
