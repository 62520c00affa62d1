import TestTools

/// Makes texts of JSON and YAML that are right or nearly so, the same ones for the same seed.
struct TextMaker {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    /// JSON text; every second one is spoiled.
    mutating func json() -> String {
        let text = space() + jsonValue(depth: 0) + space()
        return chance(2) ? text : spoiled(text, Self.jsonMorsels)
    }

    /// YAML text; every second one is spoiled.
    mutating func yaml() -> String {
        var anchors: [String] = []
        let head = pick(["", "", "", "# c\n", "---\n", "--- # c\n", "%YAML 1.2\n---\n"])
        let text = head + block(indent: 0, depth: 0, &anchors) + pick(["", "", "", "...\n", "# end", "\n\n"])
        return chance(2) ? text : spoiled(text, Self.yamlMorsels)
    }

    /// Morsels in any order.
    mutating func scraps() -> String {
        (0..<(1 + below(16))).map { _ in pick(Self.jsonMorsels + Self.yamlMorsels) }.joined()
    }

    private mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    private mutating func chance(_ count: Int) -> Bool { below(count) == 0 }
    private mutating func pick(_ texts: [String]) -> String { texts[below(texts.count)] }

    private mutating func spoiled(_ text: String, _ morsels: [String]) -> String {
        var scalars = Array(text.unicodeScalars)
        for _ in 0..<(1 + below(2)) where !scalars.isEmpty {
            let place = below(scalars.count)
            switch below(3) {
            case 0: scalars.remove(at: place)
            case 1: scalars.insert(contentsOf: pick(morsels).unicodeScalars, at: place)
            default: scalars.swapAt(place, below(scalars.count))
            }
        }
        return String(String.UnicodeScalarView(scalars))
    }

    static let jsonMorsels = [
        "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\u00e9", "\\uD83D\\uDE00", "\\uD83D", "\\x", "null", "True",
        "-", "0", "01", "1.", ".5", "1e", "2E+3", "é", "😀", "\u{1}", "\t", "\n", "\r\n", " ", "'", "//", "#",
    ]

    static let yamlMorsels = [
        "- ", "? ", ": ", "a: ", "\n", "\n  ", "\n- ", "|\n", ">-\n ", "|+2\n", "&a ", "*a", "*a b", "*", "<<: ",
        "!!str ", "!!int ", "!x ", "!<tag:yaml.org,2002:str> ", "# c", " #", "---\n", "...\n", "'", "''", "\"",
        "@", "%", "`", "~", "null", "0x1F", "1_0", "é", "\u{85}", "\u{2028}", "\u{A0}", "{", "[", "]", "}", ",",
    ]
}

// MARK: - JSON

extension TextMaker {
    private mutating func space() -> String { pick(["", "", "", " ", "\n", "\r\n", "\t", "  "]) }

    private mutating func jsonValue(depth: Int) -> String {
        switch below(depth > 4 ? 5 : 8) {
        case 0: return pick(["true", "false", "null"])
        case 1: return pick(["0", "-0", "7", "-12", "9007199254740993", "9223372036854775807"])
        case 2: return pick(["0.25", "1.0", "12e2", "5E-1", "-1.5e+3", "100000000000000000000"])
        case 3, 4: return jsonString()
        case 5, 6:
            let members = (0..<below(4)).map { number in
                space() + jsonString(tail: "\(number)") + space() + ":" + space() + jsonValue(depth: depth + 1)
                    + space()
            }
            return "{" + members.joined(separator: ",") + (members.isEmpty ? space() : "") + "}"
        default:
            let elements = (0..<below(4)).map { _ in space() + jsonValue(depth: depth + 1) + space() }
            return "[" + elements.joined(separator: ",") + (elements.isEmpty ? space() : "") + "]"
        }
    }

    private mutating func jsonString(tail: String = "") -> String {
        let parts = [
            "a", "é", "😀", " ", "\\n", "\\\"", "\\\\", "\\/", "\\u00e9", "\\uD83D\\uDE00", "{", ":", "#", "\u{2028}",
        ]
        return "\"" + (0..<below(4)).map { _ in pick(parts) }.joined() + tail + "\""
    }
}

// MARK: - YAML

extension TextMaker {
    /// A value as lines that are indented so; the first line's indentation is there already.
    private mutating func block(indent: Int, depth: Int, _ anchors: inout [String]) -> String {
        let lead = String(repeating: " ", count: indent)
        let isList = chance(3)
        let step = 1 + below(3)
        var lines: [String] = []
        for number in 0..<(1 + below(3)) {
            let start = (lines.isEmpty ? "" : lead) + (isList ? "-" : key(number, &anchors) + ":")
            if depth < 3, chance(3) {
                let inner = block(indent: indent + step, depth: depth + 1, &anchors)
                let isOnLine = isList && chance(2)
                let gap = isOnLine ? String(repeating: " ", count: step > 1 ? step - 1 : 1) : ""
                let inside = isOnLine && step == 1 ? block(indent: indent + 2, depth: depth + 1, &anchors) : inner
                lines.append(
                    start + (isOnLine ? gap + inside : "\n" + lead + String(repeating: " ", count: step) + inner)
                )
            } else {
                lines.append(
                    start + pick([" ", " ", " ", "  "]) + value(indent + 1, &anchors)
                        + pick(["\n", "\n", " # c\n", "\n\n"])
                )
            }
        }
        return lines.joined()
    }

    private mutating func key(_ number: Int, _ anchors: inout [String]) -> String {
        let name = pick(["a", "title", "é x", "k 'y"]) + "\(number)"
        return pick([
            name, name, name, "\"\(name)\"", "'\(name.replacing("'", with: "''"))'", "&k\(number) \(name)",
            "? \(name)\n",
        ])
    }

    private mutating func value(_ indent: Int, _ anchors: inout [String]) -> String {
        let lead = String(repeating: " ", count: indent)
        switch below(14) {
        case 0: return ""
        case 1: return "\"a \\u00e9\\n\(pick(["", "\n\(lead) b", "\\\n\(lead)c"]))\""
        case 2: return "'it''s\(pick(["", "\n\(lead) b"]))'"
        case 3: return "|\(pick(["", "-", "+"]))\n\(lead)  é\n\(lead)   b\n" + pick(["", "\n", "  \n"])
        case 4: return ">\(pick(["", "-", "+"])) # c\n\(lead)  a\n\n\(lead)  b"
        case 5: return "plain é\n\(lead) and more"
        case 6:
            anchors.append("a\(anchors.count)")
            return "&\(anchors[anchors.count - 1]) " + pick(["x", "[1, 2]", "{b: 1}", "!!str 5"])
        case 7: return anchors.isEmpty ? "x" : "*\(anchors[below(anchors.count)])"
        case 8: return pick(["!!str 12", "!!int \"5\"", "! x", "!<tag:yaml.org,2002:str> y"])
        case 9:
            return "[" + (0..<below(3)).map { _ in flow() }.joined(separator: pick([", ", ",", " ,\n\(lead)"])) + "]"
        case 10:
            return "{" + (0..<below(3)).map { "k\($0): " + flow() }.joined(separator: pick([", ", ",\n\(lead)"])) + "}"
        default: return pick(["x", "x y", "1", "1.5", "true", "No", "~", "a:b", "a#b", "-1", "2026-11-21", "é"])
        }
    }

    private mutating func flow() -> String {
        pick([
            "x", "1", "\"é\"", "'b'", "[]", "{}", "[a, [b]]", "{a: 1}", "{a}", "{a: , b: 2}", "a: 1", "\"k\": v",
            "null",
        ])
    }
}
