"""tabpreview mcp, asked by the official client of the Model Context Protocol."""

import base64
import contextlib
import io
import json
import os
import subprocess
from pathlib import Path

import pytest
from mcp import Client, MCPError, StdioServerParameters
from mcp_types import ImageContent
from PIL import Image

from program import BINARY, MESSAGES, clean_environment, run_apart

WRONG = "tabs:\n  - title: A\n    rol: search\n  - {title: B, systemImage: nothing.known, value: b}\n"


def ask(folder, steps, *arguments, environment=None, mode="auto"):
    """Connects a client in a folder, and gives what `steps` gives; `legacy` is the handshake of older versions."""

    async def run():
        server = StdioServerParameters(
            command=str(BINARY),
            args=["mcp", *map(str, arguments)],
            cwd=folder,
            env=clean_environment(**(environment or {})),
        )
        async with Client(server, read_timeout_seconds=240, mode=mode) as client:
            return await steps(client)

    return run_apart(run())


def call(folder, tool, arguments, *more, environment=None):
    """What a tool says, and whether it failed."""
    result = ask(folder, lambda client: client.call_tool(tool, arguments), *more, environment=environment)
    return "\n".join(part.text for part in result.content if hasattr(part, "text")), result.is_error


@pytest.mark.parametrize("mode, version", [("auto", "2026-07-28"), ("legacy", "2025-11-25")])
def test_says_what_it_is_and_what_it_has(messages, mode, version):
    async def steps(client):
        tools = (await client.list_tools()).tools
        assert client.protocol_version == version
        assert not (await client.call_tool("lint", {"file": "messages.yaml"})).is_error
        assert (await client.read_resource("tabpreview://rules/R2.33")).contents
        return client.server_info, client.instructions, tools

    info, instructions, tools = ask(messages.parent, steps, mode=mode)

    assert info.name == "tabpreview"
    assert "tabpreview://skill" in instructions
    names = {tool.name for tool in tools}
    assert names == {"lint", "resolve", "explain", "compare", "complete", "import_swift", "picture"}
    for tool in tools:
        assert tool.annotations.read_only_hint and tool.input_schema["additionalProperties"] is False
        assert len(tool.description) < 300


def test_lints_a_file_and_a_text_and_gives_the_fixed_one(messages):
    """S68"""
    (messages.parent / "wrong.yaml").write_text(WRONG, encoding="utf-8")

    by_file, failed = call(messages.parent, "lint", {"file": "wrong.yaml"})
    by_text, _ = call(messages.parent, "lint", {"text": WRONG, "fix": True})

    assert not failed
    assert by_file.startswith('wrong.yaml:3:5: error: tabs[0]: "rol" is not a key of a tab.')
    assert by_text.startswith("text:3:5: error: ")
    assert "role: search" in by_text
    assert (messages.parent / "wrong.yaml").read_text(encoding="utf-8") == WRONG, "nothing is written"


def test_lints_by_the_settings_of_the_file(messages):
    spec = "tabs:\n  - {title: B, systemImage: nothing.known, value: b}\n"
    (messages.parent / "tabs.yaml").write_text(spec, encoding="utf-8")
    assert "[R5.61]" in call(messages.parent, "lint", {"file": "tabs.yaml"})[0]

    (messages.parent / "config.json").write_text('{"tabpreview": {"lint": {"off": ["R5.61"]}}}', encoding="utf-8")

    assert "[R5.61]" not in call(messages.parent, "lint", {"file": "tabs.yaml"})[0]


def test_lays_out_a_spec_for_one_device_and_for_all(messages):
    one, failed = call(messages.parent, "resolve", {"file": "messages.yaml", "platform": "iPhone", "os": "26"})
    table, _ = call(messages.parent, "resolve", {"file": str(messages), "all": True})

    assert not failed
    assert one.startswith("iPhone, compact width, portrait, OS 26: bottomBar")
    assert "R2.43" in one
    assert "watch" in table and "vision" in table


TEXTS = {
    "os": "26", "sdk": "26", "locale": "de", "select": "sent", "if": "isPro=true", "platform": "iPad,mac",
}


@pytest.mark.parametrize("tool", ["resolve", "lint", "compare"])
def test_takes_everything_that_it_lists(messages, tool):
    subject = {"file": "messages.yaml"}
    if tool == "compare":
        subject = {"beforeFile": "messages.yaml", "afterFile": "messages.yaml"}

    async def steps(client):
        (described,) = [one for one in (await client.list_tools()).tools if one.name == tool]
        refused = []
        for name, schema in described.input_schema["properties"].items():
            values = schema.get("enum") or ([True, False] if schema["type"] == "boolean" else [TEXTS.get(name)])
            for value in values:
                if value is not None:
                    result = await client.call_tool(tool, {**subject, name: value})
                    if result.is_error:
                        refused.append((name, value, result.content[0].text))
        return refused

    refused = ask(messages.parent, steps)

    # The spec is no JSON, and has no condition to answer; everything else is taken.
    expected = {"resolve": ["format", "if"], "lint": [], "compare": []}
    assert [name for name, _, _ in refused] == expected[tool], refused
    assert all("isPro" in text or "Expected JSON" in text for _, _, text in refused)


def test_compares_two_specs(messages):
    new = MESSAGES.replace("  - { title: Account, value: account }\n", "")

    text, failed = call(messages.parent, "compare", {"beforeFile": "messages.yaml", "afterText": new})

    assert not failed
    assert "1 removed" in text and "Account" in text


def test_completes_a_spec(messages):
    text, failed = call(messages.parent, "complete", {"text": "tabs:\n  - sys", "line": 2, "column": 8})

    assert not failed
    assert text.startswith("systemImage — ")


def test_explains_rules(messages):
    rules, failed = call(messages.parent, "explain", {"rule": "R2.33, r5.19"})
    found, _ = call(messages.parent, "explain", {"search": "sidebar drag"})

    assert not failed
    assert "R2.33  documented" in rules and "R5.19  " in rules and "https://" in rules
    assert "sidebar" in found


def test_reads_rules_as_resources(messages):
    async def steps(client):
        listed = (await client.list_resources()).resources
        templates = (await client.list_resource_templates()).resource_templates
        texts = [(await client.read_resource(one.uri)).contents[0].text for one in listed]
        rule = (await client.read_resource("tabpreview://rules/R2.33")).contents[0].text
        with pytest.raises(MCPError, match="no resource tabpreview://rules/R9.99"):
            await client.read_resource("tabpreview://rules/R9.99")
        return listed, templates, texts, rule

    listed, templates, texts, rule = ask(messages.parent, steps)

    assert [str(one.uri) for one in listed][:2] == ["tabpreview://rules", "tabpreview://skill"]
    assert templates[0].uri_template == "tabpreview://rules/{id}"
    assert all(len(text) > 500 for text in texts)
    assert rule.startswith("R2.33  ")


def test_reads_swift_source(messages):
    (messages.parent / "App.swift").write_text(
        'import SwiftUI\nstruct Main: View {\n  var body: some View {\n    TabView {\n'
        '      Tab("Home", systemImage: "house") { Text("a") }\n'
        '      Tab("Find", systemImage: "nothing.known", role: .search) { Text("b") }\n    }\n  }\n}\n',
        encoding="utf-8",
    )

    imported, failed = call(messages.parent, "import_swift", {"file": "App.swift"})
    assert not failed, imported
    assert imported.startswith("Main.body (tabBar, App.swift:4:")
    assert '"systemImage": "house"' in imported

    laid_out, failed = call(messages.parent, "resolve", {"file": "App.swift", "platform": "iPhone"})
    assert not failed and "Home" in laid_out
    found, failed = call(messages.parent, "lint", {"file": "App.swift"})
    assert not failed and "App.swift:" in found


def test_speaks_of_arguments_not_of_options(messages):
    said, failed = call(messages.parent, "resolve", {"file": "messages.yaml", "sizeClass": "wide"})

    assert failed and '"sizeClass"' in said and "--" not in said


def test_names_one_of_several_tab_views(messages):
    views = "".join(
        f'struct {name}: View {{\n  var body: some View {{\n    TabView {{ Tab("{name}", systemImage: "house") {{ }} }}\n  }}\n}}\n'
        for name in ("One", "Two")
    )
    (messages.parent / "App.swift").write_text("import SwiftUI\n" + views, encoding="utf-8")

    unnamed, failed = call(messages.parent, "resolve", {"file": "App.swift"})
    assert failed and "There are 2 tab views. Choose one with tabView." in unnamed
    named, failed = call(messages.parent, "resolve", {"file": "App.swift", "tabView": "Two.body"})
    assert not failed and "Two" in named and "One" not in named
    only, failed = call(messages.parent, "import_swift", {"file": "App.swift", "tabView": "One.body"})
    assert not failed and "Two" not in only


def test_reads_below_a_root_that_is_a_link(messages):
    link = messages.parent / "link"
    (messages.parent / "app").mkdir()
    messages.rename(messages.parent / "app/messages.yaml")
    link.symlink_to(messages.parent / "app")

    for name in (link / "messages.yaml", messages.parent / "app/messages.yaml", "messages.yaml", "./messages.yaml"):
        text, failed = call(messages.parent, "lint", {"file": str(name)}, "--root", link)
        assert not failed, text


@pytest.mark.needs("sandbox")
def test_draws_a_picture(messages):
    async def steps(client):
        arguments = {"file": "messages.yaml", "platform": "iPhone", "colorScheme": "dark"}
        return await client.call_tool("picture", arguments)

    result = ask(messages.parent, steps)

    assert not result.is_error, result.content
    (part,) = result.content
    assert isinstance(part, ImageContent) and part.mime_type == "image/png"
    picture = Image.open(io.BytesIO(base64.b64decode(part.data)))
    assert picture.width > 300 and picture.height > 600


def test_a_directory_is_what_it_is_for_the_commands(messages):
    """Its one spec with a usual name, whatever Swift files are there, and never one of several."""
    folder = messages.parent / "App"
    folder.mkdir()
    (folder / "App.swift").write_text("import SwiftUI\n", encoding="utf-8")
    messages.rename(folder / "tabs.yaml")

    laid_out, failed = call(messages.parent, "resolve", {"file": "App", "platform": "iPhone"})
    assert not failed and "Requests" in laid_out
    (folder / "tabs.json").write_text('{"tabs": []}', encoding="utf-8")
    several, failed = call(messages.parent, "resolve", {"file": "App"})
    assert failed and "has more than one spec. Name one of its files:" in several and "App/tabs.yaml" in several


def test_swift_source_of_a_directory_has_its_settings_and_places(messages):
    """As lint has them: the settings in the directory, and places as the agent wrote the path."""
    folder = messages.parent / "App"
    folder.mkdir()
    (folder / "App.swift").write_text(
        'import SwiftUI\nstruct Main: View {\n  let name: String\n  var body: some View {\n    TabView {\n'
        '      Tab("Home", systemImage: "house", value: 1) { Text("") }\n'
        '      Tab(name, systemImage: "tray", value: 1) { Text("") }\n    }\n  }\n}\n',
        encoding="utf-8",
    )
    found, failed = call(messages.parent, "lint", {"file": "App", "fix": True})
    assert not failed and "App/App.swift:7:7: error:" in found and "[R5.1]" in found
    assert 'App/App.swift:7:11: info: the title "name" is known only at runtime.' in found
    (folder / "tabpreview.json").write_text('{"tabpreview": {"lint": {"off": ["R5.1"]}}}', encoding="utf-8")
    found, failed = call(messages.parent, "lint", {"file": "./App/"})
    assert not failed and "[R5.1]" not in found


def test_says_what_was_looked_at_where_no_tab_view_is(messages):
    (messages.parent / "Model.swift").write_text("struct Model {}\n", encoding="utf-8")
    for tool, argument in [("import_swift", "file"), ("lint", "file")]:
        text, failed = call(messages.parent, tool, {argument: "Model.swift"})
        assert failed and 'No tab view was found in "Model.swift". 1 Swift file was searched.' in text


def test_says_why_it_draws_no_picture(messages):
    environment = {"TABPREVIEW_EXPORT_CHROMIUM": "/nowhere/chromium"}

    text, failed = call(messages.parent, "picture", {"file": "messages.yaml"}, environment=environment)

    assert failed
    assert '"/nowhere/chromium" (export.chromium) can\'t be run: no such program' in text


def test_takes_no_program_from_a_file_that_an_agent_could_write(messages):
    """S68"""
    async def steps(client):
        script = messages.parent / "evil"
        script.write_text(f"#!/bin/sh\ntouch {messages.parent}/ran\n", encoding="utf-8")
        script.chmod(0o755)
        config = {"tabpreview": {"export": {"chromium": str(script)}}}
        (messages.parent / "config.json").write_text(json.dumps(config), encoding="utf-8")
        return await client.call_tool("picture", {"file": "messages.yaml", "platform": "watch"})

    result = ask(messages.parent, steps)

    assert not (messages.parent / "ran").exists()
    assert not result.is_error


@pytest.mark.parametrize(
    "arguments, reason",
    [
        ({}, 'Pass either "file" or "text".'),
        ({"file": "a.yaml", "text": "tabs: []"}, 'Pass either "file" or "text".'),
        ({"file": "nothing.yaml"}, "There is no file nothing.yaml below "),
        ({"file": "../outside.yaml"}, "../outside.yaml is outside "),
        ({"file": "/etc/passwd"}, "/etc/passwd is outside "),
        ({"file": "a\0b"}, "is outside "),
        ({"file": "link.yaml"}, "link.yaml is outside "),
        ({"file": "linked/outside.yaml"}, "linked/outside.yaml is outside "),
        ({"file": "pipe"}, "it is not a regular file"),
        ({"file": "large.yaml"}, "is larger than 1048576 bytes"),
        ({"file": "messages.yaml", "platform": "phone"}, 'platform'),
        ({"file": "messages.yaml", "os": "12"}, '"12" is not an OS version here'),
        ({"file": "messages.yaml", "fil": "x"}, '"fil" is unknown. Did you mean "file"?'),
        ({"file": 7}, '"file": expected a string.'),
        ({"text": "tabs: []", "format": "toml"}, "Expected one of json, yaml."),
    ],
)
def test_refuses_in_words(messages, arguments, reason):
    """S68"""
    folder = messages.parent / "root"
    folder.mkdir()
    messages.rename(folder / "messages.yaml")
    outside = messages.parent / "outside.yaml"
    outside.write_text("tabs: [secret]", encoding="utf-8")
    (folder / "link.yaml").symlink_to(outside)
    (folder / "linked").symlink_to(messages.parent)
    subprocess.run(["mkfifo", folder / "pipe"], check=True)
    (folder / "large.yaml").write_bytes(b"#" * (1 << 21))

    text, failed = call(messages.parent, "lint", arguments, "--root", folder)

    assert failed
    assert reason in text
    assert "secret" not in text


def test_gives_the_errors_of_a_spec_that_can_not_be_laid_out(messages):
    text, failed = call(messages.parent, "resolve", {"text": WRONG})

    assert failed
    assert text.startswith('text:3:5: error: tabs[0]: "rol"')


def test_survives_what_is_no_message(tabpreview):
    lines = [
        "nonsense", "[]", "{}", "[" * 65, "x" * (5 << 20), '{"jsonrpc":"2.0","id":1,"method":"nothing"}',
        '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"nothing"}}',
        '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":99}}',
    ]
    process = subprocess.Popen(
        [BINARY, "mcp"], cwd=tabpreview.folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=clean_environment()
    )
    tabpreview.running.append(process)
    with contextlib.suppress(BrokenPipeError):
        process.stdin.write("".join(line + "\n" for line in lines).encode())
        process.stdin.flush()
    codes = [json.loads(process.stdout.readline())["error"]["code"] for _ in range(7)]
    process.stdin.close()

    assert sorted(codes) == sorted([-32700, -32600, -32600, -32700, -32600, -32601, -32602])
    assert process.wait(timeout=60) == 0


@pytest.mark.parametrize("command", ["mcp", "lsp"])
def test_opens_no_port_and_writes_nothing(messages, command):
    """S68"""
    (messages.parent / "wrong.yaml").write_text(WRONG, encoding="utf-8")
    before = {path: path.read_bytes() for path in messages.parent.rglob("*")}
    asked = [
        {"name": "lint", "arguments": {"file": "wrong.yaml", "fix": True}},
        {"name": "resolve", "arguments": {"file": "messages.yaml"}},
        {"name": "complete", "arguments": {"file": "wrong.yaml", "line": 3, "column": 6}},
        {"name": "compare", "arguments": {"beforeFile": "messages.yaml", "afterFile": "messages.yaml"}},
    ]
    requests = [{"id": number, "method": "tools/call", "params": one} for number, one in enumerate(asked)]
    if command == "lsp":
        requests = [{"id": 1, "method": "initialize", "params": {"capabilities": {}}}]
    process = subprocess.Popen(
        [BINARY, command], cwd=messages.parent, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=clean_environment()
    )
    for request in requests:
        text = json.dumps({"jsonrpc": "2.0", **request})
        head = f"Content-Length: {len(text)}\r\n\r\n" if command == "lsp" else ""
        process.stdin.write((head + text + ("" if head else "\n")).encode())
    process.stdin.flush()
    for _ in requests:
        assert process.stdout.readline()
    # What is no Linux lists no descriptors; there the first part of the test is all.
    opened = Path(f"/proc/{process.pid}/fd")
    links = [os.readlink(one) for one in opened.iterdir()] if opened.exists() else []
    process.stdin.close()
    process.wait(timeout=60)
    process.stdout.close()

    assert [one for one in links if one.startswith("socket:")] == []
    assert {path: path.read_bytes() for path in messages.parent.rglob("*")} == before


def test_says_that_there_is_no_such_root(tabpreview):
    result = tabpreview("mcp", "--root", "nowhere")

    assert result.returncode == 66
    assert result.stderr == "tabpreview: error: --root nowhere: no such directory.\n"
