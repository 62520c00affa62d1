/// Reads `.stringsdict` files: property lists in XML with the forms that a text has for a number or a width.
enum StringsDictFile {
    /// The texts by key, each in its `other` form or at its greatest width; what can't be read is passed over.
    ///
    /// Keys with the suffix ``one`` have the texts for the number one, where they are others.
    static func read(_ bytes: [UInt8]) -> [String: String] {
        var reader = PropertyListReader(String(decoding: bytes, as: UTF8.self))
        let root = reader.root()
        var texts = root.compactMapValues { text($0, form: "other") }
        for (key, entry) in root {
            if let text = text(entry, form: "one"), text != texts[key] { texts[key + one] = text }
        }
        return texts
    }

    /// The suffix of keys for the number one, which no key of a file has.
    static let one = "\0one"

    private static func text(_ entry: PropertyListNode, form: String) -> String? {
        guard case .dictionary(let rules) = entry else { return nil }
        if case .dictionary(let widths)? = rules["NSStringVariableWidthRuleType"] {
            let widest = widths.compactMap { key, text in Int(key).map { (width: $0, text: text) } }
                .max { $0.width < $1.width }
            return widest?.text.string
        }
        guard let format = rules["NSStringLocalizedFormatKey"]?.string else { return nil }
        return filled(format, with: rules, form: form)
    }

    /// A format with a form of each of its variables, `%#@name@` or `%1$#@name@`.
    private static func filled(_ format: String, with rules: [String: PropertyListNode], form: String) -> String {
        var (filled, rest) = ("", format[...])
        while let place = rest.firstIndex(of: "%") {
            filled += rest[..<place]
            let specifier = rest[place...].dropFirst()
            let mark = specifier.drop { $0.isNumber || $0 == "$" }
            guard mark.hasPrefix("#@"), let end = mark.dropFirst(2).firstIndex(of: "@"),
                case .dictionary(let forms)? = rules[String(mark.dropFirst(2)[..<end])],
                let text = (forms[form] ?? forms["other"])?.string
            else {
                filled += "%"
                rest = specifier
                continue
            }
            filled += text
            rest = mark[mark.index(after: end)...]
        }
        return filled + rest
    }
}

/// A value of a property list, as far as tables of texts have them.
private indirect enum PropertyListNode {
    case text(String)
    case dictionary([String: PropertyListNode])

    var string: String? { if case .text(let text) = self { text } else { nil } }
}

/// Walks over the tags of one file, without nesting calls.
private struct PropertyListReader {
    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    /// The dictionary that is all of the list; empty if there is none.
    mutating func root() -> [String: PropertyListNode] {
        var open: [(key: String?, members: [String: PropertyListNode])] = []
        var key: String?
        while let tag = nextTag() {
            switch tag {
            case "key": key = content()
            case "string": add(.text(content()), &key, to: &open)
            case "dict":
                open.append((key, [:]))
                key = nil
            case "/dict":
                guard let closed = open.popLast() else { return [:] }
                if open.isEmpty { return closed.members }
                key = closed.key
                add(.dictionary(closed.members), &key, to: &open)
            case "string/": add(.text(""), &key, to: &open)
            case "dict/", "true/", "false/": key = nil
            default: continue
            }
        }
        // What is cut off ends where it is.
        return open.first?.members ?? [:]
    }

    private func add(
        _ node: PropertyListNode,
        _ key: inout String?,
        to open: inout [(key: String?, members: [String: PropertyListNode])]
    ) {
        if let name = key, !open.isEmpty { open[open.count - 1].members[name] = node }
        key = nil
    }

    /// The next tag's name, without attributes; comments and declarations are skipped.
    private mutating func nextTag() -> String? {
        while let start = rest.firstIndex(of: "<") {
            rest = rest[start...].dropFirst()
            if rest.hasPrefix("!--") {
                rest = rest.firstRange(of: "-->").map { rest[$0.upperBound...] } ?? ""
                continue
            }
            guard let end = rest.firstIndex(of: ">") else { return nil }
            let tag = rest[..<end]
            rest = rest[end...].dropFirst()
            if tag.hasPrefix("?") || tag.hasPrefix("!") { continue }
            return String(tag.prefix { !$0.isWhitespace })
        }
        return nil
    }

    /// The text up to the next tag.
    private mutating func content() -> String {
        let text = rest.prefix { $0 != "<" }
        rest = rest[text.endIndex...]
        return text.withoutEntities
    }
}

extension Substring {
    /// The text with XML's entities resolved.
    fileprivate var withoutEntities: String {
        var (text, rest) = ("", self)
        while let start = rest.firstIndex(of: "&") {
            text += rest[..<start]
            let entity = rest[start...].dropFirst().prefix { $0 != ";" && $0 != "&" }
            rest = rest[entity.endIndex...]
            guard rest.first == ";", let character = Self.character(entity) else {
                text += "&\(entity)"
                continue
            }
            text.append(character)
            rest = rest.dropFirst()
        }
        return text + rest
    }

    private static func character(_ entity: Substring) -> Character? {
        let named: [Substring: Character] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
        if let character = named[entity] { return character }
        guard entity.first == "#" else { return nil }
        let digits = entity.dropFirst()
        let code = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return code.flatMap(Unicode.Scalar.init).map(Character.init)
    }
}
