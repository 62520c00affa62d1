import TabModel

/// Turns byte offsets, asked for in rising order, into lines and columns.
///
/// Lines end with LF, CR LF or CR; columns count Unicode scalars. Each byte is looked at once, so placing every value of
/// a text takes time in proportion to its length, however long its lines are.
struct PlaceCounter {
    private let bytes: [UInt8]
    private var offset: Int
    private var line = 1
    private var column = 1

    init(_ text: SourceText) {
        bytes = text.bytes
        offset = text.start
    }

    /// The place of the byte at an offset; offsets that lie behind one asked for before get that one's place.
    mutating func place(at target: Int) -> SourceLocation {
        while offset < target {
            step()
        }
        return SourceLocation(line: line, column: column)
    }

    private mutating func step() {
        let byte = bytes[offset]
        switch byte {
        case UInt8(ascii: "\n") where isSecondOfPair, 0x80...0xBF:
            break
        case UInt8(ascii: "\r"), UInt8(ascii: "\n"):
            line += 1
            column = 1
        default:
            column += 1
        }
        offset += 1
    }

    /// Whether the present byte is the LF of a CR LF.
    private var isSecondOfPair: Bool {
        offset > 0 && bytes[offset - 1] == UInt8(ascii: "\r")
    }
}
