"""One page, kept open, in which every proven view is drawn under the same conditions."""

import re
import shutil
import subprocess

from pages import USE_FONT, wait_live

# A low window: boxes are read, not seen, and what is not seen is not painted.
LOW = {"width": 1000, "height": 240}


class Studio:
    """No motion, one pixel a point, a scheme that is asked for; `products` are the served specs by name."""

    def __init__(self, browser, products, size=None, scheme="light", touch=False):
        self.products, self.version = products, browser.version
        self.context = browser.new_context(
            viewport=size or LOW, color_scheme=scheme, reduced_motion="reduce", device_scale_factor=1,
            has_touch=touch, locale="en-US")
        self.page = self.context.new_page()
        self.problems = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))

    def show(self, view, more=""):
        return self.open(self.products[view.spec].url + "&".join(part for part in (view.query, more) if part))

    def open(self, address):
        self.page.goto(address)
        wait_live(self.page)
        self.page.evaluate(USE_FONT)
        assert self.problems == []
        return self.page

    def fonts(self, page):
        """The families that the words in the frame are really drawn in."""
        session = self.context.new_cdp_session(page)
        for domain in ("DOM", "CSS"):
            session.send(f"{domain}.enable")
        root = session.send("DOM.getDocument")["root"]["nodeId"]
        nodes = session.send("DOM.querySelectorAll", {"nodeId": root, "selector": ".screen bdi, .large-title"})
        used = [font["familyName"] for node in nodes["nodeIds"]
                for font in session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]]
        session.detach()
        return set(used)

    def explain(self, text):
        """A failure with what it may come from: another font or another browser than the records were made with."""
        return f"{text}\n\nDrawn by Chromium {self.version} with {inter()}. If the change is wanted: docs/testing.md."

    def close(self):
        self.context.close()


def inter():
    """Which Inter is installed, in words."""
    if not shutil.which("fc-list"):
        return "an unknown set of fonts (no fc-list here)"
    found = subprocess.run(
        ["fc-list", ":family=Inter:style=Regular", "fontversion", "file"], capture_output=True, text=True).stdout
    version = re.search(r"fontversion=(\d+)", found)
    return f"Inter {int(version[1]) / 65536:.3f}" if version else "no font named Inter (Debian: apt-get install fonts-inter)"
