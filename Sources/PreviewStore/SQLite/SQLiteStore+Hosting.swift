import Foundation
import GRDB
public import PreviewCore

/// What a team's server keeps in one file: a process has the file to itself.
extension SQLiteStore: HostStore {
    /// The previews whose name or title contains a text, by name.
    public func previews(containing text: String, after name: String, limit: Int) async throws -> [HostedPreview] {
        try await read { db in try PreviewTable.previews(containing: text, after: name, limit: limit, in: db) }
    }

    /// How many previews have a text in their name or title.
    public func count(containing text: String) async throws -> Int {
        try await read { db in try PreviewTable.count(containing: text, in: db) }
    }

    /// The preview of a name; nil if none is published under it.
    public func preview(_ name: String) async throws -> HostedPreview? {
        try await read { db in try PreviewTable.preview(name, in: db) }
    }

    /// The files that were published with a preview, by path.
    public func files(of preview: String) async throws -> [PublishedFile] {
        try await read { db in try PreviewTable.files(of: preview, in: db) }
    }

    /// The heads of published previews, by name.
    public func heads(of previews: [String]) async throws -> [String: PreviewHead] {
        let known = try await read(StoreMark.known)
        let mark = if let known { known } else { try await write(StoreMark.get) }
        return try await read { db in
            try HeadTable.published(previews, in: db).mapValues { epoch, entry in
                PreviewHead(revision: entry.revision, epoch: epoch, mark: mark, links: entry.links)
            }
        }
    }

    /// Which previews tokens open now, by the tokens' digests.
    public func previews(openedBy digests: [ContentDigest]) async throws -> [ContentDigest: String] {
        let time = Date.now.timeIntervalSince1970
        return try await read { db in try ShareTable.previews(openedBy: digests, at: time, in: db) }
    }

    /// The links that a publisher has made, in the order of their creation.
    public func shares(madeBy publisher: String) async throws -> [ShareRecord] {
        try await read { db in try ShareTable.shares(madeBy: publisher, in: db) }
    }

    /// The paths of these files, in the same order.
    public func filePaths(of preview: String) async throws -> [String] {
        try await read { db in try PreviewTable.filePaths(of: preview, in: db) }
    }

    /// The content of one of them; nil if it is not there.
    public func file(_ path: String, of preview: String) async throws -> [UInt8]? {
        try await read { db in try PreviewTable.file(path, of: preview, in: db) }
    }

    /// The tokens, in the order of their creation.
    public func tokens() async throws -> [HostToken] {
        try await read(TokenTable.tokens)
    }

    /// Does one act on the server itself, on disk when this returns; false if what it is about is not there.
    @discardableResult
    public func commit(_ act: HostAct) async throws -> Bool {
        try await write { db in
            switch act {
            case .addToken(let token):
                try TokenTable.add(token, in: db)
                return true
            case .removeToken(let id): return try TokenTable.remove(id, in: db)
            case .removePreview(let name): return try PreviewTable.remove(name, in: db)
            }
        }
    }

    /// Nobody: no other replica has this file.
    public func notePresence(_ counts: [String: Int], at replica: String) async throws -> [String: Int] { [:] }

    /// Once, at the beginning: nobody else changes this file.
    public func wakes() -> AsyncStream<StoreWake> {
        let (stream, continuation) = AsyncStream.makeStream(of: StoreWake.self)
        continuation.yield(.all)
        return stream
    }
}
