/// The visible marks of invisible characters: direction overrides, isolates, and control characters (S32).
///
/// A title must not be able to reverse the text beside it, so these become marks such as `[RLO]`; controls become their
/// pictures, such as `␀`.
enum VisibleMarks {
    static func shown(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { mark($0) != nil }) else { return text }
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            if let mark = mark(scalar) {
                result += mark
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }

    private static func mark(_ scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0x00...0x1F: String(Unicode.Scalar(0x2400 + scalar.value).map(Character.init) ?? "\u{FFFD}")
        case 0x7F: "\u{2421}"
        case 0x80...0x9F: "\u{FFFD}"
        default: directionMarks[scalar.value].map { "[\($0)]" }
        }
    }

    private static let directionMarks: [UInt32: String] = [
        0x061C: "ALM", 0x200E: "LRM", 0x200F: "RLM",
        0x202A: "LRE", 0x202B: "RLE", 0x202C: "PDF", 0x202D: "LRO", 0x202E: "RLO",
        0x2066: "LRI", 0x2067: "RLI", 0x2068: "FSI", 0x2069: "PDI",
    ]
}
