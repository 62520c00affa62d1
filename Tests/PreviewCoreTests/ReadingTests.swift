import PreviewCore
import PreviewFakes
import Synchronization
import TabModel
import TabResolver
import TabSpecCoding
import Testing

/// A session and the text at its spec's path.
struct ReadingTests {
    @Test func `shows a good text as the spec, under a new revision`() async throws {
        let session = try await makeSession(reading: nil)
        #expect(session.snapshot.spec == nil)
        let before = session.snapshot.revision

        await session.receive(.text(Specs.customizable))

        let snapshot = session.snapshot
        #expect(snapshot.spec?.tabs.map(\.id) == ["home", "library", "notes"])
        #expect(snapshot.revision.number == before.number + 1)
        #expect(snapshot.specRevision == snapshot.revision.number)
        #expect(snapshot.isOK)
        #expect(!snapshot.isStale)
    }

    @Test func `keeps the last good spec when the text becomes broken, and says what is wrong`() async throws {
        let session = try await makeSession()
        let good = session.snapshot

        await session.receive(.text(Specs.broken))

        let snapshot = session.snapshot
        #expect(snapshot.spec == good.spec)
        #expect(snapshot.specText == Specs.customizable)
        #expect(snapshot.text == Specs.broken)
        #expect(snapshot.specRevision == good.revision.number)
        #expect(snapshot.isStale)
        #expect(snapshot.diagnostics.first?.file == "tabs.json")
        #expect(snapshot.diagnostics.first?.location != nil)
        #expect(snapshot.revision.number > good.revision.number)
    }

    @Test func `is good again when the same good text comes back`() async throws {
        let session = try await makeSession()
        await session.receive(.text(Specs.broken))

        await session.receive(.text(Specs.customizable))

        #expect(session.snapshot.isOK)
        #expect(session.snapshot.specRevision == session.snapshot.revision.number)
    }

    @Test(arguments: [
        SpecReading.text(Specs.customizable), .missing, .unreadable("tabs.json is a folder. Name a file."),
    ])
    func `publishes nothing for the same reading again`(_ reading: SpecReading) async throws {
        let session = try await makeSession(reading: nil)
        await session.receive(reading)
        let before = session.snapshot.revision

        await session.receive(reading)

        #expect(session.snapshot.revision == before)
    }

    @Test func `says that the file is missing and keeps the last good spec`() async throws {
        let session = try await makeSession()

        await session.receive(.missing)

        #expect(session.snapshot.spec != nil)
        #expect(session.snapshot.text == nil)
        #expect(session.snapshot.diagnostics.map(\.id) == ["missing"])
        #expect(session.snapshot.diagnostics.first?.text.contains("\"tabs.json\"") == true)
    }

    @Test func `passes on why something is unreadable in its own words`() async throws {
        let session = try await makeSession(reading: nil)

        await session.receive(.unreadable("tabs.json is a folder. Name a file."))

        #expect(session.snapshot.diagnostics.map(\.text) == ["tabs.json is a folder. Name a file."])
    }

    @Test func `gives warnings of the store and of the start to pages`() async throws {
        let store = FakeStore(warning: "Kept in memory only.")
        let session = try await PreviewSession(
            of: PreviewedSpec(file: "tabs.yaml"),
            store: store,
            warnings: ["Polling."]
        )
        #expect(session.snapshot.warnings == ["Kept in memory only.", "Polling."])
        #expect(session.snapshot.format == .yaml)

        await session.warn([])

        #expect(session.snapshot.warnings == ["Kept in memory only."])
    }

    @Test func `a spec has what its strings catalog says, and says it anew when the file has changed`() async throws {
        let text = Mutex("Start")
        let session = try await makeSession(
            files: ChangingFiles {
                var catalog = StringsCatalog()
                catalog.strings = [$0: [Translation("de", text.withLock(\.self))]]
                return catalog
            },
            reading: Array(#"{"stringsCatalog": "L.xcstrings", "tabs": [{"title": "L.xcstrings"}]}"#.utf8)
        )
        let shown = { session.snapshot.spec?.shown(in: .de).tabs[0].label.title }
        let first = session.snapshot.revision

        #expect(shown() == "Start")
        text.withLock { $0 = "Anfang" }
        #expect(shown() == "Start")
        await session.filesChanged()
        #expect(shown() == "Anfang" && session.snapshot.revision.number > first.number)
        let draft = try await session.draft(try #require(session.snapshot.text), in: .json, profile: "default")
        #expect(draft.snapshot.spec?.strings == session.snapshot.spec?.strings)
    }

    @Test func `a layout reports what is wrong with the spec's images (R5.83)`() async throws {
        let session = try await makeSession(
            files: ChangingFiles { _ in StringsCatalog() },
            reading: Array(#"{"tabs": [{"title": "Home", "image": "home.png"}]}"#.utf8)
        )

        let layout = session.layout(
            of: try await session.view(profile: "default"),
            in: ResolutionEnvironment(platform: .iPhone)
        )

        #expect(layout?.findings.map(\.id) == ["R5.83"])
    }
}

/// Files of which each reading may say something else: a catalog, and no image.
private struct ChangingFiles: SpecFiles {
    let read: @Sendable (String) -> StringsCatalog

    func catalog(at path: String) -> StringsCatalog { read(path) }
    func images(of spec: TabSpec) -> ReferencedImages {
        ReferencedImages(problems: Dictionary(uniqueKeysWithValues: spec.imagePaths.map { ($0, .missing) }))
    }
}
