"""What a person does with pointer and keys, in the form that WebDriver takes; the same for every engine."""

import json

from product import eventually

KEYS = {"Alt": "\ue00a", "Shift": "\ue008", "ArrowLeft": "\ue012", "ArrowRight": "\ue014", "Escape": "\ue00c",
        "Enter": "\ue007", "Tab": "\ue004", "Control": "\ue009", "F10": "\ue03a"}
# Where an element is in the window. Without `currentCSSZoom`, rectangles are in the pixels of the zoomed frame.
BOX = """selector => {
    const element = document.querySelector(selector);
    const zoomed = 'currentCSSZoom' in Element.prototype ? null : element.closest('.device');
    const scale = zoomed ? Number(getComputedStyle(zoomed).zoom) : 1;
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].map(one => one * scale);
}"""


class Actor:
    """A browser that can `go`, `evaluate` and `perform`, with what it knows and where it may differ."""

    sizes = [(1280, 800), (390, 844)]
    apart = 2  # points that a part may stand from where it does in Chromium
    pointers = {"mouse": 0, "touch": 450}  # with how long each is held, in milliseconds, before it drags

    def open(self, address):
        self.go(address)
        self.until("() => document.body?.dataset.live === 'connected'", "the page is live")

    def until(self, function, what, *arguments):
        return eventually(lambda: self.evaluate(function, *arguments), what)

    def shows(self, selector):
        self.until("selector => !!document.querySelector(selector)?.checkVisibility()", f"{selector} shows", selector)

    def address(self):
        return self.evaluate("() => location.href")

    def centre(self, selector):
        x, y, width, height = self.box(selector)
        return x + width / 2, y + height / 2

    def box(self, selector):
        self.shows(selector)
        return self.evaluate(BOX, selector)

    def press(self, *names):
        keys = [KEYS.get(name, name) for name in names]
        self.perform([{"type": "key", "id": "keyboard", "actions": [
            *({"type": "keyDown", "value": key} for key in keys),
            *({"type": "keyUp", "value": key} for key in reversed(keys))]}])

    def click(self, selector, pointer="mouse", button=0):
        at = self.centre(selector)
        self.point(pointer, [self.move(at), {"type": "pointerDown", "button": button},
                             {"type": "pointerUp", "button": button}])

    def drag(self, start, end, pointer="mouse", hold=0):
        """Presses, rests, moves in small steps at a hand's speed, lets go."""
        steps = [[a + (b - a) * step / 8 for a, b in zip(start, end)] for step in range(1, 9)]
        self.point(pointer, [
            self.move(start), {"type": "pointerDown", "button": 0}, {"type": "pause", "duration": hold},
            *(self.move(at, 20) for at in steps), {"type": "pointerUp", "button": 0}])

    def point(self, pointer, actions):
        self.perform([{
            "type": "pointer", "id": f"the {pointer}", "parameters": {"pointerType": pointer}, "actions": actions}])

    @staticmethod
    def move(at, duration=0):
        return {"type": "pointerMove", "x": round(at[0]), "y": round(at[1]), "duration": duration}

    @staticmethod
    def packed(arguments):
        return json.dumps(list(arguments))

    @staticmethod
    def unpacked(text):
        return json.loads(text)
