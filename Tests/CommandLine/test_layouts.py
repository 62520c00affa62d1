"""`tabpreview test`: layouts are compared with those that somebody accepted, in a lock file beside the spec."""

import json
import os
import re
import xml.etree.ElementTree as ElementTree

import pytest

from png import read
from test_diff import git
from tested import headless_shell

SPEC = """title: Books
tabViewStyle: sidebarAdaptable
conditions:
  isSignedIn: { usually: true }
tabs:
  - { title: Home, systemImage: house, value: home }
  - { title: Library, systemImage: books.vertical, value: library, badge: 3 }
  - { title: Profile, value: profile, when: { if: [isSignedIn] } }
"""
CHANGED = SPEC.replace("badge: 3", "badge: 4").replace("title: Home", "title: Start")


@pytest.fixture
def spec(tmp_path):
    file = tmp_path / "tabs.yaml"
    file.write_text(SPEC, encoding="utf-8")
    return file


@pytest.fixture
def lock(tabpreview, spec):
    """The lock file of the spec as it is."""
    assert tabpreview("test", "--update").returncode == 0
    return spec.parent / "tabs.yaml.layouts"


def matrices(tmp_path, **named):
    (tmp_path / "tabpreview.json").write_text(json.dumps({"tabpreview": {"test": {"matrices": named}}}))


def headings(lock):
    return [line for line in lock.read_text(encoding="utf-8").splitlines() if line.startswith("[")]


def test_layouts_are_accepted_then_the_same_then_different(tabpreview, spec):
    missing = tabpreview("test")
    assert missing.returncode == 2 and not missing.stderr
    assert missing.stdout == (
        "tabs.yaml: tabs.yaml.layouts doesn't exist. Run tabpreview test --update, and commit the file.\n"
    )

    accepted = tabpreview("test", "--update")
    assert (accepted.returncode, accepted.stderr) == (0, "")
    assert accepted.stdout == "tabs.yaml: 15 layouts accepted in tabs.yaml.layouts. Commit it.\n"
    lock = spec.parent / "tabs.yaml.layouts"
    text = lock.read_text(encoding="utf-8")
    assert text.startswith("# tabpreview layouts 1\n# Written by tabpreview test --update.")
    assert "bar       Home [house], Library [books.vertical] (3), Profile\n" in text
    assert len(text) < 1200

    same = tabpreview("test", "tabs.yaml")
    assert (same.returncode, same.stdout) == (0, "tabs.yaml: 15 layouts, no differences.\n")

    spec.write_text(CHANGED, encoding="utf-8")
    different = tabpreview("test")
    assert different.returncode == 2
    assert "tabs.yaml: 15 of 15 layouts differ from tabs.yaml.layouts." in different.stdout
    assert '  "Home" is now called "Start".\n' in different.stdout
    assert '  "Library" was "Library [books.vertical] (3)", and is now "Library [books.vertical] (4)".\n' in different.stdout
    assert "\n  - bar       Home [house], Library [books.vertical] (3), Profile\n" in different.stdout
    assert "\n  + bar       Start [house], Library [books.vertical] (4), Profile\n" in different.stdout
    assert lock.read_text(encoding="utf-8") == text

    assert tabpreview("test", "--update").returncode == 0
    assert tabpreview("test").returncode == 0 and "Start [house]" in lock.read_text(encoding="utf-8")


def test_an_update_without_a_difference_writes_nothing(tabpreview, lock):
    before = os.stat(lock)

    result = tabpreview("test", "--update")

    assert result.returncode == 0 and "tabs.yaml.layouts is up to date" in result.stdout
    assert os.stat(lock).st_mtime_ns == before.st_mtime_ns and os.stat(lock).st_ino == before.st_ino


def test_matrices_choose_the_layouts(tabpreview, spec, tmp_path):
    matrices(
        tmp_path,
        phone={"platforms": ["iOS"], "os": ["26", "27"], "sizeClasses": ["compact"]},
        account={"platforms": ["ios"], "os": [27], "sizeClasses": ["compact"], "conditions": {"isSignedIn": [False]}},
    )
    lock = tmp_path / "tabs.yaml.layouts"

    assert tabpreview("test", "--update").returncode == 0
    assert headings(lock) == [
        "[iPhone compact, OS 26]", "[iPhone compact, OS 27]", "[iPhone compact, OS 27, isSignedIn=false]",
    ]
    spec.write_text(CHANGED, encoding="utf-8")
    assert tabpreview("test", "--matrix", "account", "--update").returncode == 0
    assert headings(lock) == [
        "[iPhone compact, OS 26]", "[iPhone compact, OS 27]", "[iPhone compact, OS 27, isSignedIn=false]",
    ]
    assert tabpreview("test", "--matrix", "account").returncode == 0
    assert tabpreview("test", "--matrix", "phone").returncode == 2
    assert "2 of 3 layouts differ" in tabpreview("test").stdout


def test_a_layout_that_is_tested_no_more_or_not_yet_is_a_difference(tabpreview, spec, tmp_path):
    matrices(tmp_path, phone={"platforms": ["iPhone"], "os": ["26"], "sizeClasses": ["compact"]})
    assert tabpreview("test", "--update").returncode == 0
    matrices(tmp_path, phone={"platforms": ["iPhone"], "os": ["27"], "sizeClasses": ["compact"]})

    result = tabpreview("test")

    assert result.returncode == 2 and "2 of 2 layouts differ" in result.stdout
    assert "Not in the lock file: iPhone compact, OS 27\n" in result.stdout
    assert "No longer tested: iPhone compact, OS 26\n" in result.stdout
    assert tabpreview("test", "--update").returncode == 0
    assert headings(tmp_path / "tabs.yaml.layouts") == ["[iPhone compact, OS 27]"]


def test_mistakes_in_matrices_have_their_place(tabpreview, spec, tmp_path):
    matrices(tmp_path, phone={"platforms": ["iPhon"], "directionss": ["rtl"]})

    result = tabpreview("test")

    assert result.returncode == 64 and not result.stdout
    first, second = result.stderr.splitlines()
    assert first.startswith("tabpreview.json:1:") and 'Did you mean "iPhone"?' in first
    assert 'phone: "directionss" is not an axis of a matrix. Did you mean "directions"?' in second


def test_a_matrix_of_the_environment(tabpreview, spec, tmp_path):
    given = {"TABPREVIEW_TEST_MATRICES": '{"tv": {"platforms": ["tvOS"], "os": ["27"]}}'}

    assert tabpreview("test", "--update", environment=given).returncode == 0
    assert headings(tmp_path / "tabs.yaml.layouts") == ["[tv, OS 27]"]
    for wrong in ('{"tv": {"os": []}}', "{"):
        refused = tabpreview("test", environment={"TABPREVIEW_TEST_MATRICES": wrong})
        assert refused.returncode == 64 and "TABPREVIEW_TEST_MATRICES: " in refused.stderr


def test_conditions_that_no_spec_has_are_said(tabpreview, spec, tmp_path):
    matrices(tmp_path, a={"os": ["27"], "conditions": {"isSigned": [True]}})

    result = tabpreview("test", "--update")

    assert result.returncode == 0
    assert result.stderr == (
        'tabpreview: warning: test.matrices: no tab view has the condition "isSigned". Did you mean "isSignedIn"?\n'
    )


@pytest.mark.parametrize("arguments, sentence", [
    (["-"], "standard input can't be tested"),
    (["--base", "HEAD"], "--base requires --pictures."),
    (["--threshold", "1"], "--threshold requires --pictures."),
    (["--pictures", "shots", "--threshold", "101"], "--threshold: expected a percentage from 0 to 100, not 101.0."),
    (["--matrix", "phone"], 'test.matrices has no "phone". It has no matrices.'),
    (["--format", "sarif"], "Expected one of text, json, junit, markdown."),
    (["--format", "junitt"], 'Did you mean "junit"?'),
])
def test_wrong_command_lines(tabpreview, spec, arguments, sentence):
    result = tabpreview("test", *arguments)

    assert result.returncode == 64 and sentence in result.stderr and not result.stdout


def test_a_matrix_with_a_typing_error(tabpreview, spec, tmp_path):
    matrices(tmp_path, shipping={"os": ["27"]})

    result = tabpreview("test", "--matrix", "shiping")

    assert result.returncode == 64 and "Did you mean \"shipping\"?" in result.stderr


# What is wrong with a lock file


@pytest.mark.parametrize("damage, line, sentence", [
    (lambda text: text.replace("[iPhone compact, OS 27]", "<<<<<<< HEAD\n[iPhone compact, OS 27]"), None,
     "There is a merge conflict."),
    (lambda text: text.replace("chrome    bottomBar", "chromium bottomBar", 1), None,
     "This line is not a row of a layout."),
    (lambda text: "", 1, 'Expected "# tabpreview layouts 1" as the first line.'),
    (lambda text: "\x00\x01", 1, 'Expected "# tabpreview layouts 1" as the first line.'),
])
def test_a_damaged_lock_file_is_an_error_until_it_is_written_anew(tabpreview, lock, damage, line, sentence):
    text = lock.read_text(encoding="utf-8")
    lock.write_text(damage(text), encoding="utf-8")

    result = tabpreview("test")

    assert result.returncode == 1
    place, rest = result.stdout.splitlines()[0].split(": error: ")
    assert place.startswith("tabs.yaml.layouts:") and (line is None or place.split(":")[1] == str(line))
    assert rest == f"{sentence} To rewrite it, run tabpreview test --update. [lock]"
    assert "tabs.yaml: not tested because of errors." in result.stdout
    assert tabpreview("test", "--update").returncode == 0
    assert lock.read_text(encoding="utf-8") == text


def test_a_lock_file_of_another_version_is_never_overwritten(tabpreview, lock):
    text = lock.read_text(encoding="utf-8").replace("layouts 1\n", "layouts 2\n", 1)
    lock.write_text(text, encoding="utf-8")

    for arguments in ([], ["--update"]):
        result = tabpreview("test", *arguments)
        assert result.returncode == 1
        assert "tabs.yaml.layouts:1:1: error: The file has version 2, but this tabpreview reads version 1." in result.stdout
        assert "Update tabpreview, or delete the file to start over." in result.stdout
    assert lock.read_text(encoding="utf-8") == text


def test_a_lock_file_that_is_a_link_is_refused(tabpreview, spec, tmp_path):
    (tmp_path / "precious").write_text("mine")
    (tmp_path / "tabs.yaml.layouts").symlink_to("precious")

    for arguments in ([], ["--update"]):
        result = tabpreview("test", *arguments)
        assert result.returncode == 74
        sentence = "tabs.yaml.layouts is not a regular file. Remove it and try again."
        assert result.stderr == f"tabpreview: error: {sentence}\n" and sentence not in result.stdout
    assert (tmp_path / "precious").read_text() == "mine"


@pytest.mark.parametrize("named", [["tabs.yaml"], ["."]])
def test_the_lock_file_of_a_spec_that_is_gone(tabpreview, spec, lock, named):
    (spec.parent / "other.yaml").write_text(SPEC, encoding="utf-8")
    assert tabpreview("test", "other.yaml", "--update").returncode == 0
    spec.unlink()
    (spec.parent / "notes.layouts").write_text("of another program")

    result = tabpreview("test", *named)
    assert result.returncode == 2 and result.stderr == ("1 spec.\n" if named == ["."] else "")
    assert "tabs.yaml: the source of tabs.yaml.layouts no longer exists." in result.stdout
    updated = tabpreview("test", *named, "--update")
    assert updated.returncode == 0 and "tabs.yaml.layouts was deleted." in updated.stdout
    assert not lock.exists() and (spec.parent / "notes.layouts").exists()


def test_a_spec_with_errors_is_not_accepted(tabpreview, spec, lock):
    before = lock.read_text(encoding="utf-8")
    spec.write_text(SPEC.replace("value: library", "value: home, valu: x"), encoding="utf-8")

    result = tabpreview("test", "--update")

    assert result.returncode == 1 and "tabs.yaml:7:" in result.stdout
    assert lock.read_text(encoding="utf-8") == before


def test_too_many_layouts(tabpreview, spec, tmp_path):
    everything = {"platforms": ["iPhone", "iPad", "mac", "tv", "vision"], "locales": ["de", "en", "ar", "fr", "es"],
                  "sdk": ["18", "26", "27", "27.1"]}
    text = "conditions:\n" + "".join(f"  c{n}: {{ usually: true }}\n" for n in range(8))
    spec.write_text(text + "tabs:\n  - { title: Home, value: home }\n", encoding="utf-8")
    matrices(tmp_path, a={**everything, "conditions": {f"c{n}": [True, False] for n in range(8)}})

    result = tabpreview("test")

    assert result.returncode == 64 and "the limit is 10000. Use fewer values." in result.stderr


# Several specs, and reports


@pytest.fixture
def folder(tabpreview, tmp_path):
    """A folder with two specs, one of which has changed."""
    (tmp_path / "Tabs").mkdir()
    for name in ("a", "b"):
        (tmp_path / "Tabs" / f"{name}.yaml").write_text(SPEC, encoding="utf-8")
    assert tabpreview("test", "Tabs", "--update").returncode == 0
    (tmp_path / "Tabs/b.yaml").write_text(CHANGED, encoding="utf-8")


def test_a_folder_stands_for_its_specs(tabpreview, folder, tmp_path):
    result = tabpreview("test", "Tabs")

    assert result.returncode == 2
    assert "Tabs/a.yaml: 15 layouts, no differences." in result.stdout
    assert "Tabs/b.yaml: 15 of 15 layouts differ from Tabs/b.yaml.layouts." in result.stdout
    assert tabpreview("test", "Tabs/a.yaml").returncode == 0
    assert tabpreview("test", "Tabs", "gone.yaml").returncode == 66


def test_junit_is_xml_with_a_case_for_each_layout(tabpreview, folder):
    result = tabpreview("test", "Tabs", "--format", "junit")

    assert result.returncode == 2
    root = ElementTree.fromstring(result.stdout)
    assert root.tag == "testsuites" and (root.get("tests"), root.get("failures"), root.get("errors")) == ("30", "15", "0")
    same, different = root.findall("testsuite")
    assert (same.get("name"), same.get("failures")) == ("Tabs/a.yaml", "0")
    case = different.find("testcase")
    assert (case.get("classname"), case.get("name")) == ("Tabs/b.yaml", "iPhone compact, OS 18")
    assert case.find("failure").get("message") == '"Home" is now called "Start".'
    assert "\n+ bar       Start [house]" in case.find("failure").text


def test_json_has_all_of_it(tabpreview, folder):
    answer = json.loads(tabpreview("test", "Tabs", "--format", "json").stdout)

    assert answer["differs"] is True
    same, different = answer["specs"]
    assert (same["result"], same["changed"], len(same["layouts"])) == ("same", [], 15)
    assert different["result"] == "different" and different["lock"] == "Tabs/b.yaml.layouts"
    assert different["changed"][0]["changes"][0] == '"Home" is now called "Start".'
    assert different["changed"][0]["from"][0].startswith("bar       Home")


def test_markdown_is_for_a_comment(tabpreview, folder):
    text = tabpreview("test", "Tabs", "--format", "markdown").stdout

    assert text.startswith("**Layouts differ from the accepted ones.**\n\n- `Tabs/a.yaml`: `15 layouts, no differences.`\n")
    assert "- `Home` is now called `Start`.\n" in text and "```diff\n- bar " in text


def test_color(tabpreview, folder):
    assert "\x1b[" in tabpreview("test", "Tabs", "--color", "always").stdout
    assert "\x1b[" not in tabpreview("test", "Tabs").stdout


def test_nothing_of_a_title_steers_the_terminal(tabpreview, spec):
    spec.write_text('tabs:\n  - { title: "a\\e[31mb\\u202Ec", value: home }\n', encoding="utf-8")
    tabpreview("test", "--update")
    spec.write_text('tabs:\n  - { title: "a\\e[32mb\\u202Ec", value: home }\n', encoding="utf-8")

    for arguments in ([], ["--format", "markdown"], ["--format", "junit"], ["--format", "json"]):
        text = tabpreview("test", *arguments).stdout
        assert text and "\x1b" not in text and "\u202e" not in text


# Pictures


@pytest.fixture
def committed(tabpreview, spec, lock):
    git(spec.parent, "init", "--quiet")
    git(spec.parent, "add", ".")
    git(spec.parent, "commit", "--quiet", "-m", "Add the tabs")


def pictures(folder):
    return sorted(str(file.relative_to(folder)) for file in folder.rglob("*.png"))


@pytest.mark.thorough
@pytest.mark.needs("sandbox")
def test_pictures_of_what_differs_before_and_after(tabpreview, spec, lock, committed, tmp_path):
    matrices(tmp_path, a={"platforms": ["iPhone"], "os": ["27"], "sizeClasses": ["compact"],
                          "colorSchemes": ["light", "dark"], "directions": ["rtl"]})
    assert tabpreview("test", "--update").returncode == 0
    browser = {"TABPREVIEW_EXPORT_CHROMIUM": headless_shell()}
    assert tabpreview("test", "--pictures", "shots", environment=browser).stderr == "0 pictures in shots.\n"
    spec.write_text(CHANGED, encoding="utf-8")

    result = tabpreview("test", "--pictures", "shots", environment=browser)

    assert result.returncode == 2
    shots = tmp_path / "shots/tabs.yaml"
    names = [f"iPhone-compact-OS-27-rtl-{scheme}-{moment}.png" for scheme in ("dark", "light")
             for moment in ("after", "before", "difference")]
    assert pictures(shots) == sorted(names)
    drawn = {name: read((shots / name).read_bytes()) for name in names}
    assert len({(shots / name).read_bytes() for name in names}) == 6 and len({one[:2] for one in drawn.values()}) == 1
    # On a slow machine it says how far it is.
    *lines, last = [line for line in result.stderr.splitlines() if not line.endswith("pictures drawn…")]
    assert last == "4 pictures in shots."
    for scheme, line in zip(("light", "dark"), lines, strict=True):
        name = f"iPhone-compact-OS-27-rtl-{scheme}"
        differing, all_pixels = changed(*(drawn[f"{name}-{moment}.png"] for moment in ("before", "after")))
        share = re.fullmatch(rf"shots/tabs.yaml/{name}-difference.png: ([0-9.]+)% of the pixels differ\.", line)[1]
        assert abs(float(share) - 100 * differing / all_pixels) < 0.06 and differing > 0
        red = sum(pixel == (255, 48, 59, 255) for pixel in pixels(drawn[f"{name}-difference.png"]))
        assert red == differing

    # Below the threshold there is no difference, and what an earlier run drew of it goes.
    result = tabpreview("test", "--pictures", "shots", "--threshold", "50", environment=browser)
    assert result.returncode == 2 and result.stderr.endswith("4 pictures in shots.\n") and "differ" not in result.stderr
    assert pictures(shots) == sorted(name for name in names if "difference" not in name)


def pixels(picture):
    """The pixels of a picture as `read` returns it."""
    return [pixel for row in picture[2] for pixel in row]


def changed(before, after):
    """The number of pixels that differ by more than 12 in a component, and of all."""
    pairs = list(zip(pixels(before), pixels(after), strict=True))
    return sum(any(abs(old - new) > 12 for old, new in zip(*pair)) for pair in pairs), len(pairs)


@pytest.mark.needs("sandbox")
def test_without_an_earlier_spec_there_are_pictures_of_now_only(tabpreview, spec, lock, tmp_path):
    matrices(tmp_path, a={"platforms": ["tv"], "os": ["27"]})

    result = tabpreview("test", "--update", "--pictures", "shots", "--base", "HEAD~3",
                        environment={"TABPREVIEW_EXPORT_CHROMIUM": headless_shell()})

    assert result.returncode == 0
    assert "tabpreview: warning: The earlier layouts were not drawn." in result.stderr
    assert pictures(tmp_path / "shots") == ["tabs.yaml/tv-OS-27-after.png"]


def test_without_a_browser_the_report_is_printed_all_the_same(tabpreview, spec, lock):
    spec.write_text(CHANGED, encoding="utf-8")

    result = tabpreview("test", "--pictures", "shots", environment={"TABPREVIEW_EXPORT_CHROMIUM": "/no/browser"})

    assert result.returncode == 74 and "15 of 15 layouts differ" in result.stdout
    assert "tabpreview: error:" in result.stderr and "/no/browser" in result.stderr
