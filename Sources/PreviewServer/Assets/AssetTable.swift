public import Foundation
import PreviewCore
import PreviewPages

/// The files of `Public`, read once: the only files that pages can ask for by name (S23).
public struct AssetTable: Sendable {
    /// The digest over all names and bytes, in every asset's address: another file, other addresses.
    public let hash: String
    private let answers: [String: Answer]

    /// The files that are served, by the ending of their name.
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

    /// Makes a table of files by their name relative to the folder; what has an unknown ending is left out.
    public init(files: [String: [UInt8]]) {
        let known = files.filter { Self.type(of: $0.key) != nil }
        let names = known.keys.sorted()
        let digests = names.map { "\($0)\u{0}\(ContentDigest(of: known[$0] ?? []).hexadecimal)\n" }
        hash = String(ContentDigest(of: digests.joined()).hexadecimal.prefix(20))
        answers = Dictionary(uniqueKeysWithValues: known.map { ($0, Self.answer($0, $1)) })
    }

    /// Reads every file of a folder and its subfolders; `replacing` has files to serve in place of those of their name.
    ///
    /// Throws where the folder or a file can't be read, and `StyleSheetError` where a sheet imports what can't be
    /// followed. What `page.css` and its like import is in them (``StyleSheets``), and modules are served without
    /// their comments (``ScriptCompactor``). Names that begin with a dot are left out, and links that lead out of the
    /// folder.
    public init(folder: URL, replacing: [String: [UInt8]] = [:]) throws {
        let folder = folder.resolvingSymlinksInPath().standardizedFileURL
        let root = folder.pathComponents
        var files: [String: [UInt8]] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where Self.isServed(name) {
            let file = folder.appending(path: name).resolvingSymlinksInPath().standardizedFileURL
            let isFile = try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile ?? false
            guard isFile, file.pathComponents.starts(with: root) else { continue }
            files[name] = Array(try Data(contentsOf: file))
        }
        self.init(files: try Self.served(files).merging(replacing) { $1 })
    }

    /// The sheets that pages link to become one text each, the plain ones stay beside them; scripts lose their comments.
    private static func served(_ files: [String: [UInt8]]) throws(StyleSheetError) -> [String: [UInt8]] {
        let sheets = StyleSheets(files)
        var served = files
        for name in PageAssets.linkedStyles where files[name] != nil { served[name] = try sheets.joined(name) }
        for (name, bytes) in files where name.hasSuffix(".js") { served[name] = ScriptCompactor.compacted(bytes) }
        return served
    }

    /// Where pages find the files; all script modules of the preview page are asked for early.
    var paths: AssetPaths {
        AssetPaths(hash: hash, modules: AssetPaths.modules(among: names))
    }

    /// The names that are served, sorted.
    public var names: [String] { answers.keys.sorted() }

    /// The answer for one file; nil for another hash, whose files are not these.
    func asset(_ name: String, hash: String) -> Answer? {
        hash == self.hash ? answers[name] : nil
    }

    /// The text of one file, a sheet that joins others with them in it; nil for a name that is not served.
    public func text(_ name: String) -> String? {
        guard case .bytes(let bytes)? = answers[name]?.body else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isServed(_ name: String) -> Bool {
        type(of: name) != nil && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }

    private static func type(of name: String) -> String? {
        name.split(separator: ".").last.flatMap { types[$0.lowercased()] }
    }

    private static func answer(_ name: String, _ bytes: [UInt8]) -> Answer {
        Answer(bytes, type(of: name) ?? "application/octet-stream", caching: .forever)
    }
}
