/// Where scalars end, in texts that may be broken.
enum LooseScalars {
    /// A text in quotes; without closing quote it ends with its line.
    static func quoted(_ text: LooseBytes, at start: Int) -> LooseToken {
        let quote = text.bytes[start]
        let isDouble = quote == UInt8(ascii: "\"")
        var offset = start + 1
        while let byte = text.byte(offset), !isBreak(byte) {
            if byte == quote {
                if isDouble || text.byte(offset + 1) != quote {
                    return LooseToken(range: start..<(offset + 1), quote: isDouble ? .double : .single)
                }
                offset += 1
            } else if isDouble, byte == UInt8(ascii: "\\"), let next = text.byte(offset + 1), !isBreak(next) {
                offset += 1
            }
            offset += 1
        }
        return LooseToken(range: start..<offset, quote: isDouble ? .double : .single, isClosed: false)
    }

    /// A word of JSON: up to what can't belong to it.
    static func word(_ text: LooseBytes, at start: Int) -> LooseToken {
        var offset = start
        while let byte = text.byte(offset), byte > 0x20, !isFlowMark(byte), byte != UInt8(ascii: ":"),
            byte != UInt8(ascii: "\"")
        {
            offset += 1
        }
        return LooseToken(range: start..<max(offset, start + 1), quote: .plain)
    }

    /// A plain text of YAML on one line, without blanks at its end.
    ///
    /// It ends before a comment, before a colon that ends a key, and inside of brackets before their marks.
    static func plain(_ text: LooseBytes, at start: Int, inFlow: Bool) -> LooseToken {
        var offset = start
        var end = start + 1
        while let byte = text.byte(offset), !isBreak(byte) {
            if inFlow, isFlowMark(byte) { break }
            if byte == UInt8(ascii: ":"), endsKey(text, at: offset, inFlow: inFlow) { break }
            if byte == UInt8(ascii: "#"), offset > start, isBlank(text.bytes[offset - 1]) { break }
            offset += 1
            if !isBlank(byte) { end = offset }
        }
        return LooseToken(range: start..<max(end, min(start + 1, text.bytes.count)), quote: .plain)
    }

    /// Whether a colon ends a key of YAML.
    static func endsKey(_ text: LooseBytes, at colon: Int, inFlow: Bool) -> Bool {
        guard let next = text.byte(colon + 1) else { return true }
        return isBlank(next) || isBreak(next) || inFlow && isFlowMark(next)
    }

    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    static func isFlowMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
        default: false
        }
    }

    /// The first offset from here on that is no blank.
    static func skipBlank(_ text: LooseBytes, _ start: Int) -> Int {
        var offset = start
        while let byte = text.byte(offset), isBlank(byte) { offset += 1 }
        return offset
    }

    /// The end of the line, before its break.
    static func lineEnd(_ text: LooseBytes, _ start: Int) -> Int {
        var offset = start
        while let byte = text.byte(offset), !isBreak(byte) { offset += 1 }
        return offset
    }
}
