public import TabModel

/// What findings say about symbols that are unknown, or have no drawing (R5.61).
enum SymbolRules {
    static let all = [unknownSymbol]

    /// How many different names get a suggestion: each is compared with the whole set.
    private static let suggestions = 50

    static let unknownSymbol = LintRule("R5.61", .info) { subject in
        guard let symbols = subject.symbols else { return [] }
        var nearest: [String: String?] = [:]
        return subject.outline.entries.compactMap { entry in
            guard let symbol = entry.label.systemImage, !symbol.isEmpty, !symbols.contains(symbol) else { return nil }
            guard !SymbolWords.suggest(symbol) else { return undrawn(symbol, of: entry, symbols) }
            if nearest[symbol] == nil, nearest.count < suggestions { nearest[symbol] = symbols.nearest(to: symbol) }
            let advice = (nearest[symbol] ?? nil).map { "Did you mean \($0)?" } ?? "Correct the name."
            return Mark(
                entry.index,
                "\(entry.name)'s symbol \(symbol) is not a known SF Symbol.",
                fix: "\(advice) If it is a symbol of your own, add a drawing of it with --symbols."
            )
        }
    }

    /// A symbol that the app will show, but not the preview.
    private static func undrawn(_ symbol: String, of entry: OutlineEntry, _ symbols: KnownSymbols) -> Mark {
        let shown = symbols.standIn(for: symbol) ?? "letters"
        return Mark(
            entry.index,
            "The app shows \(entry.name)'s symbol \(symbol); the preview has no drawing of it and shows \(shown).",
            fix: "Leave it, or add a drawing of it with --symbols."
        )
    }
}

/// Why an image that a spec names can't be shown (R5.83).
public enum ImageProblem: Error, Hashable, Sendable {
    /// There is no file.
    case missing
    /// A link leads out of the spec's folder.
    case outside
    /// The path names a folder or a device.
    case notAFile
    /// The file can't be opened or read.
    case unreadable
    /// The file is larger than the number of bytes that are read.
    case tooLarge(most: Int)
    /// The image has more than this number of pixels, so that drawing it would take too much memory.
    case tooManyPixels(most: Int)
    /// The file's bytes are none of the formats that are shown.
    case format
}

/// What findings say about images that can't be shown (R5.83).
enum ImageRules {
    static let all = [unshownImage]

    static let unshownImage = LintRule("R5.83", .warning) { subject in
        guard let images = subject.images, !images.isEmpty else { return [] }
        return subject.outline.entries.flatMap { entry in
            [("image", entry.source.label.image), ("content image", entry.tab?.content?.imagePath)]
                .compactMap { key, path in
                    guard let path, let problem = images[path] else { return nil }
                    let text = "The \(key) \"\(path)\" of \(entry.name) can't be shown: \(problem.reason)."
                    return Mark(entry.index, text, fix: problem.fix(of: path))
                }
        }
    }
}

extension ImageProblem {
    private static let formats = "PNG, JPEG, GIF or WebP"

    /// What is wrong, as the end of a sentence.
    public var reason: String {
        switch self {
        case .missing: "the spec's directory has no such file"
        case .outside: "it is outside the spec's directory"
        case .notAFile: "it is not a regular file"
        case .unreadable: "the file can't be read"
        case .tooLarge(let most): "the file has more than \(most >> 20) MiB"
        case .tooManyPixels(let most): "it has more than \(most / 1_000_000) million pixels"
        case .format: "it is not a \(Self.formats) file"
        }
    }

    fileprivate func fix(of path: String) -> String {
        switch self {
        case .missing where !(path.split(separator: "/").last ?? "").contains("."):
            """
            Give the path of a \(Self.formats) file, relative to the spec: names of an asset catalog are not \
            supported. For an SF Symbol use systemImage.
            """
        case .missing: "Correct the path, which is relative to the spec, or add the file."
        case .outside: "Copy the image into the spec's directory."
        case .notAFile: "Give the path of a \(Self.formats) file."
        case .unreadable: "Check the file's permissions."
        case .tooLarge, .tooManyPixels:
            "Reduce its size: a tab's image has about 28 points, a screenshot a few hundred."
        case .format: "Save it as \(Self.formats). An SVG can be a symbol of your own: see --symbols."
        }
    }
}

extension SpecLint {
    /// The findings about images that can't be shown, which need no look at a layout (R5.83).
    public func imageFindings(in spec: LintedSpec) -> [Diagnostic] {
        findings(in: [spec]).filter { $0.id == ImageRules.unshownImage.id }
    }
}
