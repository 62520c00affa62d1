"""The page of rules: reached from every chip, filtered with and without script, fit for keyboard and print."""

import json
import urllib.request

import pytest

from pages import open_page
from playwright.sync_api import expect
from product import eventually
from test_accessibility import PHONE, WIDE, violations

# Rules that the page shows; what they say is proven elsewhere.
FIRST, IN_BAR, NAMED, SIDEBAR_ONLY = "R1.1", "R2.24", "R2.33", "R2.34"
OF_APPLE_TV = {"R2.63", "R2.64", "R2.65", "R2.66"}


@pytest.fixture
def rules(context, product):
    page = context.new_page()
    page.problems = []
    page.on("pageerror", lambda error: page.problems.append(str(error)))
    page.on("console", lambda message: page.problems.append(message.text) if message.type == "error" else None)
    page.goto(product.url + "rules")
    page.locator(".rules-find").wait_for()
    yield page
    assert page.problems == []


@pytest.fixture
def plain(browser, product):
    context = browser.new_context(viewport=WIDE, java_script_enabled=False)
    page = context.new_page()
    page.goto(product.url + "rules")
    yield page
    context.close()


def shown(page, what=".rule-row"):
    """What shows: its id, its certainties and its words, all read at once."""
    return page.locator(what).evaluate_all("""all => all.filter(one => one.checkVisibility()).map(one => ({
        id: one.id, sure: (one.dataset.certainty ?? '').split(' '), text: one.textContent.trim(),
        rows: one.querySelectorAll('.rule-row:not([data-off])').length }))""")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_no_violation(browser, product, scheme, size):
    context = browser.new_context(viewport=size, color_scheme=scheme)
    page = context.new_page()
    page.goto(product.url + "rules#section-2-5")
    assert 0 < len(shown(page)) < 20, "one section is enough to judge the colours, and 20 times as fast"
    assert violations(page) == []
    context.close()


def test_axe_finds_no_violation_in_all_of_it_besides_colors(browser, product):
    context = browser.new_context(viewport=PHONE)
    page = context.new_page()
    page.goto(f"{product.url}rules#{NAMED}")
    assert violations(page, tags=["wcag2a", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]) == []
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"], "it never scrolls sideways"
    context.close()


def test_a_chip_leads_to_its_rule_and_back(context, product):
    page = open_page(context, product, "?platform=iPad&form=tabBar&inspector=open&tab=reasons")
    chip = page.get_by_role("link", name=f"Rule {IN_BAR}, documented").first
    chip.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/rules#{IN_BAR}")
    row = page.locator(f"[id='{IN_BAR}']")
    assert row.evaluate("one => one.matches(':target')")
    head = page.locator(".rules-filters").bounding_box()
    assert row.bounding_box()["y"] >= head["y"] + head["height"], "nothing stands over it"
    page.go_back()
    page.wait_for_url("**/?platform=iPad&form=tabBar&inspector=open&tab=reasons")
    assert page.locator(".frame").count() == 1


def test_under_the_owner_link_every_address_stays_there(browser, product, tmp_path):
    product.stop()
    product.start(0, "--require-link")
    link = product.owner_url
    context = browser.new_context(viewport=WIDE)
    page = context.new_page()
    page.goto(link + "?inspector=open&tab=reasons")
    page.locator(".inspector a.rule").first.click()
    page.wait_for_url(link + "rules#R*")
    assert page.locator(".rule-row:target").count() == 1
    page.get_by_role("link", name="Preview", exact=True).click()
    page.wait_for_url(link)
    assert page.locator(".frame").count() == 2
    context.close()


def test_words_find_rules_and_the_count_says_how_many(rules):
    total = len(shown(rules))
    rules.keyboard.press("/")
    rules.keyboard.type("pinned More")
    rows = shown(rules)
    assert 0 < len(rows) < total
    assert all("pinned" in row["text"].lower() and "more" in row["text"].lower() for row in rows)
    assert rules.get_by_role("status").text_content() == f"{len(rows)} of {total} rules"
    assert all(section["rows"] for section in shown(rules, ".rules-section"))
    rules.keyboard.press("ControlOrMeta+a")
    rules.keyboard.press("Delete")
    assert len(shown(rules)) == total


def test_words_and_certainty_hold_together_and_by_keyboard(rules):
    rules.get_by_role("radio", name="All").focus()
    rules.keyboard.press("ArrowRight")
    rules.keyboard.press("ArrowRight")
    assert rules.get_by_role("radio", name="Observed").is_checked()
    observed = len(shown(rules))
    rules.get_by_role("searchbox").fill("search")
    rows = shown(rules)
    assert 0 < len(rows) < observed
    assert all("observed" in row["sure"] for row in rows)


def test_a_rule_that_a_link_names_shows_whatever_the_filters_say(rules):
    rules.get_by_role("searchbox").fill("no rule has these words")
    assert shown(rules) == []
    expect(rules.get_by_text("No matching rules.")).to_be_visible()
    rules.evaluate(f"location.hash = '#{NAMED}'")
    eventually(lambda: [row["id"] for row in shown(rules)] == [NAMED], "the rule named")
    assert not rules.get_by_text("No matching rules.").is_visible()


def test_a_rule_that_a_link_named_takes_part_in_what_is_typed_next(context, product):
    page = context.new_page()
    page.goto(f"{product.url}rules#{NAMED}")
    page.locator(".rules-find").fill("zzzz")
    expect(page.get_by_text("No matching rules.")).to_be_visible()
    assert shown(page) == []
    page.locator(".rules-find").fill("")
    page.locator("label", has_text="Our choice").click()
    assert NAMED not in {row["id"] for row in shown(page) if "choice" not in row["sure"]}


def test_finds_words_however_they_are_joined(rules):
    for words in ("sidebarOnly section", "sidebar-only section"):
        rules.get_by_role("searchbox").fill(words)
        assert SIDEBAR_ONLY in {row["id"] for row in shown(rules)}


def test_without_script_sections_and_certainty_are_chosen(plain):
    total = len(shown(plain))
    assert not plain.locator(".rules-find").is_visible()
    plain.locator("label", has_text="Our choice").click()
    rows = shown(plain)
    assert 0 < len(rows) < total and all("choice" in row["sure"] for row in rows)
    plain.locator("label", has_text="All").first.click()

    plain.get_by_role("link", name="Apple TV").click()
    assert [one["text"] for one in shown(plain, ".rules-heading")] == ["Apple TV"]
    assert {row["id"] for row in shown(plain)} == OF_APPLE_TV
    plain.get_by_role("link", name="Show all sections").click()
    assert len(shown(plain)) == total


def test_sources_open_in_a_tab_of_their_own_that_learns_nothing(rules):
    source = rules.locator(".rule-sources a").first
    assert (source.get_attribute("target"), source.get_attribute("rel")) == ("_blank", "noopener noreferrer")


def test_prints_rules_without_what_is_for_the_screen(rules):
    rules.emulate_media(media="print")
    assert not rules.locator(".toolbar").is_visible() and not rules.locator(".rules-index").is_visible()
    expect(rules.locator(f"[id='{FIRST}']")).to_be_visible()


def test_asks_for_it_once_and_keeps_it(product):
    with urllib.request.urlopen(product.url + "rules", timeout=60) as answer:
        tag, policy = answer.headers["ETag"], answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    request = urllib.request.Request(product.url + "rules", headers={"If-None-Match": tag})
    with pytest.raises(urllib.error.HTTPError) as known:
        urllib.request.urlopen(request, timeout=60)
    assert known.value.code == 304
    product.write(json.loads(product.file.read_text()) | {"title": "Other"})
    eventually(lambda: "Other" in product.get(""), "the change")
    with pytest.raises(urllib.error.HTTPError):
        urllib.request.urlopen(request, timeout=60)
