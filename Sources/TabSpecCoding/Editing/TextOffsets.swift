import TabModel

/// Turns lines and columns, asked for in rising order, into byte offsets: ``PlaceCounter`` the other way round.
///
/// Each byte is looked at once.
struct TextOffsets {
    private let bytes: [UInt8]
    private var offset: Int
    private var place = SourceLocation(line: 1, column: 1)

    init(_ text: SourceText) {
        bytes = text.bytes
        offset = text.start
    }

    /// The byte at a place; nil for one behind the text or before one asked for earlier.
    mutating func offset(of target: SourceLocation) -> Int? {
        while place < target, offset < bytes.count {
            step()
        }
        return place == target ? offset : nil
    }

    private mutating func step() {
        let byte = bytes[offset]
        let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
        offset += 1
        switch byte {
        case UInt8(ascii: "\r") where next == UInt8(ascii: "\n"):
            break
        case UInt8(ascii: "\r"), UInt8(ascii: "\n"):
            place = SourceLocation(line: place.line + 1, column: 1)
        default:
            while offset < bytes.count, 0x80...0xBF ~= bytes[offset] {
                offset += 1
            }
            place.column += 1
        }
    }
}
