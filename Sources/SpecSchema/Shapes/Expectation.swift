import TabModel

extension Shape {
    /// What a message says was expected: `a string or a whole number`.
    public var expectation: String {
        switch self {
        case .text: "a string"
        case .bool: "true or false"
        case .wholeNumber: "a whole number"
        case .textOrWholeNumber: "a string or a whole number"
        case .choice(let choice): Self.oneOf(choice.words)
        case .imagePath: "the path of an image"
        case .catalogPath: "the path of an asset catalog"
        case .stringsPath: "the path of a strings catalog"
        case .reasons: "an object of rule ids and reasons"
        case .orNull(let shape): Self.joined(shape.expectation, "null")
        case .list: "an array"
        case .either(let first, let second): Self.joined(first.expectation, second.expectation)
        case .object(let shape) where shape.keys.count <= 4: "an object with \(Self.oneOf(shape.keys.map(\.name)))"
        case .object(let shape): "an object: \(shape.noun)"
        case .map, .conditions, .anyObject: "an object"
        case .entry: "an object: a tab or a section"
        case .condition: "a condition's name"
        }
    }

    /// The words as a choice: `"a", "b" or "c"`.
    private static func oneOf(_ words: [String]) -> String {
        words.isEmpty ? "nothing" : WordList.or(words.map { "\"\($0)\"" })
    }

    /// Two expectations as one, with a comma where the first has an "or" of its own.
    private static func joined(_ first: String, _ second: String) -> String {
        "\(first)\(first.contains(" or ") ? "," : "") or \(second)"
    }

    /// The key of an object that can be here and that takes a word; nil if there is none.
    public func key(ofWord word: String) -> String? {
        switch self {
        case .either(let first, let second): first.key(ofWord: word) ?? second.key(ofWord: word)
        case .orNull(let shape): shape.key(ofWord: word)
        case .object(let shape):
            shape.keys.first { rule in
                if case .choice(let choice) = rule.shape { choice.words.contains(word) } else { false }
            }?.name
        default: nil
        }
    }

    /// Whether nothing but a string is wanted, so that a YAML plain scalar counts as written, even if it is a number.
    public var takesTextOnly: Bool {
        switch self {
        case .text, .imagePath, .catalogPath, .stringsPath, .choice, .condition: true
        case .orNull(let shape): shape.takesTextOnly
        case .either(let text, .object): text.isFreeText
        default: false
        }
    }

    /// Whether any text will do.
    public var isFreeText: Bool {
        switch self {
        case .text: true
        case .orNull(let shape), .either(let shape, .object): shape.isFreeText
        default: false
        }
    }
}

/// Which paths an image may have.
public enum ImagePath {
    /// The same as ``problem(of:)`` for editors, as a regular expression of JSON Schema.
    public static let pattern =
        "^(?![A-Za-z][A-Za-z0-9+.-]*:)(?!/)(?!(?:.*/)?\\.\\.(?:/|$))[^\\\\\\u0000-\\u001F\\u007F]+$"

    /// What is wrong with a path, behind its quotation; nil if it is relative and stays in its folder.
    public static func problem(of path: String) -> String? {
        if path.isEmpty { return "is not a path. Name an image file." }
        if path.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
            return "contains a control character. Name an image file."
        }
        let bytes = Array(path.utf8)
        if bytes.contains(UInt8(ascii: "\\")) { return "contains a backslash. Separate directories by \"/\"." }
        if hasScheme(path) { return "is a URL. Images must be files beside the spec; nothing is fetched." }
        if bytes.first == UInt8(ascii: "/") { return "is an absolute path. Write it relative to the spec's directory." }
        if bytes.split(separator: UInt8(ascii: "/")).contains(Array("..".utf8)[...]) {
            return "leaves the spec's directory. Put the image beside the spec."
        }
        return nil
    }

    /// Whether a path begins like `https:` or `C:` (RFC 3986 section 3.1).
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

/// Which paths an asset catalog may have: those of an image, to a folder with the catalog's ending.
public enum CatalogPath {
    private static let ending = ".xcassets"

    /// The same as ``problem(of:)`` for editors, as a regular expression of JSON Schema.
    public static let pattern = String(ImagePath.pattern.dropLast(2)) + "*\\.xcassets/?$"

    /// What is wrong with a path, behind its quotation; nil if it can be an asset catalog in the spec's folder.
    public static func problem(of path: String) -> String? {
        let name = path.hasSuffix("/") ? path.dropLast() : path[...]
        guard name.hasSuffix(ending) else { return "is not an asset catalog. Name a folder that ends in \(ending)." }
        return ImagePath.problem(of: path)
    }
}

/// Which paths a strings catalog may have: those of an image, to a file with the catalog's ending.
public enum StringsPath {
    private static let ending = ".xcstrings"

    /// The same as ``problem(of:)`` for editors, as a regular expression of JSON Schema.
    public static let pattern = String(ImagePath.pattern.dropLast(2)) + "*\\.xcstrings$"

    /// What is wrong with a path, behind its quotation; nil if it can be a strings catalog in the spec's folder.
    public static func problem(of path: String) -> String? {
        guard path.hasSuffix(ending) else { return "is not a strings catalog. Name a file that ends in \(ending)." }
        guard ImagePath.problem(of: path) != nil else { return nil }
        return "is not in the spec's directory. Name a file beside the spec, with \"/\" between directories."
    }
}

/// The ids of findings: `R5.` and a number.
public enum LintKey {
    /// The same as ``isValid(_:)`` for editors, as a regular expression of JSON Schema.
    public static let pattern = "^R5\\.[1-9][0-9]{0,2}$"

    /// Whether a key is the id of a finding.
    public static func isValid(_ key: String) -> Bool {
        let digits = Array(key.utf8.dropFirst(3))
        return key.hasPrefix("R5.") && 1...3 ~= digits.count && digits.first != UInt8(ascii: "0")
            && digits.allSatisfy { 0x30...0x39 ~= $0 }
    }
}

/// The ids of conditions: names that Swift takes for a property.
public enum ConditionKey {
    /// The same as ``isValid(_:)`` for editors, as a regular expression of JSON Schema.
    public static let pattern = "^[A-Za-z_][A-Za-z0-9_]{0,63}$"

    /// Whether a key can be the id of a condition.
    public static func isValid(_ key: String) -> Bool {
        guard 1...64 ~= key.utf8.count, let first = key.utf8.first, !(0x30...0x39 ~= first) else { return false }
        return key.utf8.allSatisfy { byte in
            Unicode.Scalar(byte).properties.isAlphabetic && byte < 0x80 || 0x30...0x39 ~= byte || byte == 0x5F
        }
    }
}
