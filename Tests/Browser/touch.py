"""A finger on a touch screen."""

HOLD = 0.45  # seconds; the script waits 0.3


class Finger:
    """Real touch input through the browser's own protocol, as a touch screen would deliver it."""

    def __init__(self, page):
        self.page, self.session = page, page.context.new_cdp_session(page)

    def send(self, kind, *points):
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def down(self, point):
        self.send("touchStart", point)

    def move(self, start, end, steps=8):
        for step in range(1, steps + 1):
            self.send("touchMove", tuple(a + (b - a) * step / steps for a, b in zip(start, end)))

    def up(self):
        self.send("touchEnd")

    def rest(self):
        self.page.wait_for_timeout(HOLD * 1000)
