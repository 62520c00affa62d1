import PreviewCore
import PreviewPages
import Synchronization
import TabResolver

/// The themes of a team's previews: the server's theme, or that theme with the symbols that were published with a
/// preview.
final class HostedThemes: Sendable {
    /// The maximum number of cached symbol sets; previews with the same set share it.
    private static let most = 32

    private let theme: Theme
    private let cache = Mutex(LRUCache<ContentDigest, Theme>(capacity: most))

    /// Creates the themes from the server's theme.
    init(_ theme: Theme) {
        self.theme = theme
    }

    /// The approximate size of a set in memory, in bytes.
    static let size = 1400 << 10

    /// Returns a Boolean value that indicates whether a published file is a symbol.
    static func isSymbol(_ path: String) -> Bool { path.hasPrefix(Upload.symbolsFolder + "/") }

    /// Returns the symbols among a preview's files; nil where it has none.
    static func symbols(in files: [PublishedFile]) -> Symbols? {
        let start = Upload.symbolsFolder + "/"
        let own = files.filter { isSymbol($0.path) }
        return own.isEmpty
            ? nil : Symbols(files: Dictionary(own.map { (String($0.path.dropFirst(start.count)), $0.bytes) }) { $1 })
    }

    /// The symbols that were published with a preview.
    struct Symbols: Hashable {
        fileprivate let files: [String: [UInt8]]

        var digest: ContentDigest {
            let digests = files.keys.sorted().map { "\($0)\u{0}\(ContentDigest(of: files[$0] ?? []).hexadecimal)\n" }
            return ContentDigest(of: digests.joined())
        }
    }

    /// Returns the theme of a preview's pages; nil where that is the server's theme.
    func theme(with symbols: Symbols?) -> Theme? {
        guard let symbols else { return nil }
        let digest = symbols.digest
        if let cached = cache.withLock({ $0.value(for: digest) }) { return cached }
        let extended = theme.adding(SymbolsFolder(published: symbols.files).drawings)
        cache.withLock { $0.insert(extended, for: digest) }
        return extended
    }

    /// The symbols that can be drawn where a preview has none of its own.
    var symbols: KnownSymbols { theme.symbols }
}
