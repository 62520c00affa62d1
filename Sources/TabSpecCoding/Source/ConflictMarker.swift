import TabModel

/// The first conflict marker of Git in text.
public struct ConflictMarker {
    let line: Int

    /// Returns the sentence about a marker in a line.
    public static func sentence(ofLine line: Int) -> String {
        """
        Line \(line) is a Git conflict marker. Choose one of the two versions, and remove the lines that begin with \
        <<<<<<<, ======= and >>>>>>>.
        """
    }

    /// Creates the first marker in text; nil if there is none.
    init?(in text: SourceText) {
        let lines = text.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let index = lines.firstIndex(where: Self.isMarker) else { return nil }
        line = index + 1
    }

    private static func isMarker(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first, "<|>".utf8.contains(first), line.prefix(7).allSatisfy({ $0 == first }) else {
            return false
        }
        let rest = line.dropFirst(7)
        return line.count >= 7 && (rest.isEmpty || " \r".utf8.contains(rest[rest.startIndex]))
    }
}

extension ReadingFailure {
    /// Returns the failure, or a more specific one if a conflict marker explains it.
    func naming(_ marker: ConflictMarker?) -> ReadingFailure {
        guard let marker, id == "syntax" else { return self }
        var failure = self
        failure.text = ConflictMarker.sentence(ofLine: marker.line)
        failure.place = SourceLocation(line: marker.line, column: 1)
        return failure
    }
}
