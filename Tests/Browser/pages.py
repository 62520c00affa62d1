"""The page as a person sees it: entries by title, bars and sections by their order, drags by pointer."""

from product import eventually


def open_page(context, product, query=""):
    """Opens the page and waits until it is live. `page.problems` collects errors of script, policy and network."""
    page = context.new_page()
    page.problems = []
    page.on("pageerror", lambda error: page.problems.append(str(error)))
    page.on("console", lambda message: page.problems.append(message.text) if message.type == "error" else None)
    page.goto(product.url + query)
    wait_live(page)
    return page


def wait_live(page):
    page.locator('body[data-live="connected"]').wait_for()


def wait_after_paint(page):
    """Waits until what a page loads after its first paint is there and has started."""
    page.wait_for_function("""() => performance.getEntriesByType('resource')
        .some(({ name, responseEnd }) => name.endsWith('/after-paint.js') && responseEnd > 0)""")
    page.evaluate("""async () => {
        await import(new URL('after-paint.js', document.querySelector('script[type=module]').src)); }""")


# The page uses its own font from the first paint on or not at all; after this it uses it in any case.
USE_FONT = """async () => {
    for (const sheet of document.styleSheets) for (const { style } of sheet.cssRules) {
        if (style?.getPropertyValue('font-display') !== 'optional') continue;
        const [, file] = /url\\("([^"]+)"\\)/.exec(style.getPropertyValue('src'));
        const [family, weight] = ['font-family', 'font-weight'].map(name => style.getPropertyValue(name));
        const face = new FontFace(family.replaceAll('"', ''), `url("${new URL(file, sheet.href)}")`, { weight });
        document.fonts.add(await face.load());
    }
    document.body.getBoundingClientRect();
    await document.fonts.ready;
}"""


def show_tab(page, name):
    """Shows a tab of the inspector, by its title."""
    tab = page.locator(".inspector-tabs").get_by_role("link", name=name)
    tab.click()
    page.locator(".inspector-tabs [aria-current]", has_text=name).wait_for()


def settle(page):
    """Waits until the style in force now is drawn."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")


def pass_time(page, milliseconds):
    """Lets so much time pass on the page's clock: what would come later comes now, or does not come."""
    page.clock.run_for(milliseconds)
    settle(page)


def address(page):
    """The page's address now. (`page.url` lags behind while nothing else is asked of the page.)"""
    return page.evaluate("location.href")


class Preview:
    def __init__(self, page, product, frame="iPad"):
        self.page, self.product = page, product
        self.frame = page.locator(f'.frame[data-platform="{frame}"]')

    def zone(self, name):
        return self.frame.locator(f'[data-zone-list="{name}"]')

    def in_bar(self, title):
        return self.frame.locator(f'[role="tablist"] .entry[data-title="{title}"]')

    def in_sidebar(self, title):
        return self.frame.locator(f'nav .entry[data-title="{title}"]')

    def titles(self, zone):
        return self.zone(zone).locator(".entry").evaluate_all("all => all.map(one => one.dataset.title)")

    def bar(self):
        return self.titles("items")

    def section(self):
        return self.titles("sidebar-section")

    def settles(self, read, wanted):
        """The page shows `wanted`, and goes on showing it after a fresh load."""
        eventually(lambda: read() == wanted, lambda: f"{wanted}, it is {read()}")

    def kept(self, read, wanted):
        self.settles(read, wanted)
        self.page.reload()
        wait_live(self.page)
        assert read() == wanted, "the server kept what the page showed"

    def announced(self):
        return self.page.locator("#announcer").text_content()

    def says(self, text):
        eventually(lambda: text in self.announced(), lambda: f"announced {text!r}, it said {self.announced()!r}")

    @staticmethod
    def centre(locator):
        box = locator.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def left_of(self, locator):
        box = locator.bounding_box()
        return box["x"] + 3, box["y"] + box["height"] / 2

    def right_of(self, locator):
        box = locator.bounding_box()
        return box["x"] + box["width"] - 3, box["y"] + box["height"] / 2

    def above(self, locator):
        box = locator.bounding_box()
        return box["x"] + 20, box["y"] + 3

    def lift(self, locator):
        """Presses and moves enough to lift; the button stays down."""
        x, y = self.centre(locator)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 8, y + 2)

    def drag(self, locator, to):
        self.lift(locator)
        self.page.mouse.move(*to, steps=6)
        self.page.mouse.up()
