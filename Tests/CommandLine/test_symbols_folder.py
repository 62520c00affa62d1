"""`--symbols` and `assets.symbols`: folders good and bad, in serve and lint."""

import json
import os
import signal
import urllib.request

import pytest

SPEC = """tabs:
  - { title: Home, value: home, systemImage: hosue }
  - { title: Logo, value: logo, systemImage: company.logo }
  - { title: Odd, value: odd, systemImage: zzzzzzzzzz }
"""
LOGO = '<svg viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/></svg>'


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "tabs.yaml").write_text(SPEC)
    symbols = tmp_path / "symbols"
    symbols.mkdir()
    (symbols / "company.logo.svg").write_text(LOGO)
    return symbols


def unknown(result):
    return [line.split(":", 2)[2] for line in result.stdout.splitlines() if "[R5.61]" in line]


def test_lint_names_symbols_that_nobody_draws_and_the_one_that_is_meant(tabpreview, folder):
    result = tabpreview("lint", "tabs.yaml")
    assert result.returncode == 0
    assert [line.split("symbol ")[1].split(" of ")[0] for line in unknown(result)] == [
        "hosue", "company.logo", "zzzzzzzzzz"]
    assert "Did you mean house? If it is a newer SF Symbol or a custom symbol, add a drawing of it with --symbols" in result.stdout
    assert len(unknown(tabpreview("lint", "tabs.yaml", "--symbols", "symbols"))) == 2
    assert unknown(tabpreview("lint", "tabs.yaml", "--off", "R5.61")) == []


def test_the_setting_names_the_folder_too(tabpreview, folder, tmp_path):
    (tmp_path / "ours.json").write_text('{"tabpreview": {"assets": {"symbols": "symbols"}}}')
    assert len(unknown(tabpreview("lint", "tabs.yaml", "--config", "ours.json"))) == 2
    assert "symbols" in tabpreview("config", "--explain", "--config", "ours.json").stdout


@pytest.mark.parametrize("command", [["lint"], ["serve", "--port", "0"]])
def test_a_folder_that_is_not_there_ends_with_74(tabpreview, folder, command):
    result = tabpreview(*command, "tabs.yaml", "--symbols", "nowhere")
    assert result.returncode == 74
    assert "Can't read the directory of symbols, nowhere. Name a directory with --symbols." in result.stderr


@pytest.mark.parametrize("name, content, sentence", [
    ("bad.svg", b"<svg><use href='#a'/></svg>", "symbols/bad.svg:1:6: error: <use> is not supported"),
    ("bad.svg", b"<!DOCTYPE svg [<!ENTITY a 'b'>]><svg>&a;</svg>", "symbols/bad.svg:1:15: error: The DOCTYPE has"),
    ("bad.svg", b"\xff\xfe<\x00", "symbols/bad.svg:1:1: error: The file is not UTF-8 text. Save it as UTF-8."),
    ("bad.svg", b"", "symbols/bad.svg:1:1: error: The file has no <svg> element."),
    ("bad.svg", b"<svg>" + b" " * (10 << 20), "symbols/bad.svg:1:1: error: The file has"),
    ("a b.svg", LOGO.encode(), "symbols/a b.svg: error: The file's name is not a valid symbol name."),
    ("warn.svg", LOGO.replace("/>", " onload='x'/>").encode(), "warn.svg:1:64: warning: onload of <circle> is ignored"),
])
def test_what_is_wrong_with_one_file_is_said_and_the_others_are_drawn(tabpreview, folder, name, content, sentence):
    (folder / name).write_bytes(content)
    result = tabpreview("lint", "tabs.yaml", "--symbols", "symbols")
    assert sentence in result.stderr
    assert result.returncode == 0 and len(unknown(result)) == 2


def test_links_out_of_the_folder_pipes_and_folders_are_not_read(tabpreview, folder, tmp_path):
    (tmp_path / "outside.svg").write_text(LOGO)
    (folder / "outside.svg").symlink_to(tmp_path / "outside.svg")
    (folder / "inside.svg").symlink_to("company.logo.svg")
    (folder / "gone.svg").symlink_to("nothing.svg")
    (folder / "below.svg").mkdir()
    os.mkfifo(folder / "pipe.svg")
    (folder / ".hidden.svg").write_text("nonsense")
    (folder / "readme.txt").write_text("nonsense")

    errors = [line for line in tabpreview("lint", "tabs.yaml", "--symbols", "symbols").stderr.splitlines()
              if line.startswith("symbols/")]

    assert [line.partition(": ")[0] for line in errors] == [
        "symbols/below.svg", "symbols/gone.svg", "symbols/outside.svg", "symbols/pipe.svg"]
    assert "leads outside the directory" in errors[2]


def test_serve_puts_them_into_the_sprite_and_says_what_is_wrong(tabpreview, folder, tmp_path):
    (folder / "bad.svg").write_text("<svg/>")
    process, event = tabpreview.serve(tmp_path / "tabs.yaml", "--port", "0", "--symbols", "symbols")
    page = urllib.request.urlopen(event["url"] + "?platform=iPhone", timeout=60).read().decode()
    frame = urllib.request.urlopen(event["url"] + "frame?platform=iPhone", timeout=60).read().decode()
    address = next(word for word in frame.split('"') if word.endswith("symbols.svg#company.logo"))
    sprite = urllib.request.urlopen(event["url"] + address.partition("#")[0], timeout=60).read().decode()
    layout = json.load(urllib.request.urlopen(event["url"] + "layout", timeout=60))

    process.send_signal(signal.SIGTERM)
    assert '<symbol id="symbol-company.logo"' in page and 'href="#symbol-company.logo"' in page
    assert '<symbol id="company.logo"' in sprite and '<symbol id="bell.fill"' in sprite
    assert [finding["entry"] for finding in layout["findings"] if finding["id"] == "R5.61"] == ["home", "odd"]
    process.wait(timeout=60)
