"""How large the devices of the comparison are beside open panes, with scroll bars that take room."""

import pytest

from browsers import SAME_EVERYWHERE, patient
from pages import open_page
from tested import headless_shell

SIZES = [(900, 700), (1024, 768), (1180, 820), (1240, 800), (1280, 800), (1366, 800), (1440, 900), (1680, 1050)]
STAGE = """() => {
    const stage = document.querySelector('.stage'), room = stage.getBoundingClientRect();
    const boxes = () => [...stage.querySelectorAll('.device')].map(one => one.getBoundingClientRect());
    const screens = [...stage.querySelectorAll('.screen')];
    const scales = screens.map(one => one.getBoundingClientRect().width / one.offsetWidth);
    stage.scrollTo(0, 0);
    const left = Math.min(...boxes().map(one => one.left)) - room.left;
    stage.scrollTo(stage.scrollWidth, 0);
    const right = room.left + stage.clientWidth - Math.max(...boxes().map(one => one.right));
    const bars = [stage.offsetWidth - stage.clientWidth, stage.offsetHeight - stage.clientHeight];
    const [one, other] = boxes();
    stage.scrollTo(0, 0);
    const over = stage.scrollWidth - stage.clientWidth;
    return { scales, left, right, bars, over, isBeside: other.left >= one.right };
}"""


@pytest.fixture(scope="module")
def with_bars(playwright):
    """A Chromium whose scroll bars take room, as on Windows and Linux."""
    browser = patient(playwright.chromium.launch(
        executable_path=str(headless_shell()), args=["--no-sandbox", *SAME_EVERYWHERE],
        ignore_default_args=["--hide-scrollbars"]))
    yield browser
    browser.close()


def measured(page, sizes):
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        yield width, page.evaluate(STAGE)


@pytest.mark.parametrize("query", ["?source=open&inspector=open", "?inspector=open", "?mode=design", ""])
def test_both_ends_of_a_device_are_reached_beside_any_pane(with_bars, product, query):
    context = with_bars.new_context()
    page = open_page(context, product, query)
    for width, found in measured(page, SIZES):
        assert min(found["scales"]) >= .499, (width, found)
        assert found["left"] >= 0 and found["right"] >= 0, (width, found)
        assert found["bars"][0] > 0, "scroll bars take room"
        assert (found["bars"][1] > 0) is (found["over"] > 0), (width, found)
        assert found["over"] == 0 or min(found["scales"]) == pytest.approx(.5, abs=.001), \
            ("only a device that is as small as it gets is wider than its room", width, found)
    context.close()


def test_a_scroll_bar_that_was_needed_does_not_keep_devices_apart(with_bars, product):
    """Closing the inspector gives them room beside each other, though they were below each other before."""
    context = with_bars.new_context(viewport={"width": 1280, "height": 800})
    page = open_page(context, product, "?inspector=open")
    assert page.evaluate(STAGE)["isBeside"] is False
    page.keyboard.press("i")
    page.locator('body[data-inspector="closed"]').wait_for()
    assert page.evaluate(STAGE)["isBeside"] is True
    context.close()


def test_devices_are_beside_each_other_only_where_that_leaves_them_large(context, product):
    page = open_page(context, product)
    for width, found in measured(page, [(1024, 768), (1180, 820), (1280, 800)]):
        assert found["isBeside"] and min(found["scales"]) >= .56, (width, found)
    page = open_page(context, product, "?inspector=open")
    scales = {width: found["scales"][0] for width, found in measured(page, [(1240, 800), (1280, 800)])}
    assert scales[1280] >= scales[1240] - .01, scales
