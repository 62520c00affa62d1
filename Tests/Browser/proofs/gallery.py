"""Draws every proven view, light and dark, into one page for looking; what Scripts/gallery runs.

    Scripts/gallery [DEVICE …]   draw, beside what was kept where it differs: .build/gallery/index.html
    Scripts/gallery keep         keep what was drawn last, to compare the next drawing with
"""

import shutil
import sys
import tempfile
from pathlib import Path

sys.path[:0] = [str(folder) for folder in Path(__file__).resolve().parents[1:3]]

from PIL import Image  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

from browsers import launch  # noqa: E402
from pages import settle  # noqa: E402
from portraits import PAGE, taken  # noqa: E402
from product import ROOT, Product, binary  # noqa: E402
from sheet import Sheet  # noqa: E402
from showcase import SPECS  # noqa: E402
from studio import Studio  # noqa: E402
from views import DEVICES, views  # noqa: E402

FOLDER, KEPT = ROOT / ".build/gallery/all", ROOT / ".build/gallery/kept"


def file_name(view, scheme):
    return f"{view.device}-{view.name}-{scheme}".replace(",", "").replace(" ", "-")


def old(kept, name):
    file = kept / f"{name}.png"
    return Image.open(file) if file.exists() else None


def draw(studio, devices, sheet, kept=KEPT):
    for device in devices:
        sheet.heading(device)
        for view in views(device):
            page = studio.show(view, "zoom=50")
            for scheme in ("light", "dark"):
                page.emulate_media(color_scheme=scheme)
                settle(page)
                name = file_name(view, scheme)
                sheet.add(name, f"{view.title}, {scheme}", taken(page), old(kept, name))


def serve(folder):
    products = {}
    for name, spec in SPECS.items():
        place = Path(folder) / name
        place.mkdir()
        products[name] = Product(binary(), place / "tabs.json")
        products[name].write(spec)
        products[name].start()
    return products


def main(arguments):
    if arguments == ["keep"]:
        shutil.rmtree(KEPT, ignore_errors=True)
        shutil.copytree(FOLDER, KEPT)
        return
    if unknown := [one for one in arguments if one not in DEVICES]:
        sys.exit(f"No device named {', '.join(unknown)}. Expected: {', '.join(DEVICES)}; or keep.")
    shutil.rmtree(FOLDER, ignore_errors=True)
    sheet = Sheet(FOLDER, "Every view")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        products = serve(folder)
        try:
            draw(Studio(launch(playwright), products, PAGE), arguments or DEVICES, sheet)
        finally:
            for product in products.values():
                product.stop()
    print(f"{sheet.count} pictures, {sheet.changed} changed: {sheet.write()}")


if __name__ == "__main__":
    main(sys.argv[1:])
