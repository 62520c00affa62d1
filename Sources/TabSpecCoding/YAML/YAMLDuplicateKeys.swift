import TabModel
import Yams

/// Keeps reading where Yams stops: at a key that stands twice in one mapping.
///
/// Yams gives up then and names one of the two places. That key is set aside: a name of the same length that nobody uses
/// is written over it, so that all columns stay right, and Yams reads again. The reader puts the key back, and the
/// checker reports the repetition together with everything else.
struct YAMLDuplicateKeys {
    /// How often Yams reads again before one diagnostic ends the reading.
    private static let most = 32

    /// The text with the keys written over.
    private(set) var text: String
    /// The keys that were, by place.
    private(set) var keys: [SourceLocation: String] = [:]

    init(_ text: String) {
        self.text = text
    }

    /// Sets the key at a mark aside; false where that can't be done.
    mutating func setAside(_ key: String, at mark: Mark) -> Bool {
        guard keys.count < Self.most, key != "<<" else { return false }
        var scalars = Array(text.unicodeScalars)
        guard let start = Self.offset(of: mark, in: scalars), let range = Self.range(of: key, from: start, in: scalars),
            let filler = Unicode.Scalar(UInt32(0xF0000 + keys.count))
        else { return false }
        keys[SourceLocation(mark)] = key
        scalars.replaceSubrange(range, with: repeatElement(filler, count: range.count))
        text = String(String.UnicodeScalarView(scalars))
        return true
    }

    private static func offset(of mark: Mark, in scalars: [Unicode.Scalar]) -> Int? {
        var line = 1
        var offset = 0
        while line < mark.line, offset < scalars.count {
            let isPair = scalars[offset] == "\r" && offset + 1 < scalars.count && scalars[offset + 1] == "\n"
            if scalars[offset].endsLineInYAML, !isPair { line += 1 }
            offset += 1
        }
        let start = offset + mark.column - 1
        return start < scalars.count ? start : nil
    }

    /// Where the key's own characters stand: without quotes, at least one.
    private static func range(of key: String, from start: Int, in scalars: [Unicode.Scalar]) -> Range<Int>? {
        let range: Range<Int>
        switch scalars[start] {
        case "\"": range = quoted(from: start + 1, by: "\"", escape: "\\", in: scalars)
        case "'": range = quoted(from: start + 1, by: "'", escape: "'", in: scalars)
        default:
            let plain = Array(key.unicodeScalars)
            guard scalars[start...].starts(with: plain) else { return nil }
            range = start..<(start + plain.count)
        }
        return range.isEmpty || scalars[range].contains(where: \.endsLineInYAML) ? nil : range
    }

    private static func quoted(
        from start: Int,
        by quote: Unicode.Scalar,
        escape: Unicode.Scalar,
        in scalars: [Unicode.Scalar]
    ) -> Range<Int> {
        var end = start
        while end < scalars.count {
            let isEscape = scalars[end] == escape && (escape != quote || scalars.dropFirst(end + 1).first == quote)
            if !isEscape, scalars[end] == quote { break }
            end += isEscape ? 2 : 1
        }
        return start..<min(end, scalars.count)
    }
}

extension Unicode.Scalar {
    /// Whether libyaml begins a new line behind this character.
    fileprivate var endsLineInYAML: Bool {
        switch value {
        case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
