import SpecSyntax
import TabModel

extension YAMLReader {
    /// What a scalar is: a string where it is quoted or a block, else what the core schema reads (YAML 1.2, 10.3.2).
    func scalar(_ node: SyntaxNode, at place: SourceLocation) throws(ReadingFailure) -> SourceValue {
        let text = node.text ?? ""
        switch node.tag {
        case nil where node.quote == .plain:
            return SourceValue(YAMLCoreSchema.content(text), at: place, written: text)
        case nil, "str", "!":
            return SourceValue(.string(text), at: place)
        case "int", "bool", "null", "float":
            return SourceValue(YAMLCoreSchema.content(text), at: place)
        default: throw Self.refusal(of: node, at: place)
        }
    }

    /// Refuses tags other than those of the core schema (S45).
    func checkTag(_ node: SyntaxNode, _ expected: String, at place: SourceLocation) throws(ReadingFailure) {
        guard let tag = node.tag, tag != "!", tag != expected else { return }
        throw Self.refusal(of: node, at: place)
    }

    private static func refusal(of node: SyntaxNode, at place: SourceLocation) -> ReadingFailure {
        let text = "The tag \((node.tag ?? "").quoted) is not understood here. Remove it."
        return ReadingFailure(id: "syntax", text: text, place: place)
    }
}

extension SyntaxNode {
    /// The tag's name without the prefix of YAML's own tags; nil where none is written.
    fileprivate var tag: String? {
        let prefix = "tag:yaml.org,2002:"
        guard let tag = properties.tag, !tag.isEmpty else { return nil }
        return tag.hasPrefix(prefix) ? String(tag.dropFirst(prefix.count)) : tag
    }
}

/// What plain scalars mean in the core schema.
enum YAMLCoreSchema {
    static func content(_ text: String) -> SourceValue.Content {
        switch text {
        case "", "~", "null", "Null", "NULL": .null
        case "true", "True", "TRUE": .bool(true)
        case "false", "False", "FALSE": .bool(false)
        default: number(text) ?? .string(text)
        }
    }

    private static func number(_ text: String) -> SourceValue.Content? {
        if let digits = text.dropping("0x") { return whole(digits, radix: 16, text) }
        if let digits = text.dropping("0o") { return whole(digits, radix: 8, text) }
        var rest = Substring(text)
        if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
        guard !rest.isEmpty, rest.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        if rest.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) { return Int(text).map { .integer($0) } ?? .tooLarge(text) }
        return isFloat(rest) ? NumberReading.content(ofFraction: text) : nil
    }

    private static func whole(_ digits: Substring, radix: Int, _ text: String) -> SourceValue.Content? {
        guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.hexDigitValue.map { $0 < radix } == true })
        else { return nil }
        return Int(digits, radix: radix).map { .integer($0) } ?? .tooLarge(text)
    }

    /// Digits with a point, an exponent or both.
    private static func isFloat(_ text: Substring) -> Bool {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
        guard parts.count <= 2, let mantissa = parts.first else { return false }
        let digits = mantissa.split(separator: ".", omittingEmptySubsequences: false)
        guard digits.count <= 2, digits.contains(where: { !$0.isEmpty }), digits.allSatisfy(\.isDigits) else {
            return false
        }
        guard parts.count == 2, let exponent = parts.last else { return true }
        let power = exponent.first == "-" || exponent.first == "+" ? exponent.dropFirst() : exponent
        return !power.isEmpty && power.isDigits
    }
}

extension Substring {
    fileprivate var isDigits: Bool { utf8.allSatisfy { 0x30...0x39 ~= $0 } }
}

extension String {
    fileprivate func dropping(_ prefix: String) -> Substring? {
        hasPrefix(prefix) ? dropFirst(prefix.count) : nil
    }
}
