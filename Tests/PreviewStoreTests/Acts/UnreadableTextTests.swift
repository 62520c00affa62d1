import PreviewCore
import StorePromises
import PreviewStore
import TabModel
import TabSpecCoding
import TestTools
import Testing

/// R3.36: stored text that can't be read starts empty, and is kept until the next change.
@Suite struct UnreadableTextTests {
    static let texts = [
        "", "garbage", "{", "null", "[]", #"{"schema":"something else","version":1}"#,
        #"{"schema":"tabpreview.customization","version":2,"tabs":{},"new":true}"#,
        #"{"schema":"tabpreview.customization","version":1,"tabs":{"a":{"sidebar":"perhaps"}}}"#,
    ]

    @Test(.proves("R3.36"), arguments: texts)
    func `R3.36 starts empty, says so, and keeps the old text until the next change`(text: String) async throws {
        let folder = try TemporaryFolder()
        try await store("a", in: folder)
        try edit(folder.database, "UPDATE customization SET text = '\(text)'")

        let opened = try OpenedStore(folder.location)
        #expect(opened.warnings.isEmpty)
        let stored = try #require(try await opened.store.customization(for: .sample()))
        #expect(stored.customization.isEmpty)
        #expect(try #require(stored.problem).contains("profile \"default\" can't be read"))
        await opened.close()
        #expect(try value(folder.database, "SELECT text FROM customization") == text)

        try await store("b", in: folder)
        #expect(try value(folder.database, "SELECT text FROM customization") == CustomizationCoding.text(.sample("b")))
        #expect(try value(folder.database, "SELECT before FROM act ORDER BY id DESC LIMIT 1") == text)
    }

    @Test(.proves("R3.36"))
    func `R3.36 names the newer version`() async throws {
        let folder = try TemporaryFolder()
        try await store("a", in: folder)
        try edit(
            folder.database,
            #"UPDATE customization SET text = '{"schema":"tabpreview.customization","version":9}'"#
        )

        let stored = try await OpenedStore(folder.location).store.customization(for: .sample())

        #expect(try #require(stored?.problem).contains("9"))
    }

    @Test func `takes a good text written by hand as it is`() async throws {
        let folder = try TemporaryFolder()
        try await store("a", in: folder)
        try edit(folder.database, "UPDATE customization SET text = '\(CustomizationCoding.text(.sample("z")))'")

        let opened = try OpenedStore(folder.location)

        #expect(opened.warnings.isEmpty)
        #expect(try await opened.store.sampleID() == "z")
    }

    private func store(_ id: String, in folder: TemporaryFolder) async throws {
        let opened = try OpenedStore(folder.location)
        try await opened.store.save(.sample(id))
        await opened.close()
    }
}
