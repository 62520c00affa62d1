/// Finds the bytes of every value of a JSON text that was read before, by going along with what was read.
struct JSONLocator {
    private let bytes: [UInt8]
    private var position: Int

    static func locate(_ root: SourceValue, in text: SourceText) -> LocatedValue {
        var locator = JSONLocator(bytes: text.bytes, position: text.start)
        return locator.value(root)
    }

    private mutating func value(_ source: SourceValue) -> LocatedValue {
        skipSeparators()
        let start = position
        let content: LocatedValue.Content
        switch source.content {
        case .list(let elements):
            position += 1
            content = .list(elements.map { value($0) }, isFlow: true)
            close()
        case .object(let members):
            position += 1
            content = .object(members.map { member($0) }, isFlow: true)
            close()
        case .string:
            skipString()
            content = .scalar(.double)
        case .null, .bool, .integer, .fraction, .tooLarge:
            skipWord()
            content = .scalar(.plain)
        }
        return LocatedValue(range: start..<position, content: content)
    }

    private mutating func member(_ source: SourceMember) -> LocatedMember {
        skipSeparators()
        let start = position
        skipString()
        let key = start..<position
        return LocatedMember(
            key: source.key,
            start: start,
            keyRange: key,
            keyStyle: .double,
            value: value(source.value)
        )
    }

    /// Skips what stands between values: blanks, commas and colons.
    private mutating func skipSeparators() {
        skip { $0 <= 0x20 || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ":") }
    }

    private mutating func close() {
        skipSeparators()
        position += 1
    }

    private mutating func skipString() {
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        position = min(position + 1, bytes.count)
    }

    private mutating func skipWord() {
        skip { $0 > 0x20 && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "]") && $0 != UInt8(ascii: "}") }
    }

    private mutating func skip(while isSkipped: (UInt8) -> Bool) {
        while position < bytes.count, isSkipped(bytes[position]) {
            position += 1
        }
    }
}
