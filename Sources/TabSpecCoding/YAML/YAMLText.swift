import TabModel
import Yams

/// A text as Yams gets it: every asterisk replaced by a character that the text does not use.
///
/// So an alias reaches us as a plain scalar that begins with that character, and asterisks elsewhere are put back. Lines
/// and columns stay as they are.
struct YAMLText {
    /// What Yams reads.
    let hidden: String
    /// Behind the last character that is not blank.
    let end: SourceLocation
    private let lines: YAMLLines
    private let mark: Unicode.Scalar
    private let asterisk: Unicode.Scalar = "*"

    init(_ source: SourceText) throws(ReadingFailure) {
        let string = source.string
        var places = PlaceCounter(source)
        try Self.refuseUnprintable(string, source, &places)
        guard let mark = Self.unusedCharacter(in: string) else {
            let start = places.place(at: source.start)
            throw ReadingFailure(id: "limit", text: "The text uses every private character.", place: start)
        }
        self.mark = mark
        lines = YAMLLines(string)
        hidden = String(String.UnicodeScalarView(string.unicodeScalars.map { $0 == "*" ? mark : $0 }))
        let last = source.bytes.lastIndex { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
        end = places.place(at: last.map { $0 + 1 } ?? source.start)
    }

    /// The place of a mark; what lies behind the last character is put right behind it.
    func place(_ mark: Mark?) -> SourceLocation {
        mark.map { min(lines.place($0), end) } ?? end
    }

    /// A text from Yams with its asterisks put back.
    func shown(_ text: String) -> String {
        guard text.unicodeScalars.contains(mark) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == mark ? asterisk : $0 }))
    }

    /// The alias's name if a plain scalar is one.
    func aliasName(_ scalar: String) -> String? {
        guard scalar.unicodeScalars.first == mark else { return nil }
        return shown(String(String.UnicodeScalarView(scalar.unicodeScalars.dropFirst())))
    }

    /// The first private character that the text does not use.
    private static func unusedCharacter(in string: String) -> Unicode.Scalar? {
        let candidates = (0xE000...0xF8FF as ClosedRange<UInt32>).lazy.compactMap { Unicode.Scalar($0) }
        guard string.utf8.contains(where: { $0 == 0xEE || $0 == 0xEF }) else { return candidates.first }
        let used = Set(string.unicodeScalars)
        return candidates.first { !used.contains($0) }
    }

    /// Refuses what YAML does not allow in a text (YAML 1.2, production 1).
    private static func refuseUnprintable(
        _ string: String,
        _ source: SourceText,
        _ places: inout PlaceCounter
    ) throws(ReadingFailure) {
        guard string.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return }
        var offset = source.start
        for scalar in string.unicodeScalars {
            if !scalar.isPrintableInYAML {
                let text =
                    "YAML has no character \(String(scalar).quoted) here. Write it as an escape in double quotes."
                throw ReadingFailure(id: "syntax", text: text, place: places.place(at: offset))
            }
            offset += UTF8.width(scalar)
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isPrintableInYAML: Bool {
        switch value {
        case 0x09, 0x0A, 0x0D, 0x85: true
        case 0x20...0x7E, 0xA0...0xD7FF, 0x1_0000...0x10_FFFF: true
        case 0xFEFF: false
        case 0xE000...0xFFFD: true
        default: false
        }
    }
}
