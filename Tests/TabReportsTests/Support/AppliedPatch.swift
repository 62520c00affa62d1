import Testing

/// Does what `patch` does with a unified diff, and refuses one that does not fit to the letter.
enum AppliedPatch {
    static func text(_ patch: String, to old: String) throws -> String {
        let lines = lines(of: old)
        let patchLines = Array(Self.lines(of: patch).dropFirst(2))
        var result: [String] = []
        var next = 0
        for (index, line) in patchLines.enumerated() {
            let isUnended = patchLines.indices.contains(index + 1) && patchLines[index + 1].hasPrefix("\\")
            let content = String(isUnended ? line.dropFirst().dropLast() : line.dropFirst())
            switch line.first {
            case "@":
                let match = try #require(line.wholeMatch(of: /@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,\d+)? @@\n/))
                let first = try #require(Int(match.1))
                let start = match.2 == "0" ? first : first - 1
                result += lines[next..<start]
                next = start
            case " ", "-":
                try #require(lines[next] == content)
                if line.hasPrefix(" ") { result.append(content) }
                next += 1
            case "+": result.append(content)
            default: try #require(line == "\\ No newline at end of file\n")
            }
        }
        return (result + lines[next...]).joined()
    }

    /// The lines, each with its end.
    private static func lines(of text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) + "\n" }
        let last = lines.removeLast().dropLast()
        return lines + (last.isEmpty ? [] : [String(last)])
    }
}
