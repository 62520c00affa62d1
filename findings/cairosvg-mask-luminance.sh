#!/usr/bin/env bash
# Package:  CairoSVG 2.9.1 (PyPI), with the cairo library of the system
# Expected: SVG 1.1, section 14.4, "Masking": a mask's color counts as well as its opacity. What is black hides.
# Actual:   Only the opacity counts, so an opaque black area of a mask shows what it is to hide.
# Seen:     (255, 0, 0, 255)
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
    CairoSVG==2.9.1 cairocffi==1.7.1 cssselect2==0.10.1 defusedxml==0.7.1 pillow==13.0.0 tinycss2==1.5.1
"$work/venv/bin/python" -c 'import cairocffi' 2>/dev/null || { echo "This needs Debian's libcairo2." >&2; exit 2; }

cat >"$work/masked.svg" <<'SVG'
<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2">
  <mask id="hidden"><rect width="2" height="2" fill="black"/></mask>
  <rect width="2" height="2" fill="red" mask="url(#hidden)"/>
</svg>
SVG
now=$("$work/venv/bin/python" - "$work/masked.svg" <<'PYTHON'
import io, sys
import cairosvg
from PIL import Image

print(Image.open(io.BytesIO(cairosvg.svg2png(url=sys.argv[1]))).convert("RGBA").getpixel((1, 1)))
PYTHON
)
seen="(255, 0, 0, 255)"
echo "CairoSVG 2.9.1, a red square behind a mask that is all black, a pixel of it:"
echo "  expected: (0, 0, 0, 0), which is transparent (SVG 1.1, section 14.4)"
echo "  seen:     $seen, which is red"
echo "  now:      $now"
[ "$now" = "$seen" ] || { echo "It behaves differently now."; exit 1; }
