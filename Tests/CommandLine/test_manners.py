"""What all commands have in common: colors, names as people type them, suggestions, and where messages go."""

import re

import pytest

WRONG = "tabs:\n  - { title: Home, value: home }\n  - { title: Other, value: home }\n"
ESCAPE = "\x1b["


@pytest.fixture
def wrong(tmp_path):
    (tmp_path / "wrong.yaml").write_text(WRONG, encoding="utf-8")


@pytest.mark.parametrize("words", [
    ["lint", "wrong.yaml"], ["check", "broken.yaml"], ["resolve", "messages.yaml"], ["resolve", "broken.yaml"],
    ["diff", "messages.yaml", "wrong.yaml", "--format", "text"], ["diff", "messages.yaml", "broken.yaml"],
    ["share", "list", "messages.yaml"], ["history", "list", "messages.yaml"], ["export", "broken.yaml", "--format", "json"],
    ["customize", "broken.yaml", "--op", '{"op": "resetAll"}'], ["test", "broken.yaml"],
], ids=lambda words: "-".join(words[:2]))
def test_color_is_an_option_of_every_command_that_colors(tabpreview, messages, wrong, tmp_path, words):
    (tmp_path / "broken.yaml").write_text("tabs:\n  - { titel: Home }\n", encoding="utf-8")
    if words[0] == "share":
        assert tabpreview("share", "create", "messages.yaml").returncode == 0
    if words[0] == "history":
        tabpreview.serve("messages.yaml", "--port", "0")

    colored = tabpreview(*words, "--color", "always")
    plain = tabpreview(*words, "--color", "never", environment={"FORCE_COLOR": "1"})

    assert ESCAPE in colored.stdout + colored.stderr
    assert plain.stdout + plain.stderr and ESCAPE not in plain.stdout + plain.stderr
    assert colored.returncode == plain.returncode


def test_warnings_have_the_color_that_was_asked_for(tabpreview, messages, tmp_path):
    (tmp_path / "config.json").write_text('{"tabpreview": ')

    assert ESCAPE in tabpreview("check", "messages.yaml", "--color", "always").stderr
    assert ESCAPE not in tabpreview("check", "messages.yaml").stderr


@pytest.mark.parametrize("typed, device", [
    ("iOS", "iPhone"), ("ios", "iPhone"), ("iphone", "iPhone"), ("ipad", "iPad"), ("iPadOS", "iPad"), ("macOS", "mac"),
    ("MAC", "mac"), ("tvOS", "tv"), ("visionOS", "vision"), ("watchOS", "watch"),
])
def test_platforms_are_named_as_people_type_them(tabpreview, messages, typed, device):
    result = tabpreview("resolve", "messages.yaml", "--platform", typed)

    assert result.returncode == 0 and result.stdout.startswith(f"{device}, ")


@pytest.mark.parametrize("words, meant", [
    (["serv"], "serve"), (["share", "creat"], "create"), (["history", "restor"], "restore"), (["tset"], "test"),
    (["resolve", "messages.yaml", "--sizeclass", "compact"], "--size-class"),
    (["resolve", "messages.yaml", "--platform", "iphon"], "iPhone"),
    (["resolve", "messages.yaml", "--platform", "visio"], "vision"),
    (["export", "messages.yaml", "--view", "comp"], "compare"), (["export", "messages.yaml", "--format", "htm"], "html"),
    (["lint", "--log-level", "inf"], "info"), (["lint", "--log-format", "jsn"], "json"),
    (["resolve", "messages.yaml", "--format", "jsn"], "json"), (["init", "--format", "jsn"], "json"),
    (["history", "list", "messages.yaml", "--of", "customisation"], "customization"), (["completions", "zhs"], "zsh"),
    (["lint", "messages.yaml", "--color", "alway"], "always"), (["lint", "messages.yaml", "--off", "R5.199"], "R5.19"),
    (["rules", "2.33"], "R2.33"),
])
def test_every_name_has_a_suggestion(tabpreview, messages, words, meant):
    result = tabpreview(*words)

    assert result.returncode in (64, 66) and not result.stdout
    assert result.stderr.startswith("tabpreview: error: ") and "Did you mean" in result.stderr
    assert meant in result.stderr.split("Did you mean")[1]


@pytest.mark.parametrize("words, meant", [
    (["export", "messages.yaml", "--platfrom", "iPhone"], "--platform"), (["export", "x.yaml", "--outptu", "x.png"], "--output"),
    (["diff", "x", "--formt", "json"], "--format"), (["lint", "--dry-run", "--fxi"], "--fix"), (["customize", "--oop=x"], "--op"),
    (["share", "revoke", "--spce", "x"], "--spec"), (["host", "--prot", "1"], "--port"), (["resolve", "--plat", "iPad"], "--platform"), (["resolve", "--scroled", "--pose"], "--scrolled"),
])
def test_an_unknown_option_is_said_before_anything_else(tabpreview, messages, words, meant):
    typed = next(word for word in words if word.startswith("--") and word != "--dry-run").split("=")[0]

    done = tabpreview(*words)

    assert done.returncode == 64
    assert done.stderr.startswith(f"tabpreview: error: Unknown option '{typed}'. Did you mean '{meant}'?\n")


COMMANDS = [
    "", "serve", "share", "share create", "share list", "share revoke", "share rotate", "history", "history list", "history show",
    "history restore", "history diff", "resolve", "export", "diff", "customize", "check", "lint", "test", "import", "host",
    "host run", "host token", "host token create", "host token list", "host token revoke", "publish", "pull", "rules", "lsp",
    "mcp", "init", "config", "schema", "completions",
]


@pytest.mark.parametrize("command", COMMANDS)
def test_help_fits_on_a_screen_and_all_of_it_can_be_had(tabpreview, command):
    short = tabpreview(*command.split(), "--help")
    every = tabpreview(*command.split(), "--help-all")

    assert (short.returncode, every.returncode) == (0, 0)
    assert len(short.stdout.splitlines()) <= 40, short.stdout
    assert tabpreview("help", *command.split()).stdout == short.stdout
    options = set(re.findall(r"^  (?:-\w, )?(--[\w-]+)", every.stdout, re.MULTILINE))
    script = tabpreview("completions", "fish").stdout
    assert "--help" in options and [option for option in options if f"-l '{option[2:]}'" not in script] == []


def test_help_has_groups(tabpreview):
    assert "CHECK:\n  check " in tabpreview("--help").stdout
    assert "\nDEVICE:\n  --platform" in tabpreview("export", "--help").stdout
    assert "--port" in tabpreview("host", "--help").stdout and "  token  " in tabpreview("host", "--help").stdout
    assert "--of" in tabpreview("history", "--help").stdout
    assert "addToBar ID" in tabpreview("customize", "--help").stdout
