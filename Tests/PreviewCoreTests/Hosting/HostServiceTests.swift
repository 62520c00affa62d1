import Foundation
@testable import PreviewCore
import TabModel
import TabResolver
import Testing

@testable import PreviewStore

/// Publishing on a server that keeps everything in memory.
@Suite struct HostServiceTests {
    let service: HostService
    let ann: HostToken
    let bob: HostToken

    init() async throws {
        let store = try StoreDatabase.inMemory(key: AccountKey(), isHosting: true)
        let tokens = try await HostTokens(in: store)
        service = HostService(store: store, tokens: tokens, lint: SpecLint(), limit: 3, reading: UploadedFiles.init)
        ann = try await tokens.create("Ann", scope: .publish, lifetime: .never).token
        bob = try await tokens.create("Bob", scope: .publish, lifetime: .seconds(60)).token
    }

    private static let one = #"{"title": "One", "tabs": [{"title": "Home", "value": "home"}]}"#
    private static let two =
        #"{"title": "Two", "tabs": [{"title": "Home", "value": "home"}, {"title": "B", "value": "b"}]}"#

    private func upload(_ text: String, file: String = "tabs.json", files: [String: String] = [:]) -> Upload {
        Upload(
            file: file,
            text: Data(text.utf8),
            files: files.map { Upload.File(path: $0.key, content: Data($0.value.utf8)) }
        )
    }

    private func tag(_ text: String) -> WriteCondition { .oneOf([EntityTag(of: text.utf8)]) }

    @Test func `publishes a new preview once, and lists it`() async throws {
        let made = try await service.publish(upload(Self.one), as: "shop", by: ann, if: .nothing)
        #expect(made.revision == 1 && made.isNew)

        let error = await #expect(throws: HostError.self) {
            try await service.publish(upload(Self.two), as: "shop", by: ann, if: .nothing)
        }
        #expect(error == .changed(EntityTag(of: Self.one.utf8)))
        let listed = try #require(try await service.store.preview("shop"))
        #expect(listed.summary.title == "One" && listed.publisher == "Ann" && listed.file == "tabs.json")
        #expect(listed.summary.errors == 0)
        let twice = #"{"tabs": [{"title": "A", "value": "a"}, {"title": "B", "value": "a"}]}"#
        _ = try await service.publish(upload(twice), as: "shop", by: ann, if: tag(Self.one))
        #expect(try #require(try await service.store.preview("shop")).summary.errors == 1)
    }

    @Test func `counts what is wrong with the published files too`() async throws {
        let text =
            #"{"tabs": [{"title": "A", "value": "a", "image": "a.png"}, {"title": "B", "value": "b", "image": "b.png"}]}"#
        _ = try await service.publish(upload(Self.one), as: "shop", by: ann, if: .nothing)
        func warnings(_ files: [String: String]) async throws -> Int {
            _ = try await service.publish(upload(text, files: files), as: "shop", by: ann, if: .anyState)
            return try #require(try await service.store.preview("shop")).summary.warnings
        }
        let whole = try await warnings(["a.png": "1", "b.png": "2"])
        #expect(try await warnings(["a.png": "1"]) == whole + 1)
        #expect(try await warnings([:]) == whole + 2)
    }

    @Test func `publishes over what is meant, and nothing else`() async throws {
        _ = try await service.publish(upload(Self.one), as: "shop", by: ann, if: .nothing)
        let second = try await service.publish(upload(Self.two), as: "shop", by: bob, if: tag(Self.one))
        #expect(second.revision == 2 && !second.isNew)
        await #expect(throws: HostError.changed(EntityTag(of: Self.two.utf8))) {
            try await service.publish(upload(Self.one), as: "shop", by: ann, if: tag(Self.one))
        }
        let publication = try await service.publication("shop")
        #expect(publication.upload == upload(Self.two) && publication.tag == EntityTag(of: Self.two.utf8))
    }

    @Test func `makes no revision of what is there already`() async throws {
        let files = ["a.png": "1"]
        _ = try await service.publish(upload(Self.one, files: files), as: "shop", by: ann, if: .nothing)
        let again = try await service.publish(upload(Self.one, files: files), as: "shop", by: ann, if: .anyState)
        #expect(again.revision == 1 && !again.isNew)
        let others = try await service.publish(upload(Self.one), as: "shop", by: ann, if: .anyState)
        #expect(others.revision == 2)
        let renamed = try await service.publish(upload(Self.one, file: "a.json"), as: "shop", by: ann, if: .anyState)
        #expect(renamed.revision == 3)
    }

    @Test func `lets one of many publishers at once through`() async throws {
        _ = try await service.publish(upload(Self.one), as: "shop", by: ann, if: .nothing)
        let winners = await withTaskGroup(of: Bool.self) { group in
            for index in 0..<12 {
                group.addTask {
                    let text = Self.two.replacing("Two", with: "\(index)")
                    return (try? await service.publish(upload(text), as: "shop", by: ann, if: tag(Self.one))) != nil
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(winners == 1)
    }

    @Test func `refuses a spec with errors, with all of them`() async throws {
        let error = await #expect(throws: HostError.self) {
            try await service.publish(upload(#"{"tabs": [{"titel": 3}], "x": 1}"#), as: "shop", by: ann, if: .nothing)
        }
        guard case .invalidSpec(let diagnostics)? = error else { throw try #require(error) }
        #expect(diagnostics.count >= 2 && diagnostics.allSatisfy { $0.file == "tabs.json" && $0.location != nil })
        #expect(try await service.store.count(containing: "") == 0)
        await #expect(throws: HostError.self) {
            try await service.publish(upload(Self.one, file: "tabs.txt"), as: "shop", by: ann, if: .nothing)
        }
    }

    @Test func `takes as many previews as it may, and any number of publications of each`() async throws {
        for name in ["a", "b", "c"] { _ = try await service.publish(upload(Self.one), as: name, by: ann, if: .nothing) }
        await #expect(throws: HostError.tooManyPreviews(limit: 3)) {
            try await service.publish(upload(Self.one), as: "d", by: ann, if: .nothing)
        }
        _ = try await service.publish(upload(Self.two), as: "a", by: ann, if: tag(Self.one))
    }

    @Test func `lets only its publisher or the owner remove a preview`() async throws {
        _ = try await service.publish(upload(Self.one), as: "shop", by: ann, if: .nothing)
        await #expect(throws: HostError.notPublisher("shop")) { try await service.remove("shop", by: bob) }
        try await service.remove("shop", by: ann)
        await #expect(throws: HostError.unknownPreview("shop")) { try await service.remove("shop", by: nil) }
        await #expect(throws: HostError.unknownPreview("shop")) { _ = try await service.publication("shop") }
    }
}

/// Files of a publication, each of which is an image that can be shown.
private struct UploadedFiles: SpecFiles {
    let files: [PublishedFile]

    func catalog(at path: String) -> StringsCatalog { StringsCatalog() }
    func images(of spec: TabSpec) -> ReferencedImages {
        let missing = Set(spec.imagePaths).subtracting(files.map(\.path))
        return ReferencedImages(problems: Dictionary(uniqueKeysWithValues: missing.map { ($0, .missing) }))
    }
}
