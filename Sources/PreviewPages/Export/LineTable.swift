/// Stretches of lines that are written once, however many frames have them.
struct LineTable {
    private(set) var stretches: [String] = []
    private var places: [String: Int] = [:]
    /// How many bytes the stretches have together.
    private(set) var size = 0

    /// A text as runs: the place of a first stretch and how many follow each other, over and over.
    ///
    /// A line that stands in the text more than once, such as a closing tag, belongs to the stretch before it: so what
    /// follows each other in one frame does so in the next, but for the few places where they differ.
    mutating func runs(of text: String) -> [Int] {
        var runs: [Int] = []
        for stretch in Self.stretches(of: text) {
            let place = place(of: stretch)
            if let count = runs.last, runs[runs.count - 2] + count == place {
                runs[runs.count - 1] = count + 1
            } else {
                runs += [place, 1]
            }
        }
        return runs
    }

    private static func stretches(of text: String) -> [String] {
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { Substring($0) }
        let counts = lines.reduce(into: [Substring: Int]()) { $0[$1, default: 0] += 1 }
        return lines.reduce(into: []) { stretches, line in
            if counts[line] == 1 || stretches.isEmpty {
                stretches.append(String(line))
            } else {
                stretches[stretches.count - 1] += "\n\(line)"
            }
        }
    }

    private mutating func place(of stretch: String) -> Int {
        if let known = places[stretch] { return known }
        places[stretch] = stretches.count
        stretches.append(stretch)
        size += stretch.utf8.count
        return stretches.count - 1
    }
}
