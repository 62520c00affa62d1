/// Where YAML's scalars end, and what may stand before them (YAML 1.2, chapters 6 to 8).
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
        let stops = Array(",[]{}".utf8)
        while place < bytes.count, bytes[place] > 0x20, !stops.contains(bytes[place]) {
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

    func endOfDoubleQuoted(_ offset: Int) -> Int? {
        var place = offset + 1
        while let current = byte(at: place) {
            if current == UInt8(ascii: "\"") { return place + 1 }
            place += current == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }

    func endOfSingleQuoted(_ offset: Int) -> Int? {
        var place = offset + 1
        while let current = byte(at: place) {
            if current != UInt8(ascii: "'") {
                place += 1
            } else if byte(at: place + 1) == UInt8(ascii: "'") {
                place += 2
            } else {
                return place + 1
            }
        }
        return nil
    }

    /// The end of a plain text, found by its own characters: only blanks and breaks may be folded.
    func endOfPlain(_ offset: Int, _ text: String) -> Int? {
        var place = offset
        for wanted in text.utf8 where !Self.isBlank(wanted) && !Self.isBreak(wanted) {
            place = skipWhite(place)
            guard byte(at: place) == wanted else { return nil }
            place += 1
        }
        return place
    }

    /// The end of a text behind `|` or `>`: of its last line, without that line's break.
    ///
    /// Blank lines at its end belong to it only where it keeps them (`+`).
    func endOfBlock(_ offset: Int, _ text: String, indent: Int) -> Int? {
        let header = bytes[offset..<lineEnd(offset)].prefix { $0 > 0x20 }
        let keeps = header.contains(UInt8(ascii: "+"))
        let digit = header.first { 0x31...0x39 ~= $0 }.map { max(indent, 0) + Int($0) - 0x30 }
        var end = lineEnd(offset)
        guard text.utf8.contains(where: { !Self.isBreak($0) }) || keeps else { return end }
        var depth = digit
        var line = nextLine(offset)
        while line < bytes.count {
            let content = line + bytes[line...].prefix { $0 == 0x20 }.count
            let isBlank = content == lineEnd(line)
            if !isBlank {
                let found = content - line
                guard found >= depth ?? (indent + 1) else { break }
                depth = depth ?? found
            }
            if !isBlank || keeps { end = lineEnd(line) }
            line = nextLine(line)
        }
        return end
    }
}
