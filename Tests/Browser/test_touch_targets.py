"""What a finger meets while an iPad is edited: 44 of the page's pixels where there is room, and nobody else's place."""

import pytest

from pages import open_page

# How far from its middle each target is met, [width, height]: what lies over it ends it. A row lends its start to its
# tick.
HITS = """() => {
    const names = '.entry[data-entry], .entry-menu, .tick, .edit-button';
    const hits = {};
    for (const one of document.querySelectorAll(`.frame :is(${names})`)) {
        const { left, top, width, height } = one.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const isMine = hit => one.contains(hit) || hit?.closest('.tick')?.nextElementSibling === one;
        const isMet = (dx, dy) => isMine(document.elementFromPoint(x + dx, y + dy));
        const far = (dx, dy) => {
            let way = 0;
            while (isMet(dx * (way + .5), dy * (way + .5))) way += .5;
            return way;
        };
        if (x > innerWidth || !isMet(0, 0)) continue;
        const place = one.closest('.sidebar') ? 'sidebar' : 'bar';
        const name = one.dataset.title ?? one.ariaLabel ?? one.textContent.trim();
        hits[`${place}: ${name}`] = [far(1, 0) + far(-1, 0), far(0, 1) + far(0, -1), width, height];
    }
    return hits;
}"""


@pytest.mark.parametrize("os", ["26", "18"])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("width, height", [(768, 1024), (390, 844)])
def test_targets_of_editing_are_as_large_as_their_room(browser, product, width, height, direction, os):
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=True)
    page = open_page(context, product, f"?platform=iPad&editing=true&form=sidebar&direction={direction}&os={os}")
    hits = page.evaluate(HITS)
    assert len(hits) > 20
    for name, (wide, high, drawn_wide, drawn_high) in hits.items():
        assert min(wide, high) >= 23.5, (name, hits)
        assert wide >= drawn_wide - 1.5 and high >= drawn_high - 1.5, ("something lies over it", name, hits)
        if name.startswith("bar: "):
            assert high >= 43, (name, hits)
    assert min(hits["bar: Actions for the focused tab"][:2]) >= 43, hits
    context.close()


@pytest.mark.parametrize("size", ["large", "accessibility3"])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_tick_is_met_from_the_sidebars_edge_and_over_the_whole_row(browser, product, direction, size):
    context = browser.new_context(viewport={"width": 768, "height": 1024}, has_touch=True)
    page = open_page(
        context, product, f"?platform=iPad&editing=true&form=sidebar&direction={direction}&dynamicTypeSize={size}")
    missed = page.evaluate("""() => [...document.querySelectorAll('.sidebar .tick:enabled')].slice(0, 4).filter(tick => {
        const sidebar = tick.closest('.sidebar').getBoundingClientRect();
        const row = tick.nextElementSibling.getBoundingClientRect();
        const isRightToLeft = getComputedStyle(tick).direction === 'rtl';
        const xs = [2, 39].map(far => isRightToLeft ? sidebar.right - far : sidebar.left + far);
        const ys = [row.top + 1.5, row.bottom - 1.5];
        return !xs.every(x => ys.every(y => tick.contains(document.elementFromPoint(x, y))));
    }).map(tick => tick.ariaLabel)""")
    assert missed == []
    assert size != "large" or page.locator(".sidebar .row").first.evaluate("row => row.offsetHeight") == 44
    context.close()
