"""The twelve views whose pictures are kept, and how a picture is taken."""

import io
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

from pages import settle
from views import View

FOLDER = Path(__file__).resolve().parents[1] / "pictures"
PAGE = {"width": 1280, "height": 800}


@dataclass(frozen=True)
class Portrait:
    name: str
    query: str
    scheme: str = "light"
    spec: str = "showcase"
    whole: bool = False  # the whole page, not the frame alone

    @property
    def file(self):
        return FOLDER / f"{self.name}.png"


PORTRAITS = [
    Portrait("iphone-26-light", "platform=iPhone&os=26&zoom=75"),
    Portrait("iphone-26-dark", "platform=iPhone&os=26&zoom=75", "dark"),
    Portrait("iphone-18-light", "platform=iPhone&os=18&zoom=75"),
    Portrait("ipad-bar-18-light", "platform=iPad&form=tabBar&os=18&zoom=55"),
    Portrait("ipad-bar-26-light", "platform=iPad&form=tabBar&os=26&zoom=55"),
    Portrait("ipad-sidebar-26-dark", "platform=iPad&form=sidebar&os=26&zoom=55", "dark"),
    Portrait("mac-26-light", "platform=mac&os=26&zoom=60"),
    Portrait("tv-dark", "platform=tv&zoom=60", "dark"),
    Portrait("vision-light", "platform=vision&zoom=50"),
    Portrait("watch-dark", "platform=watch&zoom=100", "dark", "pages"),
    Portrait("page-all-light", "view=all", whole=True),
    Portrait("page-compare-rtl-dark", "direction=rtl", "dark", whole=True),
]


def shown(studio, portrait):
    """The page that shows a portrait's view."""
    studio.page.emulate_media(color_scheme=portrait.scheme)
    studio.page.set_viewport_size(PAGE)
    page = studio.show(View("", portrait.name, f"?{portrait.query}", portrait.spec))
    settle(page)
    return page


def taken(page, whole=False):
    """A picture of the frame, or of the whole page."""
    what = page if whole else page.locator(".device-box").first
    return Image.open(io.BytesIO(what.screenshot(animations="disabled", caret="hide"))).convert("RGB")
