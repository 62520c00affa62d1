"""The views that are proven: every device with its chrome, as its address shows it."""

from dataclasses import dataclass

SYSTEMS = ("18", "26", "27")
LARGEST, SMALLEST = "dynamicTypeSize=accessibility3", "dynamicTypeSize=xSmall"


@dataclass(frozen=True)
class View:
    device: str
    name: str
    query: str
    spec: str = "showcase"

    @property
    def title(self):
        return f"{self.device}, {self.name}"


# Each device: what names it in the address, and its states by name. A state that ends in a spec's name after "|" is
# drawn from that spec. Every state is drawn for each OS.
DEVICES = {
    "iphone": ("platform=iPhone", {
        "portrait": "", "three tabs": "|few", "more": "more=true", "search": "select=search&search=true",
        "scrolled": "scrolled=true", "right to left": "direction=rtl", "largest text": LARGEST,
        "smallest text": SMALLEST}),
    "iphone-landscape": ("platform=iPhone&orientation=landscape", {
        "compact": "", "regular": "sizeClass=regular", "right to left": "direction=rtl"}),
    "ipad-bar": ("platform=iPad&form=tabBar", {
        "landscape": "", "portrait": "orientation=portrait", "three tabs": "|few", "right to left": "direction=rtl",
        "largest text": LARGEST, "search": "select=search&search=true"}),
    "ipad-sidebar": ("platform=iPad&form=sidebar", {
        "landscape": "", "portrait": "orientation=portrait", "editing": "editing=true",
        "editing, right to left": "editing=true&direction=rtl", "right to left": "direction=rtl",
        "largest text": LARGEST, "smallest text": SMALLEST}),
    "ipad-compact": ("platform=iPad&sizeClass=compact", {
        "landscape": "", "portrait": "orientation=portrait", "more": "more=true", "right to left": "direction=rtl"}),
    "mac": ("platform=mac", {
        "sidebar": "", "bar": "|bar", "grouped": "|grouped", "right to left": "direction=rtl"}),
    "tv": ("platform=tv", {"sidebar": "", "bar": "|bar", "right to left": "direction=rtl"}),
    "vision": ("platform=vision", {"sidebar": "", "bar": "|bar", "right to left": "direction=rtl"}),
    "watch": ("platform=watch", {"pages": "|pages", "vertical pages": "|verticalPages", "many": ""}),
}


def views(device=None):
    """All views, or one device's, in their order."""
    return [
        View(name, f"{state}, OS {system}", query(base, system, more), spec or "showcase")
        for name, (base, states) in DEVICES.items() if device in (None, name)
        for state, (more, _, spec) in ((state, more.partition("|")) for state, more in states.items())
        for system in SYSTEMS]


def query(base, system, more):
    return "?" + "&".join(part for part in (base, f"os={system}", more) if part)
