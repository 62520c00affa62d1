"""tabpreview lsp, in a real client and in Neovim."""

import asyncio
import json
import shutil
import subprocess

import pytest
from lsprotocol import types
from pygls.lsp.client import LanguageClient

from program import BINARY, ROOT, clean_environment, run_apart

SPEC = """# 😀
title: A
selection: one
tabs:
  - title: Home 😀
    systemImage: house
    value: one
  - title: More
    tabs:
      - {title: Two, rol: search, value: two}
"""


class Editor(LanguageClient):
    """A client that keeps the newest diagnostics of each text."""

    def __init__(self):
        super().__init__("tests", "1")
        self.found = asyncio.Queue()

        @self.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def published(parameters):
            self.found.put_nowait(parameters)

    async def diagnostics(self, version):
        """The diagnostics of a version."""
        while True:
            parameters = await asyncio.wait_for(self.found.get(), 120)
            if parameters.version == version:
                return parameters.diagnostics


def edit(folder, steps, capabilities=None, name="tabs.yaml", text=SPEC, language="yaml"):
    """Opens a text in a client, and gives what `steps` gives."""

    async def run():
        editor = Editor()
        await editor.start_io(str(BINARY), "lsp", cwd=folder, env=clean_environment())
        answer = await editor.initialize_async(
            types.InitializeParams(capabilities=capabilities or types.ClientCapabilities(), root_uri=folder.as_uri())
        )
        editor.initialized(types.InitializedParams())
        uri = (folder / name).as_uri()
        editor.text_document_did_open(
            types.DidOpenTextDocumentParams(types.TextDocumentItem(uri, language, 1, text))
        )
        result = await steps(editor, uri, answer)
        await editor.shutdown_async(None)
        editor.exit(None)
        await asyncio.wait_for(editor._server.wait(), 120)
        assert editor._server.returncode == 0
        await editor.stop()
        return result

    return run_apart(run())


def at(uri, line, character):
    return {"text_document": types.TextDocumentIdentifier(uri), "position": types.Position(line, character)}


def whole(uri):
    return types.TextDocumentIdentifier(uri)


def applied(text, edits):
    """A text after edits in UTF-16."""
    lines = text.split("\n")
    for one in sorted(edits, key=lambda one: (one.range.start.line, one.range.start.character), reverse=True):
        start, end = (
            len("\n".join(lines[: place.line]).encode("utf-16-le")) // 2 + (place.line > 0) + place.character
            for place in (one.range.start, one.range.end)
        )
        units = text.encode("utf-16-le")
        text = (units[: 2 * start] + one.new_text.encode("utf-16-le") + units[2 * end :]).decode("utf-16-le")
        lines = text.split("\n")
    return text


def test_finds_what_check_finds_and_fixes_it(tmp_path):
    async def steps(editor, uri, _):
        found = await editor.diagnostics(1)
        (error,) = [one for one in found if one.severity == types.DiagnosticSeverity.Error]
        actions = await editor.text_document_code_action_async(
            types.CodeActionParams(whole(uri), error.range, types.CodeActionContext([error]))
        )
        fixed = applied(SPEC, actions[0].edit.changes[uri])
        editor.text_document_did_change(
            types.DidChangeTextDocumentParams(
                types.VersionedTextDocumentIdentifier(2, uri),
                [
                    types.TextDocumentContentChangePartial(one.range, one.new_text)
                    for one in reversed(actions[0].edit.changes[uri])
                ],
            )
        )
        return error, fixed, await editor.diagnostics(2)

    error, fixed, left = edit(tmp_path, steps)

    (tmp_path / "tabs.yaml").write_text(SPEC, encoding="utf-8")
    printed = subprocess.run([BINARY, "check", "tabs.yaml"], cwd=tmp_path, capture_output=True, text=True).stdout
    line = f"tabs.yaml:{error.range.start.line + 1}:{error.range.start.character + 1}: error: {error.message} [{error.code}]"
    assert line in printed
    assert "role: search" in fixed
    assert [one for one in left if one.severity == types.DiagnosticSeverity.Error] == []


def test_follows_every_change_and_lays_out_what_the_editor_shows(tmp_path):
    """After many changes at random places, characters of two units among them, both sides have one text."""
    import random

    pieces = ["", "a", "😀", "\n", "\r\n", "é", "  - title: x\n", "{", "\t"]

    async def steps(editor, uri, _):
        random.seed(7)
        text = "tabs: []\n"
        for version in range(2, 60):
            units = text.encode("utf-16-le")
            start, end = sorted(random.randrange(len(text) + 1) for _ in range(2))
            places = []
            for offset in (start, end):
                before = text[:offset].replace("\r\n", "\n")
                line = before.count("\n")
                places.append(types.Position(line, len(before.rsplit("\n", 1)[-1].encode("utf-16-le")) // 2))
            if "\r\n" in (text[max(0, start - 1) : start + 1], text[max(0, end - 1) : end + 1]):
                continue  # no editor puts a cursor there
            new = random.choice(pieces)
            assert len(units) % 2 == 0
            text = text[:start] + new + text[end:]
            editor.text_document_did_change(
                types.DidChangeTextDocumentParams(
                    types.VersionedTextDocumentIdentifier(version, uri),
                    [types.TextDocumentContentChangePartial(types.Range(*places), new)],
                )
            )
        end = types.Range(types.Position(0, 0), types.Position(9999, 0))
        # What is inserted at the end makes the text a spec again; its only error is at a place that tells the rest.
        editor.text_document_did_change(
            types.DidChangeTextDocumentParams(
                types.VersionedTextDocumentIdentifier(98, uri),
                [types.TextDocumentContentChangePartial(types.Range(end.end, end.end), "\n\ntabs:\n  - rol: x\n")],
            )
        )
        text += "\n\ntabs:\n  - rol: x\n"
        return text, await editor.diagnostics(98)

    text, found = edit(tmp_path, steps, text="tabs: []\n")

    (tmp_path / "tabs.yaml").write_text(text, encoding="utf-8", newline="")
    printed = subprocess.run([BINARY, "check", "tabs.yaml", "--format", "json"], cwd=tmp_path, capture_output=True, text=True)
    expected = [(one["text"], one["line"] - 1) for one in json.loads(printed.stdout)["diagnostics"]]
    assert [(one.message, one.range.start.line) for one in found][: len(expected)] == expected


@pytest.mark.parametrize("encoding", [types.PositionEncodingKind.Utf8, types.PositionEncodingKind.Utf16])
def test_helps_with_words_in_either_encoding(tmp_path, encoding):
    width = len("Home 😀".encode()) if encoding == types.PositionEncodingKind.Utf8 else 7

    async def steps(editor, uri, answer):
        assert answer.capabilities.position_encoding == encoding
        items = await editor.text_document_completion_async(types.CompletionParams(**at(uri, 5, 8)))
        hover = await editor.text_document_hover_async(types.HoverParams(**at(uri, 5, 6)))
        places = await editor.text_document_definition_async(types.DefinitionParams(**at(uri, 2, 12)))
        tree = await editor.text_document_document_symbol_async(types.DocumentSymbolParams(whole(uri)))
        return items, hover, places, tree

    capabilities = types.ClientCapabilities(
        general=types.GeneralClientCapabilities(position_encodings=[encoding]),
        text_document=types.TextDocumentClientCapabilities(
            hover=types.HoverClientCapabilities(content_format=[types.MarkupKind.Markdown]),
            document_symbol=types.DocumentSymbolClientCapabilities(hierarchical_document_symbol_support=True),
        ),
    )
    items, hover, places, tree = edit(tmp_path, steps, capabilities)

    assert items.items[0].label == "systemImage"
    assert hover.contents.value.startswith("`systemImage`")
    assert [place.range.start for place in places] == [types.Position(6, 11)]
    assert [item.name for item in tree] == ["Home 😀", "More"]
    assert [item.name for item in tree[1].children] == ["Two"]
    assert tree[0].selection_range == types.Range(types.Position(4, 11), types.Position(4, 11 + width))


def test_lays_out_json_as_the_page_does(tmp_path):
    text = '{"tabs":[{"title":"😀","value":"a"},{"title":"B","value":"b"}]}'

    async def steps(editor, uri, _):
        options = types.FormattingOptions(tab_size=2, insert_spaces=True)
        return await editor.text_document_formatting_async(types.DocumentFormattingParams(whole(uri), options))

    edits = edit(tmp_path, steps, name="tabs.json", text=text, language="json")

    laid_out = applied(text, edits)
    assert json.loads(laid_out) == json.loads(text)
    assert laid_out == '{\n  "tabs": [{ "title": "😀", "value": "a" }, { "title": "B", "value": "b" }]\n}\n'


def test_follows_the_settings_beside_the_spec(tmp_path):
    spec = "tabs:\n  - {title: B, systemImage: nothing.known, value: b}\n"

    async def steps(editor, uri, _):
        before = await editor.diagnostics(1)
        (tmp_path / "config.json").write_text('{"tabpreview": {"lint": {"off": ["R5.61"]}}}', encoding="utf-8")
        editor.text_document_did_save(types.DidSaveTextDocumentParams(whole(uri)))
        return before, await editor.diagnostics(1)

    before, after = edit(tmp_path, steps, text=spec)

    assert "R5.61" in [one.code for one in before]
    assert "R5.61" not in [one.code for one in after]
    assert len(after) == len(before) - 1


def test_severities_and_excluded_files_are_those_of_the_project(tmp_path):
    spec = "tabs:\n  - {title: B, systemImage: nothing.known, value: b}\n"

    async def steps(editor, uri, _):
        await editor.diagnostics(1)
        found = []
        for lint in ({"severity": {"R5.61": "error"}}, {"exclude": ["*.yaml"]}):
            (tmp_path / "tabpreview.json").write_text(json.dumps({"tabpreview": {"lint": lint}}), encoding="utf-8")
            editor.text_document_did_save(types.DidSaveTextDocumentParams(whole(uri)))
            found.append(await editor.diagnostics(1))
        return found

    severe, excluded = edit(tmp_path, steps, text=spec)

    assert [one.severity for one in severe if one.code == "R5.61"] == [types.DiagnosticSeverity.Error]
    assert not excluded


@pytest.mark.parametrize("name, text", [("other.yaml", "name: x\n"), ("package.json", '{"tabs": []}')])
def test_leaves_alone_what_is_no_spec(tmp_path, name, text):
    async def steps(editor, uri, _):
        hover = await editor.text_document_hover_async(types.HoverParams(**at(uri, 0, 2)))
        return list(await editor.diagnostics(1)), hover

    assert edit(tmp_path, steps, name=name, text=text) == ([], None)


def test_answers_a_client_that_asks_for_diagnostics(tmp_path):
    capabilities = types.ClientCapabilities(
        text_document=types.TextDocumentClientCapabilities(diagnostic=types.DiagnosticClientCapabilities())
    )

    async def steps(editor, uri, _):
        report = await editor.text_document_diagnostic_async(types.DocumentDiagnosticParams(whole(uri)))
        assert editor.found.empty()
        return report

    report = edit(tmp_path, steps, capabilities)
    assert "unknownKey" in [one.code for one in report.items]


def framed(*messages):
    """Messages with their headers; what is no object is sent as it is."""
    parts = []
    for message in messages:
        if isinstance(message, dict):
            message = json.dumps({"jsonrpc": "2.0", **message})
        parts.append(f"Content-Length: {len(message.encode())}\r\n\r\n{message}".encode())
    return b"".join(parts)


HELLO = {"id": 1, "method": "initialize", "params": {"capabilities": {}}}
GOODBYE = ({"id": 99, "method": "shutdown"}, {"method": "exit"})


def spoken(tmp_path, data):
    """What the program says to some bytes: exit code, messages, standard error."""
    result = subprocess.run(
        [BINARY, "lsp"], cwd=tmp_path, input=data, capture_output=True, env=clean_environment(), timeout=240
    )
    messages = []
    rest = result.stdout
    while rest:
        head, rest = rest.split(b"\r\n\r\n", 1)
        length = int(head.split(b":")[1])
        messages.append(json.loads(rest[:length]))
        rest = rest[length:]
    return result.returncode, messages, result.stderr.decode()


@pytest.mark.parametrize(
    "data, status",
    [
        (b"", 1),
        (framed(HELLO), 1),
        (framed(HELLO, {"method": "exit"}), 1),
        (framed(HELLO, *GOODBYE), 0),
        (framed(HELLO, GOODBYE[0]), 0),
    ],
)
def test_ends_as_the_protocol_says(tmp_path, data, status):
    assert spoken(tmp_path, data)[0] == status


@pytest.mark.parametrize(
    "data, reason",
    [
        (b'{"jsonrpc":"2.0"}\r\n\r\n', "The header has no Content-Length."),
        (b"hello\r\n\r\n", 'Expected a header such as "Content-Length: 120", found "hello".'),
        (b"Content-Length: x\r\n\r\n", 'Content-Length: expected a number of bytes, found "x".'),
        (b"a" * 10_000, "A header is longer than 4096 bytes."),
    ],
)
def test_says_what_is_wrong_with_a_header(tmp_path, data, reason):
    status, _, said = spoken(tmp_path, framed(HELLO) + data)

    assert status == 1
    assert said == (
        f"tabpreview: error: {reason} Your editor runs this command: "
        'see "Specs in your editor" in the documentation.\n'
    )


def test_survives_what_is_no_message(tmp_path):
    uri = (tmp_path / "tabs.yaml").as_uri()
    opened = {"textDocument": {"uri": uri, "languageId": "yaml", "version": 1, "text": "tabs:\n\t- title: A\n"}}
    place = {"textDocument": {"uri": uri}, "position": {"line": 4_000_000_000, "character": 4_000_000_000}}
    halves = '{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"%s","version":2},' % uri
    halves += '"contentChanges":[{"range":{"start":{"line":9,"character":9},"end":{"line":0,"character":0}},'
    halves += '"text":"tabs:\\n - title: \\ud83d"}]}}'
    status, messages, said = spoken(
        tmp_path,
        framed(
            HELLO, "nonsense", "[1]", "\u0000", "[" * 65 + "]" * 65, {"id": 2, "method": "nothing"}, {"method": "nothing"},
            {"id": 3}, {"id": {}, "method": "x"}, {"method": "textDocument/didOpen", "params": opened},
            {"id": 4, "method": "textDocument/hover", "params": place},
            {"id": 5, "method": "textDocument/hover", "params": {}},
            halves, {"method": "textDocument/didChange", "params": {"textDocument": 7}},
            {"method": "$/cancelRequest", "params": {"id": 77}}, {"method": "$/setTrace", "params": {"value": "off"}},
        )
        + b"Content-Length: %d\r\n\r\n" % (40 << 20) + b" " * (40 << 20) + framed(*GOODBYE),
    )

    assert (status, said) == (0, "")
    codes = {}
    for message in messages:
        if "error" in message:
            codes.setdefault(message["id"], []).append(message["error"]["code"])
    assert sorted(codes.pop(None)) == sorted([-32700, -32600, -32700, -32700, -32600, -32600])
    codes.pop(4, None)  # answered, or cancelled by the end
    assert codes == {2: [-32601], 3: [-32600], 5: [-32602]}


def test_helps_in_neovim(tmp_path):
    """The same as in the page: errors, completions, a fix, the layout; by Neovim's own client."""
    neovim = shutil.which("nvim")
    assert neovim, "No Neovim found. Install it (apt-get install neovim)."
    (tmp_path / "tabs.yaml").write_text(SPEC, encoding="utf-8")
    result = subprocess.run(
        [neovim, "--headless", "--clean", "-n", "tabs.yaml", "-c", f"luafile {ROOT}/Tests/CommandLine/neovim.lua"],
        cwd=tmp_path, capture_output=True, text=True, timeout=280,
        env=clean_environment(TABPREVIEW_BINARY=str(BINARY), HOME=str(tmp_path), XDG_STATE_HOME=str(tmp_path)),
    )

    report = json.loads((tmp_path / "report.json").read_text(encoding="utf-8")) if result.returncode == 0 else result
    assert isinstance(report, dict), report
    assert [one["code"] for one in report["diagnostics"] if one["severity"] == 1] == ["unknownKey"]
    assert "systemImage" in report["completions"]
    assert report["symbols"] == ["Home 😀", "More"]
    assert "role: search" in report["fixed"]
    assert report["left"] == 0
