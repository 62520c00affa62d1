import Foundation
import TabModel
public import TabResolver
import TabSpecCoding

/// The service that publishes previews on a team's server, and returns them.
public struct HostService: Sendable {
    /// The default maximum number of previews of a server.
    public static let usualLimit = 10_000

    /// The store of the previews.
    public let store: any HostStore
    /// The tokens that may publish.
    public let tokens: HostTokens
    private let lint: SpecLint
    private let reading: @Sendable ([PublishedFile]) -> any SpecFiles
    private let limit: Int

    /// Creates a service; `lint` finds the problems that the list counts, in specs whose files `reading` reads.
    ///
    /// `limit` is the maximum number of previews.
    public init(
        store: any HostStore,
        tokens: HostTokens,
        lint: SpecLint,
        limit: Int = usualLimit,
        reading: @escaping @Sendable ([PublishedFile]) -> any SpecFiles
    ) {
        (self.store, self.tokens, self.lint, self.limit, self.reading) = (store, tokens, lint, limit, reading)
    }

    /// Publishes a spec under a name, if the published preview is the one that the publisher expects.
    ///
    /// Returns the number of the new revision, and whether the preview is new. Text and files that are already
    /// published create no revision. Throws ``HostError``, and the store's errors.
    public func publish(
        _ upload: Upload,
        as name: String,
        by token: HostToken,
        if condition: WriteCondition
    ) async throws -> (revision: Int, isNew: Bool) {
        guard upload.hasSpecName else {
            throw HostError.body("\"file\" must be the name of a .json, .yaml or .yml file")
        }
        let files = try upload.published()
        let summary = try summary(of: upload, files)
        let present = try await store.specRevisions(of: name).last
        guard condition.allows(present?.tag) else { throw HostError.changed(present?.tag) }
        if present == nil { try await makeRoom() }
        if let present, try await isThere(present, upload, files, as: name) { return (present.number, false) }
        let publication = Publication(
            record: record(of: upload, by: token),
            file: upload.file,
            summary: summary,
            files: files,
            publisher: token.label
        )
        let meant = ActCondition.text(present?.digest)
        guard let commit = try await store.commit(.publish(publication), to: name, if: meant) else {
            throw HostError.changed(try await store.specRevisions(of: name).last?.tag)
        }
        return (commit.revision, present == nil)
    }

    /// Returns the published preview of a name: the newest text, which may have been edited since, and the published
    /// files.
    public func publication(_ name: String) async throws -> (upload: Upload, tag: EntityTag) {
        guard let preview = try await store.preview(name), let newest = try await store.specRevisions(of: name).last,
            let text = try await store.specText(newest.digest, of: name)
        else { throw HostError.unknownPreview(name) }
        let files = try await store.files(of: name)
        let upload = Upload(
            file: preview.file,
            text: Data(text),
            files: files.map { Upload.File(path: $0.path, content: Data($0.bytes)) }
        )
        return (upload, newest.tag)
    }

    /// Removes a preview with everything that belongs to it; publishers can remove those that they published last.
    public func remove(_ name: String, by token: HostToken?) async throws {
        guard let preview = try await store.preview(name) else { throw HostError.unknownPreview(name) }
        if let token, token.scope != .owner, preview.publisher != token.label { throw HostError.notPublisher(name) }
        guard try await store.commit(.removePreview(name)) else { throw HostError.unknownPreview(name) }
    }

    private func isThere(
        _ present: SpecRevision,
        _ upload: Upload,
        _ files: [PublishedFile],
        as name: String
    ) async throws -> Bool {
        guard present.digest == ContentDigest(of: upload.text) else { return false }
        guard try await store.preview(name)?.file == upload.file else { return false }
        return try await store.files(of: name) == files.sorted { $0.path < $1.path }
    }

    private func makeRoom() async throws {
        guard try await store.count(containing: "") < limit else { throw HostError.tooManyPreviews(limit: limit) }
    }

    private func summary(of upload: Upload, _ files: [PublishedFile]) throws -> TextSummary {
        let read = SpecReader.read(
            Array(upload.text),
            format: SpecFormat(fileName: upload.file),
            file: upload.file,
            limits: .file
        )
        guard let spec = read.spec else { throw HostError.invalidSpec(read.diagnostics) }
        return TextSummary(
            of: spec,
            file: upload.file,
            findings: lint.findings(in: [reading(files).linted(spec, file: upload.file)])
        )
    }

    private func record(of upload: Upload, by token: HostToken) -> SpecRecord {
        let text = Array(upload.text)
        let revision = SpecRevision(
            number: 0,
            time: store.time,
            note: ChangeNote(author: .browser(link: token.label), summary: "Published \(upload.file)"),
            digest: ContentDigest(of: text),
            isGood: true,
            isConfirmed: true
        )
        return SpecRecord(revision: revision, text: text)
    }
}
