"""The language of titles and of the system's words: the key `locale`, `--locale`, and the query."""

import json

import pytest

SPEC = """locale: de
tabs:
  - { title: Start, systemImage: house, value: start }
  - { role: search, value: search }
"""


def titles(tabpreview, spec, *options):
    run = tabpreview("resolve", str(spec), "--format", "json", "--platform", "iPhone", "--os", "18", *options)
    return [one["title"] for one in json.loads(run.stdout)["bar"]["items"]]


@pytest.mark.parametrize("options, search", [
    ((), "Suchen"), (("--locale", "fr"), "Rechercher"), (("--locale", "PT-br"), "Buscar"), (("--locale", "en"), "Search")])
def test_the_option_wins_over_the_spec(tabpreview, spec, options, search):
    assert titles(tabpreview, spec, *options) == ["Start", search]


def test_pseudo_languages_show_what_breaks(tabpreview, spec):
    assert titles(tabpreview, spec, "--locale", "en-XA") == ["[Šţåŕţ]", "[Šéåŕçĥ]"]
    assert not any(letter.isascii() and letter.isalpha() for title in titles(tabpreview, spec, "--locale", "ar-XB")
                   for letter in title)


def test_all_says_language_and_direction_where_they_were_given(tabpreview, spec):
    def environments(*options):
        run = tabpreview("resolve", str(spec), "--all", "--format", "json", *options)
        return [entry["environment"] for entry in json.loads(run.stdout)["layouts"]]
    arabic = environments("--locale", "ar")
    assert {one["locale"] for one in arabic} == {"ar"} and {one["direction"] for one in arabic} == {"rtl"}
    assert {one["direction"] for one in environments("--locale", "ar", "--direction", "ltr")} == {"ltr"}
    assert all("locale" not in one and one["direction"] == "ltr" for one in environments())


@pytest.mark.parametrize("command", [["resolve"], ["export", "--format", "swift"]])
@pytest.mark.parametrize("tag, hint", [("de_DE", '"de-DE"'), ("xx", "Expected one of en, de"), ("", "Expected one of")])
def test_other_tags_are_refused(tabpreview, spec, command, tag, hint):
    run = tabpreview(command[0], str(spec), *command[1:], "--locale", tag)
    assert run.returncode == 64 and hint in run.stderr


@pytest.mark.parametrize("value, expected", [("dee", 'Did you mean "de"?'), ("5", "locale"), ("[de]", "locale")])
def test_a_wrong_language_in_a_spec_is_an_error_with_its_place(tabpreview, spec, value, expected):
    spec.write_text(SPEC.replace("locale: de", f"locale: {value}"), encoding="utf-8")
    run = tabpreview("check", str(spec))
    assert run.returncode == 1 and "tabs.yaml:1:9" in run.stderr + run.stdout and expected in run.stderr + run.stdout
