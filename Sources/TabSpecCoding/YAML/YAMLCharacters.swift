import CYaml
import TabModel

/// A check for characters that YAML does not allow in its text (YAML 1.2, production 1).
enum YAMLCharacters {
    static func check(_ text: SourceText) throws(ReadingFailure) {
        let bytes = text.bytes[text.lines.start...]
        guard bytes.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return }
        var offset = text.lines.start
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            guard scalar.isPrintableInYAML else {
                let sentence =
                    "The character \(String(scalar).quoted) is not allowed in YAML. Write it as an escape sequence in double quotes."
                throw text.failure(sentence, at: offset)
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

/// A conversion of libyaml's marks, which count characters, into offsets of bytes.
///
/// Marks follow the text, so the distance from one to the next is short.
struct YAMLMarks {
    private let lines: TextLines
    private let isASCII: Bool
    private var index = 0
    private var offset: Int

    init(_ lines: TextLines) {
        self.lines = lines
        offset = lines.start
        isASCII = lines.bytes[lines.start...].allSatisfy { $0 < 0x80 }
    }

    mutating func offset(_ mark: yaml_mark_t) -> Int {
        let target = Int(mark.index)
        guard !isASCII else { return min(lines.start + target, lines.bytes.count) }
        while index < target, offset < lines.bytes.count {
            repeat { offset += 1 } while offset < lines.bytes.count && 0x80...0xBF ~= lines.bytes[offset]
            index += 1
        }
        while index > target, offset > lines.start {
            repeat { offset -= 1 } while 0x80...0xBF ~= lines.bytes[offset]
            index -= 1
        }
        return offset
    }
}
