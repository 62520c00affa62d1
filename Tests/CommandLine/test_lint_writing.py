"""`tabpreview lint --fix`: what is written, where, and what never is."""

import json
import os
import stat
import subprocess

import pytest

from program import BINARY, processor_time

TEXT = """# kept
tabs:
  - { title: Home, value: home, systemImage: house.fill } # bars fill it
  - title: Inbox   # odd   spacing
    value: inbox
    systemImage:   tray
"""
REPAIRED = TEXT.replace("house.fill", "house")  # R5.27
LEFT = TEXT.replace("value: inbox", "value: home")  # R5.1, which needs a decision


@pytest.fixture
def spec(tmp_path):
    def write(text, name="tabs.yaml"):
        file = tmp_path / name
        file.write_bytes(text.encode() if isinstance(text, str) else text)
        return file

    return write


def lines(result):
    return result.stdout.splitlines()


def beside(result):
    """What is said where standard output has another use."""
    return result.stderr.splitlines()


def test_repairs_what_is_obvious_and_nothing_else(tabpreview, spec, tmp_path):
    file = spec(TEXT)

    result = tabpreview("lint", "tabs.yaml", "--fix", "--fail-on", "info")

    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    assert file.read_text() == REPAIRED
    assert lines(result)[0].startswith("tabs.yaml: fixed: ") and lines(result)[0].endswith("[R5.27]")
    assert lines(result)[1:] == ["1 fix applied.", "No findings in 1 file."]
    assert [entry.name for entry in tmp_path.iterdir()] == ["tabs.yaml"]


@pytest.mark.parametrize("format", ["text", "json", "sarif", "github"])
def test_what_needs_a_decision_is_left_and_reported(tabpreview, spec, format):
    file = spec(LEFT)

    result = tabpreview("lint", file, "--fix", "--format", format)

    assert result.returncode == 2
    assert file.read_text() == LEFT.replace("house.fill", "house")
    report = result.stdout if format != "text" else "\n".join(lines(result)[2:])
    assert "R5.1" in report and "R5.27" not in report
    assert "fixed: " in (result.stdout if format == "text" else result.stderr)


def test_repairs_errors_of_the_text_too(tabpreview, spec):
    file = spec(TEXT.replace("title: Inbox", "titel: Inbox"))

    result = tabpreview("lint", file, "--fix")

    assert result.returncode == 0, result.stderr
    assert file.read_text() == REPAIRED
    assert "2 fixes applied." in lines(result)


@pytest.mark.parametrize("change", [lambda text: text.replace("\n", "\r\n"), lambda text: "\ufeff" + text, str.rstrip])
def test_line_ends_and_byte_order_marks_stay(tabpreview, spec, change):
    file = spec(change(TEXT))

    assert tabpreview("lint", file, "--fix").returncode == 0
    assert file.read_bytes() == change(REPAIRED).encode()


def test_a_file_without_repairs_is_not_written(tabpreview, spec):
    file = spec(REPAIRED)
    before = file.stat()

    result = tabpreview("lint", file, "--fix")

    after = file.stat()
    assert (after.st_ino, after.st_mtime_ns) == (before.st_ino, before.st_mtime_ns)
    assert lines(result) == ["No fixes applied.", "No findings in 1 file."]


@pytest.mark.parametrize("arguments, environment", [(["--off", "R5.27"], {}), ([], {"TABPREVIEW_LINT_OFF": "R5.27"})])
def test_what_is_switched_off_is_not_repaired(tabpreview, spec, arguments, environment):
    file = spec(TEXT)

    assert tabpreview("lint", file, "--fix", *arguments, environment=environment).returncode == 0
    assert file.read_text() == TEXT


# Dry run


def test_a_dry_run_shows_the_changes_and_writes_nothing(tabpreview, spec):
    file = spec(TEXT)

    result = tabpreview("lint", "tabs.yaml", "--fix", "--dry-run", "--fail-on", "info")

    assert result.returncode == 2 and file.read_text() == TEXT
    assert result.stdout.splitlines()[:2] == ["--- a/tabs.yaml", "+++ b/tabs.yaml"]
    changed = [line for line in result.stdout.splitlines()[2:] if line[0] in "+-"]
    assert changed == [
        "-  - { title: Home, value: home, systemImage: house.fill } # bars fill it",
        "+  - { title: Home, value: home, systemImage: house } # bars fill it",
    ]
    assert beside(result)[0].startswith("tabs.yaml: would fix: ") and beside(result)[1] == "1 fix would be applied."
    assert "[R5.27]" in result.stderr


@pytest.mark.parametrize("name", ["tabs.yaml", "with space.yaml", "Käse.yaml", 'quote".yaml'])
@pytest.mark.parametrize("change", [str, str.rstrip, lambda text: text.replace("\n", "\r\n")])
def test_git_applies_what_a_dry_run_shows(tabpreview, spec, tmp_path, name, change):
    file = spec(change(TEXT), name)
    patch = subprocess.run(
        [BINARY, "lint", name, "--fix", "--dry-run"], cwd=tmp_path, capture_output=True, timeout=60
    ).stdout

    applied = subprocess.run(["git", "apply", "-"], cwd=tmp_path, input=patch, capture_output=True, timeout=60)

    assert applied.returncode == 0, applied.stderr
    assert file.read_bytes() == change(REPAIRED).encode()


# Standard input


def test_standard_input_is_repaired_to_standard_output(tabpreview):
    result = tabpreview("lint", "-", "--input", "yaml", "--fix", stdin=TEXT)

    assert (result.returncode, result.stdout) == (0, REPAIRED)
    assert beside(result)[0].startswith("-: fixed: ")


@pytest.mark.parametrize("text, code", [(REPAIRED, 0), ("tabs: [", 1), ("", 1), (LEFT.replace(".fill", ""), 2)])
def test_standard_input_without_repairs_comes_back_byte_for_byte(tabpreview, text, code):
    result = tabpreview("lint", "-", "--input", "yaml", "--fix", stdin=text)

    assert (result.returncode, result.stdout) == (code, text)


# Files that must be treated with care


def test_links_are_followed_and_modes_kept(tabpreview, spec, tmp_path):
    file = spec(TEXT, "real.yaml")
    file.chmod(0o640)
    (tmp_path / "tabs.yaml").symlink_to("real.yaml")

    assert tabpreview("lint", "tabs.yaml", "--fix").returncode == 0
    assert file.read_text() == REPAIRED
    assert stat.S_IMODE(file.stat().st_mode) == 0o640
    assert os.readlink(tmp_path / "tabs.yaml") == "real.yaml"


def test_S58_a_link_that_leads_out_of_its_folder_is_not_written_through(tabpreview, spec, tmp_path):
    for folder in ("elsewhere", "project"):
        (tmp_path / folder).mkdir()
    file = spec(TEXT, "elsewhere/real.yaml")
    (tmp_path / "project/tabs.yaml").symlink_to("../elsewhere/real.yaml")

    refused = tabpreview("lint", "project/tabs.yaml", "--fix")
    assert refused.returncode == 74 and "is a symbolic link to a file outside its directory" in refused.stderr
    assert file.read_text() == TEXT
    allowed = tabpreview("lint", "project/tabs.yaml", "--fix", environment={"TABPREVIEW_SPEC_FOLLOW_LINKS": "true"})
    assert allowed.returncode == 0 and file.read_text() == REPAIRED


def test_a_file_that_cannot_be_written_is_74_and_the_others_are_repaired(tabpreview, spec):
    closed, open_ = spec(TEXT, "a.yaml"), spec(TEXT, "b.yaml")
    closed.chmod(0o444)

    result = tabpreview("lint", "a.yaml", "b.yaml", "--fix", "--fail-on", "info")

    assert result.returncode == 74
    assert closed.read_text() == TEXT and open_.read_text() == REPAIRED
    assert "tabpreview: error: a.yaml is read-only" in result.stderr and "a.yaml:3:33: info:" in result.stdout


def test_what_is_no_file_is_not_written(tabpreview, tmp_path):
    os.mkfifo(tmp_path / "pipe.yaml")
    writer = subprocess.Popen(["sh", "-c", 'printf "%s" "$0" > pipe.yaml', TEXT], cwd=tmp_path)

    result = tabpreview("lint", "pipe.yaml", "--fix")

    assert writer.wait(timeout=60) == 0
    assert result.returncode == 74 and "is not a regular file" in result.stderr
    assert stat.S_ISFIFO((tmp_path / "pipe.yaml").stat().st_mode)


def test_two_thousand_tabs_are_repaired_soon(tabpreview, spec):
    tabs = [{"title": f"Tab {n}", "value": n, "systemImage": "house.fill"} for n in range(2_000)]
    file = spec(json.dumps({"tabs": tabs}, indent=2), "tabs.json")

    begin = processor_time()
    result = tabpreview("lint", file, "--fix", "--quiet", "--fail-on", "error")

    assert result.returncode == 0, result.stderr[:500]
    assert [tab["systemImage"] for tab in json.loads(file.read_text())["tabs"]] == ["house"] * 2_000
    assert processor_time() - begin < 15
