import PreviewPages

/// The name of a download, and its header field (RFC 6266, RFC 8187).
struct DownloadName: Hashable {
    /// The full name, in any script.
    let name: String

    private static let limit = 80
    /// The names that Windows reserves, with any extension.
    private static let reserved: Set<String> = {
        let numbered = (1...9).flatMap { ["COM\($0)", "LPT\($0)"] }
        return Set(numbered + ["CON", "PRN", "AUX", "NUL"])
    }()

    /// Creates a name from a title, without characters that are invalid in file names or invisible.
    init(title: String, ending: String) {
        let shown = String(String.UnicodeScalarView(title.unicodeScalars.map { Self.isFit($0) ? $0 : " " }))
        var words = shown.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(Self.limit)
        while let first = words.first, first == "." || first == " " { words.removeFirst() }
        while let last = words.last, last == "." || last == " " { words.removeLast() }
        let isTaken = Self.reserved.contains(words.prefix { $0 != "." }.uppercased())
        name = "\(words.isEmpty || isTaken ? "Preview" : String(words)).\(ending)"
    }

    /// The value of `Content-Disposition`: the name in ASCII, and the full name if it differs.
    var field: String {
        let plain = String(name.map { Self.isPlain($0) ? $0 : $0 == "–" ? "-" : "_" })
        guard plain != name else { return "attachment; filename=\"\(plain)\"" }
        return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(PercentEncoding.encoded(name))"
    }

    private static func isFit(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: false
        default: !"/\\:*?\"<>|%".unicodeScalars.contains(scalar)
        }
    }

    private static func isPlain(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || " ._-()+,'&!".contains(character))
    }
}
