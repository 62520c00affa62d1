/// The kind of file or folder in the spec's directory that a key's path names.
public enum FileKind: CaseIterable, Hashable, Sendable {
    case image, assetCatalog, stringsCatalog

    /// The name with its article.
    public var noun: String { self == .stringsCatalog ? "a \(name)" : "an \(name)" }

    private var name: String {
        switch self {
        case .image: "image"
        case .assetCatalog: "asset catalog"
        case .stringsCatalog: "strings catalog"
        }
    }

    /// The pattern of ``problem(of:)`` for editors, as a regular expression of JSON Schema.
    public var pattern: String {
        let plain = "^(?![A-Za-z][A-Za-z0-9+.-]*:)(?!/)(?!(?:.*/)?\\.\\.(?:/|$))[^\\\\\\u0000-\\u001F\\u007F]"
        return switch self {
        case .image: "\(plain)+$"
        case .assetCatalog: "\(plain)*\\.xcassets/?$"
        case .stringsCatalog: "\(plain)*\\.xcstrings$"
        }
    }

    /// Returns the problem of a path, as the words after its quotation; nil if it is relative and stays in its folder.
    public func problem(of path: String) -> String? {
        if path.isEmpty { return "is not a path. Name \(expected)." }
        if path.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
            return "contains a control character. Name \(expected)."
        }
        let bytes = Array(path.utf8)
        if bytes.contains(UInt8(ascii: "\\")) { return "contains a backslash. Separate directories with \"/\"." }
        if Self.hasScheme(path) { return "is a URL. \(rule) beside the spec, because nothing is downloaded." }
        if bytes.first == UInt8(ascii: "/") { return "is an absolute path. Write it relative to the spec's directory." }
        if bytes.split(separator: UInt8(ascii: "/")).contains(Array("..".utf8)[...]) {
            return "is outside the spec's directory. Put the \(name) beside the spec."
        }
        return hasEnding(path) ? nil : "is not \(noun). Name \(expected)."
    }

    private func hasEnding(_ path: String) -> Bool {
        switch self {
        case .image: true
        case .assetCatalog: path.hasSuffix(".xcassets") || path.hasSuffix(".xcassets/")
        case .stringsCatalog: path.hasSuffix(".xcstrings")
        }
    }

    private var expected: String {
        switch self {
        case .image: "an image file"
        case .assetCatalog: "a folder that ends in .xcassets"
        case .stringsCatalog: "a file that ends in .xcstrings"
        }
    }

    private var rule: String {
        switch self {
        case .image: "Images must be files"
        case .assetCatalog: "An asset catalog must be a folder"
        case .stringsCatalog: "A strings catalog must be a file"
        }
    }

    /// Returns a Boolean value that indicates whether a path begins like `https:` or `C:` (RFC 3986 section 3.1).
    private static func hasScheme(_ path: String) -> Bool {
        guard let colon = path.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
        let scheme = path.utf8[..<colon]
        guard let first = scheme.first, Unicode.Scalar(first).properties.isAlphabetic, first < 0x80 else {
            return false
        }
        return scheme.allSatisfy { byte in
            Unicode.Scalar(byte).properties.isAlphabetic && byte < 0x80 || 0x30...0x39 ~= byte
                || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
        }
    }
}
