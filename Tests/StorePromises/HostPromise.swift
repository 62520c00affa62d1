package import PreviewCore
import Testing

/// One thing that every store of a team's server promises, checked on an empty one.
package struct HostPromise: Sendable, CustomTestStringConvertible {
    /// The promise.
    package let testDescription: String
    /// Checks it.
    package let check: @Sendable (any HostStore) async throws -> Void

    init(_ description: String, _ check: @escaping @Sendable (any HostStore) async throws -> Void) {
        (testDescription, self.check) = (description, check)
    }

    /// All of them.
    package static let all = previews + removing + links + tokens

    private static let previews = [
        HostPromise("lists what was published by name, in pages, and finds it by name and title") { store in
            for name in ["music", "bank", "news", "zoo"] {
                try await store.commit(.publish(.sample(name)), to: name)
            }
            let first = try await store.previews(containing: "", after: "", limit: 2)
            #expect(first.map(\.name) == ["bank", "music"])
            #expect(try await store.previews(containing: "", after: "music", limit: 9).map(\.name) == ["news", "zoo"])
            #expect(try await store.previews(containing: "MUS", after: "", limit: 9).map(\.name) == ["music"])
            #expect(try await store.previews(containing: "title of n", after: "", limit: 9).map(\.name) == ["news"])
            #expect(try await store.previews(containing: "%", after: "", limit: 9).isEmpty)
            #expect(try await store.preview("lost") == nil)
            #expect(try await store.count(containing: "") == 4)
            #expect(try await store.count(containing: "title of n") == 1)
        },
        HostPromise("keeps what a publication says, and numbers it") { store in
            let publication = Publication.sample("bank", files: ["b.png": [0, 0xFF], "Images/a.svg": []])
            #expect(try await store.commit(.publish(publication), to: "bank", if: .text(nil))?.revision == 1)
            let preview = try #require(try await store.preview("bank"))
            #expect(preview.name == "bank" && preview.file == "bank.yaml" && preview.publisher == "by bank")
            #expect(preview.summary == publication.summary && preview.revision == 1)
            #expect(preview.publishedText == publication.record.revision.digest)
            #expect(try await store.files(of: "bank") == publication.files.sorted { $0.path < $1.path })
            #expect(try await store.filePaths(of: "bank") == publication.files.map(\.path).sorted())
            #expect(try await store.file("b.png", of: "bank") == publication.files.first { $0.path == "b.png" }?.bytes)
            #expect(try await store.file("none.png", of: "bank") == nil)
            #expect(try await store.specRevisions(of: "bank").map(\.number) == [1])
        },
        HostPromise("replaces the files with each publication, and publishes only over the text that is meant") {
            store in
            try await store.commit(.publish(.sample("bank", files: ["a.png": [1], "b.png": [2]])), to: "bank")
            let second = Publication.sample("bank", text: "second", files: ["b.png": [3]])
            #expect(try await store.commit(.publish(second), to: "bank", if: .text(nil)) == nil)
            #expect(try await store.files(of: "bank").count == 2)
            let condition = ActCondition.text(ContentDigest(of: "bank"))
            #expect(try await store.commit(.publish(second), to: "bank", if: condition)?.revision == 2)
            #expect(try await store.files(of: "bank") == [PublishedFile(path: "b.png", bytes: [3])])
        },
        HostPromise("keeps the list up to date with what is written, and the publication with what was published") {
            store in
            try await store.commit(.publish(.sample("bank")), to: "bank")
            try await store.commit(.write(.sample(0, "edited"), .sample), to: "bank")
            try await store.save(.sample("a", spec: "bank"))
            let preview = try #require(try await store.preview("bank"))
            #expect(preview.summary == .sample && preview.revision == 3)
            #expect(preview.publishedText == ContentDigest(of: "bank"))
            #expect(preview.changed >= preview.published)
        },
        HostPromise("removes a preview with all that belongs to it, and nothing of others") { store in
            for name in ["bank", "news"] {
                try await store.commit(.publish(.sample(name, text: "same", files: ["a.png": [1]])), to: name)
                try await store.save(.sample("a", spec: name))
            }
            try await store.save(.sample(1, spec: "bank"))
            try await store.save(.sample(2, spec: "news"))
            try await store.comment(.sample(1), of: "bank")
            try await store.comment(.sample(2, on: 2), of: "news")

            #expect(try await store.commit(.removePreview("bank")))
            #expect(try await store.commit(.removePreview("bank")) == false)

            #expect(try await store.preview("bank") == nil)
            #expect(try await store.files(of: "bank").isEmpty)
            #expect(try await store.shares(of: "bank").isEmpty)
            #expect(try await store.specRevisions(of: "bank").isEmpty)
            #expect(try await store.comments(of: "bank").isEmpty)
            #expect(try await store.customization(for: .sample(spec: "bank")) == nil)
            #expect(try await store.head(of: "bank").revision == 0)
            #expect(try await store.preview("news")?.revision == 2)
            #expect(try await store.files(of: "news").count == 1)
            #expect(try await store.comments(of: "news").count == 1)
            #expect(try await store.specText(ContentDigest(of: "same"), of: "news") == Array("same".utf8))
        },
    ]

    private static let tokens = [
        HostPromise("keeps tokens in the order of their creation, and removes them") { store in
            let tokens = (1...3).map { HostToken.sample($0) }
            for token in tokens.reversed() {
                let isAdded = try await store.commit(.addToken(token))
                #expect(isAdded)
            }
            #expect(try await store.tokens() == tokens)
            await #expect(throws: (any Error).self) { try await store.commit(.addToken(tokens[0])) }
            #expect(try await store.commit(.removeToken("token2")))
            #expect(try await store.commit(.removeToken("token2")) == false)
            #expect(try await store.tokens().map(\.id) == ["token1", "token3"])
        },
        HostPromise("wakes a reader at the beginning") { store in
            for await wake in store.wakes() {
                #expect(wake == .all)
                break
            }
        },
    ]
}

extension Publication {
    /// A publication whose texts come from a name.
    package static func sample(_ name: String, text: String? = nil, files: [String: [UInt8]] = [:]) -> Self {
        Self(
            record: .sample(0, text ?? name),
            file: "\(name).yaml",
            summary: TextSummary(title: "Title of \(name)", errors: name.count, warnings: 1),
            files: files.map { PublishedFile(path: $0.key, bytes: $0.value) },
            publisher: "by \(name)"
        )
    }
}

extension HostToken {
    /// A token whose texts all come from its number.
    package static func sample(_ number: Int) -> Self {
        Self(
            id: "token\(number)",
            digest: ContentDigest(of: "token \(number)").bytes,
            label: "Täb \(number)",
            scope: number.isMultiple(of: 2) ? .owner : .publish,
            created: 1_800_000_000 + Double(number),
            expires: number.isMultiple(of: 3) ? nil : 1_900_000_000.25
        )
    }
}
