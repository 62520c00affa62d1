"""Titles by language, and the strings catalog beside a spec."""

import json

import pytest

SPEC = """tabs:
  - { title: { en: Home, de: Start, ar: الرئيسية }, systemImage: house, value: home }
  - { title: { en: Library, de: Mediathek }, systemImage: books.vertical, value: library }
"""
KEYS = """stringsCatalog: L.xcstrings
tabs:
  - { title: Home, systemImage: house, value: home }
"""


def catalog(german):
    return json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": {
        "Home": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": german}}}}}}, indent=2)


@pytest.fixture
def keys(tmp_path):
    (tmp_path / "tabs.yaml").write_text(KEYS, encoding="utf-8")
    (tmp_path / "L.xcstrings").write_text(catalog("Start"), encoding="utf-8")
    return tmp_path / "tabs.yaml"


def titles(tabpreview, spec, locale):
    run = tabpreview("resolve", str(spec), "--format", "json", "--platform", "iPhone", "--locale", locale)
    return [one["title"] for one in json.loads(run.stdout)["bar"]["items"]]


@pytest.mark.parametrize("locale, expected", [
    ("de", ["Start", "Mediathek"]), ("de-CH", ["Start", "Mediathek"]), ("ar", ["الرئيسية", "Library"]),
    ("fr", ["Home", "Library"]), ("en-XA", ["[Ĥöɱé]", "[Ļîbŕåŕý]"])])
def test_a_view_has_the_titles_of_its_language(tabpreview, spec, locale, expected):
    assert titles(tabpreview, spec, locale) == expected


def test_a_title_that_is_not_translated_is_a_finding_with_its_place(tabpreview, spec):
    run = tabpreview("lint", str(spec))
    assert 'tabs.yaml:3:7: warning: The title "Library" has no Arabic translation' in run.stdout and run.returncode == 2


def test_lint_and_diff_take_a_language(tabpreview, spec, tmp_path):
    long = {"en": "Tab", "de": "Benachrichtigungen"}
    tabs = [{"title": long, "systemImage": "bell", "value": str(number)} for number in range(4)]
    spec.write_text(json.dumps({"tabs": tabs}), encoding="utf-8")
    assert "in German" in tabpreview("lint", str(spec)).stdout
    assert "R5.32" not in tabpreview("lint", str(spec), "--locale", "en").stdout
    assert "in Accented English" not in tabpreview("lint", str(spec), "--locale", "en-XA").stdout
    assert tabpreview("lint", str(spec), "--locale", "dee").returncode == 64
    other = tmp_path / "other.json"
    tabs[0] = {**tabs[0], "title": {**long, "de": "Neues"}}
    other.write_text(json.dumps({"tabs": tabs}), encoding="utf-8")
    run = tabpreview("diff", str(spec), str(other))
    assert "title.de: " in run.stdout and "Benachrichtigungen" in run.stdout and "iPhone, iPad" in run.stdout
    assert "not shown on any device" in tabpreview("diff", str(spec), str(other), "--locale", "en").stdout
    assert "iPhone, iPad" in tabpreview("diff", str(spec), str(other), "--locale", "de").stdout


def test_a_catalog_has_the_texts_of_keys(tabpreview, keys):
    assert titles(tabpreview, keys, "de") == ["Start"] and titles(tabpreview, keys, "fr") == ["Home"]


@pytest.mark.parametrize("text, said", [
    ("{\n  \"strings\" 1}", "L.xcstrings:2:13: "), ("[]", "L.xcstrings:1:1: expected the catalog to be an object"),
    ("\0\xff", "L.xcstrings:1:1: "), (None, "L.xcstrings can't be read: the file doesn't exist."),
    (" " * (9 << 20), "L.xcstrings can't be read: the file is larger than 8 MiB.")])
def test_a_catalog_that_can_not_be_used_is_a_finding(tabpreview, keys, text, said):
    path = keys.parent / "L.xcstrings"
    path.unlink() if text is None else path.write_text(text, encoding="utf-8")
    run = tabpreview("lint", str(keys))
    assert "tabs.yaml:1:1: warning: The strings catalog can't be used" in run.stdout and said in run.stdout
    assert titles(tabpreview, keys, "de") == ["Home"]


def test_a_link_out_of_the_folder_is_not_followed(tabpreview, keys, tmp_path_factory):
    outside = tmp_path_factory.mktemp("outside") / "L.xcstrings"
    outside.write_text(catalog("Draußen"), encoding="utf-8")
    (keys.parent / "L.xcstrings").unlink()
    (keys.parent / "L.xcstrings").symlink_to(outside)
    assert "outside the directory of the spec" in tabpreview("lint", str(keys)).stdout
    assert titles(tabpreview, keys, "de") == ["Home"]


def test_titles_are_exported_as_a_catalog_that_is_read_again(tabpreview, spec, keys, tmp_path):
    spec.write_text(SPEC, encoding="utf-8")
    written = tmp_path / "L.xcstrings"
    assert tabpreview("export", str(spec), "--output", str(written)).returncode == 0
    strings = json.loads(written.read_text(encoding="utf-8"))["strings"]
    assert strings["Home"]["localizations"]["ar"]["stringUnit"] == {"state": "translated", "value": "الرئيسية"}
    keys.write_text(KEYS, encoding="utf-8")
    assert titles(tabpreview, keys, "ar") == ["الرئيسية"]


def test_exported_swiftui_has_keys_and_names_the_other_languages(tabpreview, spec):
    source = tabpreview("export", str(spec), "--format", "swift").stdout
    assert 'Tab("Home", systemImage: "house"' in source and "titles in German and Arabic" in source
