"""Titles by language: Settings switches them with the direction, a catalog is followed, and design mode changes one text."""

import json

import pytest

from designing import Design
from pages import Preview, open_page
from product import Product, binary, eventually

TEXT = """\
tabViewStyle: sidebarAdaptable
tabs:
  - title:
      en: Home   # what people see first
      de: Start
      ar: الرئيسية
    systemImage: house
    value: home
  - { title: { en: Library, de: Mediathek }, systemImage: books.vertical, value: library }
"""


@pytest.fixture
def product(tmp_path):
    product = Product(binary(), tmp_path / "tabs.yaml")
    product.write(TEXT)
    product.start()
    yield product
    product.stop()


def sidebar(preview):
    return preview.frame.locator("nav .entry[data-entry]").evaluate_all("all => all.map(one => one.dataset.title)")


def choose(page, language):
    page.locator('[data-picker="settings"]').click()
    page.locator(f'a[data-control="locale"][data-value="{language}"]').click()


def direction(preview):
    return preview.frame.locator("nav .entry").first.evaluate("one => getComputedStyle(one).direction")


@pytest.mark.parametrize("language, titles, written", [
    ("de", ["Start", "Mediathek"], "ltr"), ("ar", ["الرئيسية", "Library"], "rtl"),
    ("en-XA", ["[Ĥöɱé]", "[Ļîbŕåŕý]"], "ltr")])
def test_settings_switch_the_language_of_titles_and_their_direction(context, product, language, titles, written):
    page = open_page(context, product, "?platform=iPad&form=sidebar")
    preview = Preview(page, product)
    preview.settles(lambda: sidebar(preview), ["Home", "Library"])
    choose(page, language)
    preview.settles(lambda: sidebar(preview), titles)
    assert f"locale={language}" in page.url
    assert direction(preview) == written
    assert page.problems == []


def test_a_title_is_changed_in_the_language_of_the_page_and_nothing_else_of_the_file(context, product):
    design = Design(context, product, "?platform=iPad&form=sidebar&mode=design&locale=de")
    design.in_sidebar("Start").focus()
    design.press("F2")
    design.rename("Anfang")
    changed = TEXT.replace("de: Start", "de: Anfang")
    eventually(lambda: design.text == changed, lambda: design.text)
    eventually(lambda: design.order() == ["Anfang", "Mediathek"], lambda: str(design.order()))
    design.row("Mediathek").click()
    field = design.field("title")
    assert field.input_value() == "Mediathek"
    field.fill("")
    field.press("Enter")
    without = changed.replace("{ en: Library, de: Mediathek }", "{ en: Library }")
    eventually(lambda: design.text == without, lambda: design.text)
    eventually(lambda: field.input_value() == "", lambda: field.input_value())
    assert design.page.problems == []


def test_a_catalog_is_followed_and_its_texts_are_not_changed_here(context, product):
    def write(german):
        strings = {"Home": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": german}}}}}
        text = json.dumps({"sourceLanguage": "en", "strings": strings, "version": "1.0"})
        (product.file.parent / "L.xcstrings").write_text(text, encoding="utf-8")

    write("Start")
    spec = "stringsCatalog: L.xcstrings\ntabViewStyle: sidebarAdaptable\ntabs:\n  - { title: Home, value: home }\n"
    product.write(spec)
    design = Design(context, product, "?platform=iPad&form=sidebar&mode=design&locale=de")
    eventually(lambda: sidebar(design) == ["Start"], lambda: str(sidebar(design)))
    write("Anfang")
    eventually(lambda: sidebar(design) == ["Anfang"], lambda: str(sidebar(design)))
    design.in_sidebar("Anfang").focus()
    design.press("F2")
    design.says("The text “Anfang” is in L.xcstrings.")
    assert design.text == spec and design.page.locator(".design-rename").count() == 0
    assert design.page.problems == []
