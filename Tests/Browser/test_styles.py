"""The one style sheet that is served means what the plain sheets mean; a folder without it is refused."""

import json
import re
import shutil
import subprocess

import pytest

from pages import open_page
from product import ROOT, binary
from specs import MAIL

# Chromium writes values of custom properties as they were, so white space beside what separates anyway is left out.
READ = """sheets => sheets.flatMap(sheet => [...sheet.cssRules].map(rule => rule.cssText.replace(/\\s*([(),:])\\s*/g, '$1')))"""
MADE = """texts => texts.map(text => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
})"""


def plain(name):
    text = (ROOT / "Public" / name).read_text()
    return [part for inner in re.findall(r'^@import url\("(.+)"\);', text, re.M) for part in plain(inner)] + [
        re.sub(r"^@import.*\n", "", text, flags=re.M)]


@pytest.mark.parametrize("path, name", [("", "page.css"), ("rules", "rules.css"), ("nowhere", "message.css")])
def test_the_joined_sheet_holds_exactly_the_rules_of_the_plain_ones(context, product, path, name):
    page = open_page(context, product) if path == "" else context.new_page()
    page.goto(product.url + path)
    served = page.evaluate(f"({READ})([...document.styleSheets])")
    assert page.locator('link[rel="stylesheet"]').get_attribute("href").endswith(name)
    assert served == page.evaluate(f"texts => ({READ})(({MADE})(texts))", plain(name))
    assert len(served) > 20


@pytest.mark.parametrize("change, said", [
    (lambda folder: (folder / "page.css").unlink(), "has no page.css"),
    (lambda folder: (folder / "base.css").unlink(), 'page.css:5: there is no "base.css" in the directory'),
])
def test_a_folder_whose_sheets_cannot_be_joined_is_refused(tmp_path, change, said):
    folder = tmp_path / "Public"
    shutil.copytree(ROOT / "Public", folder)
    change(folder)
    spec = tmp_path / "tabs.json"
    spec.write_text(json.dumps(MAIL))
    ended = subprocess.run([str(binary()), "serve", str(spec), "--port", "0", "--public", str(folder)],
                           capture_output=True, text=True, timeout=300)
    assert ended.returncode == 74
    assert said in ended.stderr
