extension Upload {
    /// The extensions of the files that a spec names, in lowercase: images, and string catalogs.
    private static let endings = ["png", "jpg", "jpeg", "gif", "webp", "svg", "pdf", "xcstrings"]
    /// The name of the description in an asset catalog.
    private static let contents = "Contents.json"

    /// Returns the reason why a file at a path is neither published nor pulled; nil if it may be.
    ///
    /// A path may not lead to a hidden file, and must be of a kind that a spec names and that no program runs (S81).
    /// Client and server both check it: a server may have files from others.
    public static func objection(to path: String) -> String? {
        objection(toPath: path) ?? (hasKind(path) ? nil : kindsWanted)
    }

    /// Returns the reason why a file can't be part of an upload; nil if it can.
    ///
    /// Symbols have a separate folder.
    static func objection(toUploaded path: String) -> String? {
        let start = "\(symbolsFolder)/"
        guard path.hasPrefix(start) else { return objection(to: path) }
        let name = String(path.dropFirst(start.count))
        guard !name.contains("/"), name.lowercased().hasSuffix(".svg") else {
            return "a symbol must be named \(symbolsFolder)/NAME.svg"
        }
        return objection(toPath: name)
    }

    /// Returns the reason why a path can't be that of a file beside the spec, of any kind; nil if it can.
    static func objection(toPath path: String) -> String? {
        guard (1...1024).contains(path.utf8.count) else { return "a path must have 1 to 1,024 bytes" }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        if parts.contains("") || parts.contains(".") || parts.contains("..") {
            return "a path must be relative to the spec, without . and .."
        }
        if path.unicodeScalars.contains(where: isUnfit) {
            return "a path can't contain control, line or direction characters, or backslashes"
        }
        if parts.contains(where: isHidden) { return "no part of a path can begin with a dot" }
        if parts.contains(where: { $0.hasSuffix(".") || $0.hasSuffix(" ") }) {
            return "no part of a path can end with a dot or a space"
        }
        return nil
    }

    private static let kindsWanted =
        "expected an image (PNG, JPEG, GIF, WebP, SVG or PDF), a strings catalog (.xcstrings), or the "
        + "\(contents) of an "
        + "asset catalog (.xcassets)"

    private static func hasKind(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        guard let name = parts.last else { return false }
        if name == contents { return parts.dropLast().contains { $0.hasSuffix(".xcassets") } }
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return false }
        return endings.contains(name[name.index(after: dot)...].lowercased())
    }

    /// Returns a Boolean value that indicates whether a scalar is invisible, or changes the display of the rest of a
    /// name.
    private static func isUnfit(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: !isJoiner(scalar)
        default: scalar == "\\"
        }
    }

    /// Returns a Boolean value that indicates whether a name begins with a dot.
    ///
    /// Joiners before the dot are skipped, as some file systems ignore them.
    private static func isHidden(_ part: Substring) -> Bool {
        part.unicodeScalars.first { !isJoiner($0) } == "."
    }

    /// Returns a Boolean value that indicates whether a scalar only joins or separates letters, as in Persian or in an
    /// emoji.
    private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{200C}" || scalar == "\u{200D}" }
}
