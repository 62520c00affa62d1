import Foundation
import GRDB
public import PreviewCore

/// The part of a team's server, kept in one file that one process has exclusively.
extension SQLiteStore: HostStore {
    /// Returns the previews whose name or title contains a string, by name.
    public func previews(containing text: String, after name: String, limit: Int) async throws -> [HostedPreview] {
        try await read { db in try PreviewTable.previews(containing: text, after: name, limit: limit, in: db) }
    }

    /// Returns the number of previews whose name or title contains a string.
    public func count(containing text: String) async throws -> Int {
        try await read { db in try PreviewTable.count(containing: text, in: db) }
    }

    /// Returns the preview of a name; nil if none is published under it.
    public func preview(_ name: String) async throws -> HostedPreview? {
        try await read { db in try PreviewTable.preview(name, in: db) }
    }

    /// Returns the files that were published with a preview, by path.
    public func files(of preview: String) async throws -> [PublishedFile] {
        try await read { db in try PreviewTable.files(of: preview, in: db) }
    }

    /// Returns the heads of published previews, by name.
    public func heads(of previews: [String]) async throws -> [String: PreviewHead] {
        let stored = try await read(StoreMark.stored)
        let mark = if let stored { stored } else { try await write(StoreMark.get) }
        return try await read { db in
            try HeadTable.published(previews, in: db).mapValues { epoch, entry in
                PreviewHead(revision: entry.revision, epoch: epoch, mark: mark, links: entry.links)
            }
        }
    }

    /// Returns the previews that tokens open now, by the tokens' digests.
    public func previews(openedBy digests: [ContentDigest]) async throws -> [ContentDigest: String] {
        let time = Date.now.timeIntervalSince1970
        return try await read { db in try ShareTable.previews(openedBy: digests, at: time, in: db) }
    }

    /// Returns the links that a publisher has made, in the order of their creation.
    public func shares(madeBy publisher: String) async throws -> [ShareRecord] {
        try await read { db in try ShareTable.shares(madeBy: publisher, in: db) }
    }

    /// Returns the paths of a preview's files, in the order of the files.
    public func filePaths(of preview: String) async throws -> [String] {
        try await read { db in try PreviewTable.filePaths(of: preview, in: db) }
    }

    /// Returns the content of a file; nil if it does not exist.
    public func file(_ path: String, of preview: String) async throws -> [UInt8]? {
        try await read { db in try PreviewTable.file(path, of: preview, in: db) }
    }

    /// Returns the tokens, in the order of their creation.
    public func tokens() async throws -> [HostToken] {
        try await read(TokenTable.tokens)
    }

    /// Commits one action to the server, which is on disk when this returns; false if its subject does not exist.
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

    /// Returns no counts, as no other replica has this file.
    public func notePresence(_ counts: [String: Int], at replica: String) async throws -> [String: Int] { [:] }

    /// Returns a stream of one element at the beginning, as no other process changes this file.
    public func wakes() -> AsyncStream<StoreWake> {
        let (stream, continuation) = AsyncStream.makeStream(of: StoreWake.self)
        continuation.yield(.all)
        return stream
    }
}
