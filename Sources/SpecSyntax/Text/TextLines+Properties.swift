/// What may stand before YAML's values: anchors, tags, question marks (YAML 1.2, chapters 6 to 8).
extension TextLines {
    /// The content behind an anchor and a tag.
    func skipProperties(_ offset: Int) -> Int {
        let end = endOfProperties(offset)
        return end == offset ? offset : skipComments(end)
    }

    /// Behind an anchor and a tag; the offset itself where there are none.
    func endOfProperties(_ offset: Int) -> Int {
        var end = offset
        var place = offset
        while let first = byte(at: place), first == UInt8(ascii: "&") || first == UInt8(ascii: "!") {
            end = endOfWord(place)
            place = skipComments(end)
        }
        return end
    }

    private func endOfWord(_ offset: Int) -> Int {
        var place = offset
        let isVerbatim = bytes[offset...].starts(with: "!<".utf8)
        let stops = Array((isVerbatim ? "" : ",[]{}").utf8)
        while place < bytes.count, 0x21...0x7E ~= bytes[place], !stops.contains(bytes[place]) {
            place += 1
        }
        return place
    }

    /// Whether a question mark makes this an explicit key.
    func isBehindQuestionMark(_ offset: Int) -> Bool {
        var place = offset
        while place > start, bytes[place - 1] <= 0x20 {
            place -= 1
        }
        return place > start && place < offset && bytes[place - 1] == UInt8(ascii: "?")
    }

    /// The end of a text behind `|` or `>` that is read up to an offset: of its last line, without that line's break.
    ///
    /// Blank lines at its end belong to it only where it keeps them (`+`).
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
