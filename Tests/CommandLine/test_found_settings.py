"""The config.json that nobody named: where it is looked for, what it may say, and what it never breaks."""

import json
import os
import signal

import pytest

WRONG = "tabs:\n  - { title: Home, value: home }\n  - { title: Other, value: home }\n"


def off(*ids):
    return json.dumps({"tabpreview": {"lint": {"off": list(ids)}}})


@pytest.fixture
def project(tmp_path):
    """A repository with a spec in a folder of its own."""
    (tmp_path / ".git").mkdir()
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "browse.yaml").write_text(WRONG)
    return tmp_path


def marker(project):
    """A program in the project that leaves a trace when it is run."""
    program = project / "tools" / "chromium"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\ntouch "{project / "was-run"}"\n')
    program.chmod(0o755)
    return "tools/chromium"


def test_S57_a_config_json_of_the_folder_runs_no_program(tabpreview, project):
    chromium = marker(project)
    (project / "config.json").write_text(json.dumps({"tabpreview": {"export": {"chromium": chromium}}}))

    refused = tabpreview("export", "sub/browse.yaml", "--output", "x.png")

    assert not (project / "was-run").exists()
    assert refused.stderr.startswith("config.json:1:") and refused.stderr.count("ignored") == 1
    assert "tabpreview.export.chromium is ignored in a config.json that you didn't name" in refused.stderr
    assert "TABPREVIEW_EXPORT_CHROMIUM" in refused.stderr and "--config config.json" in refused.stderr
    tabpreview("export", "sub/browse.yaml", "--output", "x.png", "--config", "config.json")
    assert (project / "was-run").exists()


@pytest.mark.parametrize("settings", [
    {"server": {"host": "0.0.0.0"}}, {"server": {"trustedHosts": ["rebound.example"]}}, {"server": {"open": True}},
    {"store": {"path": "elsewhere"}}, {"assets": {"public": "Public"}}, {"spec": {"followLinks": True}},
])
def test_S57_a_config_json_of_the_folder_opens_nothing(tabpreview, project, settings):
    (project / "config.json").write_text(json.dumps({"tabpreview": settings}))

    process, event = tabpreview.serve("sub/browse.yaml", "--port", "0", "--allow-root")

    assert event["url"].startswith("http://127.0.0.1:")
    process.send_signal(signal.SIGTERM)
    process.wait(timeout=60)
    assert process.stderr.read().count("ignored in a config.json that you didn't name") == 1
    assert not (project / "elsewhere").exists()


def test_the_same_findings_from_every_folder(tabpreview, project):
    def lint(folder, *files):
        tabpreview.folder = folder
        return tabpreview("lint", *files)

    assert lint(project, "sub/browse.yaml").returncode == 2
    (project / "config.json").write_text(off("R5.1"))

    for folder, file in [(project, "sub/browse.yaml"), (project / "sub", "browse.yaml"),
                         (project.parent, project / "sub/browse.yaml")]:
        assert lint(folder, file).returncode == 0, folder
    (project / "sub" / "config.json").write_text(off())
    assert lint(project, "sub/browse.yaml").returncode == 2
    (project / "top.yaml").write_text(WRONG)
    both = lint(project, "top.yaml", "sub/browse.yaml")
    assert [line.split(":")[0] for line in both.stdout.splitlines() if "[R5.1]" in line] == ["sub/browse.yaml"]


def test_config_names_the_file(tabpreview, project):
    (project / "config.json").write_text(off("R5.1"))

    assert tabpreview("config", "--explain").stdout.startswith("# Configuration file: config.json\n")
    tabpreview.folder = project / "sub"
    found = tabpreview("config", "browse.yaml", "--explain").stdout
    assert found.startswith(f"# Configuration file: {os.path.realpath(project)}/config.json\n")
    assert "server.host = 127.0.0.1\n    from default; TABPREVIEW_SERVER_HOST; a string; ignored in a file that you don't name" in found
    (project / "config.json").unlink()
    assert tabpreview("config", "--explain").stdout.startswith("# No configuration file.\n")


@pytest.mark.parametrize("text, warns", [
    ("// vscode-ish\n{\"a\": 1}\n", False), ("{\"half\": ", False), ("", False), ("\0\0", False), ("[1]", False),
    ("{\"tabpreview\": {\"lint\": ", True),
])
def test_a_config_json_that_is_someone_else_s_breaks_no_command(tabpreview, project, text, warns):
    (project / "sub" / "good.yaml").write_text("tabs:\n  - { title: Home, value: home }\n")
    (project / "config.json").write_text(text)

    for command in (["check", "sub/good.yaml"], ["config"], ["lint", "sub/good.yaml", "sub/good.yaml"],
                    ["share", "list", "sub/good.yaml"]):
        result = tabpreview(*command)
        assert result.returncode == 0, result.stderr
        assert result.stderr.count("config.json") == (1 if warns else 0), result.stderr
        assert "[syntax]" not in result.stderr


def test_tabpreview_json_comes_first_and_both_is_said(tabpreview, project):
    (project / "tabpreview.json").write_text(off("R5.1"))

    assert tabpreview("lint", "sub/browse.yaml", "--format", "json").returncode == 0
    (project / "config.json").write_text(json.dumps({"theme": "dark"}))
    assert tabpreview("lint", "sub/browse.yaml").stderr == ""
    (project / "config.json").write_text(off())
    both = tabpreview("lint", "sub/browse.yaml")
    assert both.returncode == 0
    assert both.stderr == "config.json: warning: Ignored, because tabpreview.json is beside it. Keep only one of them. [config]\n"


@pytest.mark.parametrize("text, part", [
    ("{", "tabpreview.json:1:2: error:"),
    ('{"lint": {"off": []}}', 'tabpreview.json:1:1: error: tabpreview.json has no top-level key "tabpreview"'),
])
def test_a_tabpreview_json_that_is_wrong_is_an_error(tabpreview, project, text, part):
    (project / "tabpreview.json").write_text(text)

    result = tabpreview("lint", "sub/browse.yaml")

    assert result.returncode == 64 and part in result.stderr and not result.stdout


def test_S57_a_tabpreview_json_of_the_folder_runs_no_program(tabpreview, project):
    (project / "tabpreview.json").write_text(json.dumps({"tabpreview": {"export": {"chromium": marker(project)}}}))

    refused = tabpreview("export", "sub/browse.yaml", "--output", "x.png")

    assert not (project / "was-run").exists()
    assert "is ignored in a tabpreview.json that you didn't name" in refused.stderr
