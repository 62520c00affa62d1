import PreviewCore
import PreviewFakes
import TabModel
import TabSpecCoding
import Testing

/// An app's source in a session.
struct ImportedSpecTests {
    private let files = ["App/AppView.swift", "App/Tabs.swift"]

    private func session() async throws -> PreviewSession {
        try await makeSession(file: "AppView.swift", tabView: "AppView.body", reading: nil)
    }

    private func imported(_ titles: [String], line: Int = 4) -> ImportedSpec {
        let tabs = titles.map { #"{"title": "\#($0)"}"# }.joined(separator: ", ")
        let text = Array("{\"tabs\": [\(tabs)]}".utf8)
        var decoded = SpecReader.read(text, format: .json, file: "App/AppView.swift")
        let tabView = SourceOrigin(file: "App/AppView.swift", location: SourceLocation(line: line, column: 9))
        decoded.spec?.sourceMap = SourceMap(tabView: tabView, origins: [:])
        return ImportedSpec(text: text, decoded: decoded, files: files)
    }

    private var broken: ImportedSpec {
        let location = SourceLocation(line: 6, column: 13)
        let diagnostic = Diagnostic(id: "syntax", text: "expected )", file: "App/AppView.swift", location: location)
        var broken = imported(["Ho"])
        broken.decoded = DecodedSpec(spec: nil, diagnostics: [diagnostic])
        broken.lines = [SourceOrigin(file: "App/AppView.swift", location: location): "            Tab(\"Ho"]
        return broken
    }

    @Test func `shows it, and makes no revision of the same again`() async throws {
        let session = try await session()
        await session.receive(.imported(imported(["Home"])))
        let first = session.snapshot
        await session.receive(.imported(imported(["Home"])))

        #expect(first.isImported && first.sourceFiles == files && first.spec?.tabs.count == 1)
        #expect(session.snapshot.revision == first.revision)
    }

    @Test func `keeps the last good layout while a file doesn't parse, with the lines that don't`() async throws {
        let session = try await session()
        await session.receive(.imported(imported(["Home"])))
        let good = session.snapshot
        await session.receive(.imported(broken))

        let snapshot = session.snapshot
        #expect(snapshot.isStale && snapshot.spec == good.spec && snapshot.text == good.text)
        #expect(snapshot.sourceLines.values.map(\.self) == ["            Tab(\"Ho"])
        var typed = broken
        typed.lines = typed.lines.mapValues { $0 + "me" }
        await session.receive(.imported(typed))
        #expect(session.snapshot.sourceLines.values.map(\.self) == ["            Tab(\"Home"])

        await session.receive(.imported(imported(["Home"])))
        #expect(session.snapshot.isOK && session.snapshot.sourceLines.isEmpty)
    }

    @Test func `says what is wrong where it never was good`() async throws {
        let session = try await session()
        await session.receive(.imported(broken))

        #expect(session.snapshot.text != nil && session.snapshot.spec == nil && !session.snapshot.isOK)
        #expect(session.snapshot.sourceFiles == files)
    }

    @Test func `publishes places that have moved without a change in the history`() async throws {
        let session = try await session()
        await session.receive(.imported(imported(["Home"])))
        let (before, changes) = (session.snapshot.revision, await session.specHistory().changes.count)
        await session.receive(.imported(imported(["Home"], line: 5)))

        #expect(session.snapshot.spec?.sourceMap?.tabView.location.line == 5)
        #expect(session.snapshot.revision.number == before.number + 1)
        #expect(await session.specHistory().changes.count == changes)
        await session.sourceChanged()
        #expect(session.snapshot.revision.number == before.number + 2)
    }
}
