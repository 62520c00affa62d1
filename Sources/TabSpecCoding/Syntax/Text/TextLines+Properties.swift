/// The tokens that can precede YAML's values: anchors, tags, question marks (YAML 1.2, chapters 6 to 8).
extension TextLines {
    /// Returns the offset of the content after a number of anchors and tags.
    func skipProperties(_ offset: Int, count: Int) -> Int {
        (0..<count).reduce(offset) { place, _ in skipSpace(endOfProperty(place)) }
    }

    private func endOfProperty(_ offset: Int) -> Int {
        let rest = bytes[offset...]
        if rest.starts(with: "!<".utf8) { return rest.firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.count }
        let isAnchor = rest.first == UInt8(ascii: "&")
        return rest.dropFirst().firstIndex { isAnchor ? !Self.isNameOfAnchor($0) : !Self.isNameOfTag($0) }
            ?? bytes.count
    }

    private static func isNameOfAnchor(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "-"): true
        default: false
        }
    }

    private static func isNameOfTag(_ byte: UInt8) -> Bool { 0x21...0x7E ~= byte && !SyntaxScalars.isFlowMark(byte) }

    /// Skips blanks, comments and all line ends of libyaml, which follows YAML 1.1.
    private func skipSpace(_ offset: Int) -> Int {
        var place = offset
        var isInComment = false
        while let byte = byte(at: place) {
            let width = widthOfBreak(place)
            if width > 0 { isInComment = false }
            guard width > 0 || isInComment || Self.isBlank(byte) || byte == UInt8(ascii: "#") else { break }
            if byte == UInt8(ascii: "#") { isInComment = true }
            place += max(width, 1)
        }
        return place
    }

    /// Returns the number of bytes of a line end; in YAML 1.1, U+0085, U+2028 and U+2029 are line ends, too.
    private func widthOfBreak(_ offset: Int) -> Int {
        if Self.isBreak(bytes[offset]) { return 1 }
        let rest = bytes[offset...]
        if rest.starts(with: [0xC2, 0x85]) { return 2 }
        return rest.starts(with: [0xE2, 0x80, 0xA8]) || rest.starts(with: [0xE2, 0x80, 0xA9]) ? 3 : 0
    }

    /// Returns a Boolean value that indicates whether a question mark makes this an explicit key.
    func isBehindQuestionMark(_ offset: Int) -> Bool {
        var place = offset
        while place > start, bytes[place - 1] <= 0x20 {
            place -= 1
        }
        return place > start && place < offset && bytes[place - 1] == UInt8(ascii: "?")
    }

    /// Returns the end of a string after `|` or `>` that is read up to an offset: of its last line, without that line's
    /// break.
    ///
    /// Blank lines at its end belong to it only if it keeps them (`+`).
    func endOfBlock(_ start: Int, readTo offset: Int) -> Int {
        let header = lineEnd(start)
        let keeps = bytes[start..<header].prefix { $0 > 0x20 }.contains(UInt8(ascii: "+"))
        var end = max(header, offset)
        if end > header, Self.isBreak(bytes[end - 1]) { end = lineEnd(before: end) }
        while !keeps, end > header, bytes[lineStart(end)..<end].allSatisfy({ $0 == 0x20 }) {
            end = max(header, lineEnd(before: lineStart(end)))
        }
        return end
    }
}
