"""Hostile words in titles, ids, symbols, badges, comments and names: in pages, exports, terminal and log."""

import json
import signal
import unicodedata

import pytest

from plain_http import ask
from test_pages_without_inline import check

WORDS = [
    "</script><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onfocus='alert(1)", "javascript:alert(1)",
    "{{title}} {{{title}}} {{>page}}", "a\u202eb\u2066c\u200f", "\u001b[31mred\u001b]0;title\u0007", "]]>--><!--",
    "line\nbreak\r\nSet-Cookie: a=b", "=cmd|'/C calc'!A0", "@${jndi:x}`$(touch x)`", "W" * 20_000, "e\u0301" * 50,
]
STEERING = [chr(code) for code in [*range(9), 11, 12, *range(14, 32), 127, 0x9b, 0x202e, 0x2066, 0x200f]]


def spec(word):
    tab = {"title": word, "value": word, "systemImage": word, "badge": word, "customizationID": word, "help": word,
           "accessibilityLabel": word, "accessibilityHint": word}
    section = {"title": word, "customizationID": word + "2", "tabs": [{"title": word, "value": word + "3"}],
               "sectionActions": [{"title": word, "systemImage": word}]}
    return {"title": word, "tabViewStyle": "sidebarAdaptable", "tabViewCustomization": word, "tabs": [tab, section]}


@pytest.fixture
def hostile(tmp_path, request):
    file = tmp_path / "tabs.json"
    file.write_text(json.dumps(spec(request.param)))
    return file


@pytest.mark.parametrize("hostile", WORDS, indirect=True, ids=lambda word: ascii(word[:12]))
def test_S32_S35_hostile_words_stay_words_in_pages_and_exports(tabpreview, hostile):
    process, event = tabpreview.serve(hostile, "--port", "0")
    url = event["url"]
    for target in ("/", "/?view=all", "/?source=open&inspector=open&form=sidebar", "/frame?platform=iPhone"):
        answer = ask(url, target, Accept="text/html")
        assert answer.status == 200
        shown = check(answer.text)
        assert not any(sign in shown for sign in STEERING), target
        # Ids are in attributes, where nobody sees them.
        assert not [sign for sign in set(answer.text) - {"\n", "\t"} if unicodedata.category(sign) == "Cc"], target
    layout = json.loads(ask(url, "/layout").text)
    word = json.loads(hostile.read_text())["title"]
    assert layout["selection"] == written_out(word)
    html = ask(url, "/export.html").text
    assert html.count("<script") == 2 and "<img src=x" not in html and html.count("</script>") == 2
    for name in ("/export.swift", "/export.json", "/export.html"):
        field = ask(url, name).fields["content-disposition"]
        assert field.isascii() and field.isprintable()
    process.send_signal(signal.SIGTERM)
    assert "Set-Cookie" not in json.dumps(ask_nothing(process))


def written_out(word):
    """A word as it is in an entry's id: without control characters."""
    return "".join(f"\\u{{{ord(sign):X}}}" if unicodedata.category(sign) == "Cc" else sign for sign in word)


def ask_nothing(process):
    """What the program printed until its end."""
    output, errors = process.communicate(timeout=60)
    return [output, errors]


@pytest.mark.parametrize("hostile", WORDS, indirect=True, ids=lambda word: ascii(word[:12]))
def test_S32_S38_hostile_words_steer_no_terminal_and_break_no_line(tabpreview, hostile):
    for arguments in (("lint", hostile), ("resolve", hostile, "--select", "nobody"), ("check", hostile),
                      ("resolve", hostile, "--all"), ("diff", hostile, hostile)):
        result = tabpreview(*arguments)
        for text in (result.stdout, result.stderr):
            assert not any(sign in text for sign in STEERING), arguments
            assert not any(line.startswith("Set-Cookie") for line in text.splitlines()), arguments


@pytest.mark.parametrize("target", [
    "/%1b%5b31mred", "/nowhere?x=%0d%0aGET%20/forged%20200", "/%E2%80%AElayout", "/s/SECRETSECRETSECRETSECRETSECRETSE/layout"])
def test_S38_S14_a_request_is_one_line_of_the_log_without_its_token(tabpreview, messages, target):
    process, event = tabpreview.serve(messages, "--port", "0", "--log-level", "debug")
    ask(event["url"], target)
    process.send_signal(signal.SIGTERM)
    _, errors = process.communicate(timeout=60)
    lines = [line for line in errors.splitlines() if "GET" in line]
    assert len(lines) == 1 and "SECRET" not in errors
    assert not any(sign in errors for sign in STEERING)
