import CYaml
import SpecSyntax

/// Turns libyaml's marks, which count characters, into offsets of bytes.
///
/// Marks follow the text, so the way from one to the next is short.
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
