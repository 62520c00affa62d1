"""A finger on a touch screen."""

import time

HOLD = 0.45  # seconds; the script waits 0.3
STEP = 0.008  # seconds from one report of the screen to the next


class Finger:
    """Real touch input through the browser's own protocol, as a touch screen would deliver it.

    Each touch tells when it happened: a finger is as quick as it is, however late a busy machine hears of it.
    """

    def __init__(self, page):
        self.page, self.session, self.now = page, page.context.new_cdp_session(page), 0

    def send(self, kind, *points):
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.now += STEP
        self.session.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches, "timestamp": self.now})

    def down(self, point):
        self.now = time.time()
        self.send("touchStart", point)

    def move(self, start, end, steps=8):
        for step in range(1, steps + 1):
            self.send("touchMove", tuple(a + (b - a) * step / steps for a, b in zip(start, end)))

    def up(self):
        self.send("touchEnd")

    def rest(self):
        self.page.wait_for_timeout(HOLD * 1000)
        self.now = time.time()
