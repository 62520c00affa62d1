public import Foundation
import HTTPServing
import PreviewCore
import PreviewPages
import Synchronization
import TabModel

/// The files of `Public`, read once: the only files that pages can request by name (S23).
public struct AssetTable: Sendable {
    /// The digest over all names and bytes, which is part of every asset's address: changed files have other addresses.
    let hash: String
    /// The names of the served files, sorted.
    public let names: [String]
    private let served: ServedFiles

    /// The content types of the served files, by the extension of their name.
    static let types: [String: String] = [
        "css": "text/css; charset=utf-8",
        "js": "text/javascript; charset=utf-8",
        "svg": "image/svg+xml",
        "png": "image/png",
        "webp": "image/webp",
        "ico": "image/x-icon",
        "woff2": "font/woff2",
        "json": "application/json",
    ]

    /// Creates a table of files by their name relative to the folder, without those of an unknown extension.
    public init(files: [String: [UInt8]]) {
        self.init(sources: files.filter { Self.type(of: $0.key) != nil }) { $0 }
    }

    /// Returns a copy with other bytes for one of the files, and so with another hash.
    public func replacing(_ name: String, with bytes: [UInt8]) -> Self { Self(of: self, replacing: name, with: bytes) }

    private init(of other: Self, replacing name: String, with bytes: [UInt8]) {
        names = other.names
        let digest = ContentDigest(of: "\(other.hash)\n\(name)\u{0}\(ContentDigest(of: bytes).hexadecimal)")
        hash = String(digest.hexadecimal.prefix(Self.hashLength))
        served = ServedFiles {
            try other.served.responses.get().map { ($0, $0 == name ? Self.response(name, bytes) : $1) }
        }
    }

    private init(
        sources: [String: [UInt8]],
        make: @escaping @Sendable ([String: [UInt8]]) throws -> [String: [UInt8]]
    ) {
        names = sources.keys.sorted()
        let digests = names.map { "\($0)\u{0}\(ContentDigest(of: sources[$0] ?? []).hexadecimal)\n" }
        hash = String(
            ContentDigest(of: "\(ScriptPacks.format)\n\(digests.joined())").hexadecimal.prefix(Self.hashLength)
        )
        served = ServedFiles { try make(sources).map { ($0, Self.response($0, $1)) } }
    }

    /// Creates a table from every file of a folder and its subfolders; `replacing` has files to serve in place of those
    /// with the same name.
    ///
    /// Throws if the folder or a file can't be read, and `StyleSheetError` or `ScriptPackError` if a file has an
    /// invalid import. The imports of `page.css` and similar files are included in them (``StyleSheets``), as are the
    /// modules of a page in its script (``ScriptPacks``). Names that begin with a dot are left out, and so are links
    /// that point outside the folder.
    public init(folder: URL, replacing: [String: [UInt8]] = [:]) throws {
        try self.init(unfinished: folder, replacing: replacing)
        try finish()
    }

    /// Creates a table from a folder, and leaves joining and packing to ``finish()``: a page is rendered without them.
    public init(unfinished folder: URL, replacing: [String: [UInt8]] = [:]) throws {
        var files = try AssetFolder(folder.path).files { Self.isServed($0) && replacing[$0] == nil }
        for (name, bytes) in files
        where [".css", ".js", ".svg"].contains(where: name.hasSuffix) && bytes.contains(0x0D) {
            files[name] = bytes.withLineFeeds
        }
        self.init(sources: files.merging(replacing) { $1 }) { try Self.served($0, as: replacing.keys) }
    }

    /// Joins and packs files now, unless that is done; until then the first request for one does.
    ///
    /// - Throws: The errors of ``init(folder:replacing:)`` for files that can't be joined; none is found then.
    public func finish() throws { _ = try served.responses.get() }

    /// Returns the served files: the sheets that pages link to are joined, with the plain ones beside them; modules are
    /// packed.
    private static func served(
        _ files: [String: [UInt8]],
        as given: some Collection<String>
    ) throws -> [String: [UInt8]] {
        let sheets = StyleSheets(files)
        var served = files
        for name in PageAssets.linkedStyles where files[name] != nil && !given.contains(name) {
            served[name] = try sheets.joined(name)
        }
        let packed = try ScriptPacks(files, roots: PageAssets.scripts).files()
        for (name, bytes) in files where name.hasSuffix(".js") && !given.contains(name) {
            served[name] = packed[name] ?? ScriptCompactor.compacted(bytes)
        }
        return served
    }

    /// The paths of the files in pages.
    var paths: AssetPaths { AssetPaths(hash: hash) }

    /// Returns the response with one file; nil for a name that is not served.
    ///
    /// A request with another hash gets this version's file, not to be cached: the page is of another version that runs
    /// beside this one, and would be useless without styles and scripts.
    func asset(_ name: String, hash: String) -> RouteResponse? {
        if hash == self.hash { return response(name) }
        return Self.isHash(hash) ? response(name)?.uncached : nil
    }

    private static func isHash(_ text: String) -> Bool {
        text.utf8.count == hashLength && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }

    /// The number of hexadecimal digits of a hash.
    private static let hashLength = 20

    /// Returns the text of one file, with joined sheets included; nil for a name that is not served.
    public func text(_ name: String) -> String? {
        bytes(name).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the bytes of one file; nil for a name that is not served.
    public func bytes(_ name: String) -> [UInt8]? {
        guard case .bytes(let bytes)? = response(name)?.body else { return nil }
        return Array(bytes)
    }

    private func response(_ name: String) -> RouteResponse? {
        guard case .success(let responses) = served.responses else { return nil }
        return responses[name]
    }

    private static func isServed(_ name: String) -> Bool {
        type(of: name) != nil && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }

    private static func type(of name: String) -> String? {
        name.split(separator: ".").last.flatMap { types[$0.lowercased()] }
    }

    private static func response(_ name: String, _ bytes: [UInt8]) -> RouteResponse {
        RouteResponse(bytes, type(of: name) ?? "application/octet-stream", caching: .forever)
    }
}

/// The responses by name, made once, at the first request.
///
/// Their sources are released then.
private final class ServedFiles: Sendable {
    private enum State {
        case unmade(@Sendable () throws -> [(String, RouteResponse)])
        case loaded(Result<[String: RouteResponse], any Error>)
    }

    private let state: Mutex<State>

    init(make: @escaping @Sendable () throws -> [(String, RouteResponse)]) {
        state = Mutex(.unmade(make))
    }

    var responses: Result<[String: RouteResponse], any Error> {
        state.withLock { state in
            switch state {
            case .loaded(let responses): return responses
            case .unmade(let make):
                let responses = Result { Dictionary(uniqueKeysWithValues: try make()) }
                state = .loaded(responses)
                return responses
            }
        }
    }
}
