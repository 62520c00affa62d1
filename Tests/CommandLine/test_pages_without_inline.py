"""Every HTML answer is parsed: no script, style or handler is in it, and its policy is the one that is promised."""

import html.parser
import re

import pytest

from plain_http import ask

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types tabpreview"
)
# Elements that bring others' documents or code along, or change what addresses mean.
FOREIGN = {"iframe", "frame", "object", "embed", "applet", "base", "portal", "fencedframe"}
TARGETS = [
    "/", "/devices", "/rules", "/?view=all&os=18", "/?platform=iPad&form=sidebar&editing=true&inspector=open",
    "/?platform=watch", "/?platform=tv&select=nobody&colorScheme=dark", "/?source=open&profile=zoe",
    "/frame?platform=iPhone&more=true", "/frame?platform=mac", "/nowhere", "/s/unknown/", "/%00", "/profiles/nobody",
    "/?select=%3Cscript%3Ealert(1)%3C/script%3E&os=%22%20onclick=%22x",
]


class Page(html.parser.HTMLParser):
    """Gathers what must not be there."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.wrong, self.elements, self.loaded, self.followed = [], 0, [], []
        self.shown = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.elements += 1
        values = dict(attributes)
        if len(values) < len(attributes):
            self.wrong.append((tag, "an attribute twice", attributes))
        if tag in FOREIGN or tag == "style" or (tag == "script" and not values.get("src")):
            self.wrong.append((tag, "must not be there", attributes))
        if tag == "meta" and "http-equiv" in values:
            self.wrong.append((tag, "must not steer", attributes))
        for name, value in attributes:
            if name.startswith("on") or name in ("style", "srcdoc", "ping", "formaction"):
                self.wrong.append((tag, name, value))
            if name in ("title", "alt", "placeholder", "label") or name.startswith("aria-"):
                self.shown.append(value or "")
            if (tag, name) == ("a", "href"):
                self.followed.append(value or "")
            elif name in ("href", "src", "action", "xlink:href", "srcset", "poster", "data"):
                self.loaded.append(value or "")

    handle_startendtag = handle_starttag

    def handle_data(self, data):
        self.shown.append(data)


def check(text):
    """Fails at whatever must not be in a page; gives all that people see or hear of it."""
    page = Page(text)
    assert page.elements > 0 and page.wrong == [], page.wrong
    scheme = re.compile(r"(?:[a-zA-Z][a-zA-Z0-9+.-]*:|//)")
    loaded = [address for address in page.loaded if scheme.match(address) and not address.startswith("data:image/")]
    followed = [address for address in page.followed if scheme.match(address) and not address.startswith("https://")]
    assert (loaded, followed) == ([], [])
    return "\n".join(page.shown)


@pytest.mark.parametrize("target", TARGETS)
def test_S30_S22_no_answer_holds_script_style_or_handlers_or_loads_from_elsewhere(asked, target):
    answer = ask(asked, target, Accept="text/html")
    assert answer.fields["content-type"] == "text/html; charset=utf-8"
    assert answer.fields["content-security-policy"] == POLICY
    check(answer.text)


def test_S30_pages_before_the_first_good_spec_hold_none_either(tabpreview, tmp_path):
    broken = tmp_path / "tabs.json"
    broken.write_text('{"tabs": [{"titel": "<b onclick=x style=y>"}]}')
    _, event = tabpreview.serve(broken, "--port", "0")
    for target in ("/", "/devices", "/layout"):
        answer = ask(event["url"], target, Accept="text/html")
        assert answer.fields["content-security-policy"] == POLICY
        check(answer.text)


@pytest.mark.parametrize("text", [
    "<p onclick=x>", "<p style='a'>", "<style>a</style>", "<script>a</script>", "<base href=/x>", "<a href=//evil>", "<form action=https://evil>",
    "<meta http-equiv=refresh content=0>", "<img src=http://evil/x>", "<iframe>"])
def test_the_parser_finds_what_must_not_be_there(text):
    with pytest.raises(AssertionError):
        check(f"<main>{text}</main>")
