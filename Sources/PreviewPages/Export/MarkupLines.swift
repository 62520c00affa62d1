/// The distinct lines of markup, each under one number for all its occurrences.
///
/// Lines are equal if their bytes are: as strings they would be normalized for each lookup, which takes longer than
/// drawing them.
struct MarkupLines {
    /// The lines by number.
    private(set) var texts: [String] = []
    private var numbers: [Bytes: Int] = [:]

    private struct Bytes: Hashable {
        let bytes: ArraySlice<UInt8>

        func hash(into hasher: inout Hasher) {
            bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        }
    }

    /// Returns the numbers of a string's lines.
    mutating func numbers(of markup: String) -> [Int] {
        Array(markup.utf8)
            .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { number(of: $0) }
    }

    /// Returns the lines with the numbers, joined by newlines.
    func text(of numbers: some Sequence<Int>) -> String {
        numbers.lazy.map { texts[$0] }.joined(separator: "\n")
    }

    private mutating func number(of line: ArraySlice<UInt8>) -> Int {
        if let cached = numbers[Bytes(bytes: line)] { return cached }
        // The slice would keep the whole array that it was cut from.
        let own = Array(line)
        numbers[Bytes(bytes: own[...])] = texts.count
        texts.append(String(decoding: own, as: UTF8.self))
        return texts.count - 1
    }
}

/// A table of stretches of lines, each written once for all frames that have it.
struct LineTable {
    /// The stretches in the order of their first occurrence.
    private(set) var stretches: [String] = []
    private var places: [ArraySlice<Int>: Int] = [:]
    /// The number of occurrences of each line in the present frame.
    private var counts: [Int] = []
    /// The number of bytes of all stretches together.
    private(set) var size = 0

    /// Returns a frame as runs: the place of a first stretch and the number of consecutive ones, alternating.
    ///
    /// A line that occurs more than once in the frame, such as a closing tag, belongs to the stretch before it: so the
    /// stretches of one frame follow each other in the next one too, except at the few places where the frames differ.
    mutating func runs(of frame: [Int], in lines: MarkupLines) -> [Int] {
        var runs: [Int] = []
        count(frame, of: lines.texts.count)
        var start = 0
        while start < frame.count {
            let end = frame[(start + 1)...].firstIndex { counts[$0] == 1 } ?? frame.count
            let place = place(of: frame[start..<end], in: lines)
            if let count = runs.last, runs[runs.count - 2] + count == place {
                runs[runs.count - 1] = count + 1
            } else {
                runs += [place, 1]
            }
            start = end
        }
        return runs
    }

    private mutating func count(_ frame: [Int], of known: Int) {
        counts = Array(repeating: 0, count: known)
        for line in frame { counts[line] += 1 }
    }

    private mutating func place(of stretch: ArraySlice<Int>, in lines: MarkupLines) -> Int {
        if let cached = places[stretch] { return cached }
        let text = lines.text(of: stretch)
        places[Array(stretch)[...]] = stretches.count
        stretches.append(text)
        size += text.utf8.count
        return stretches.count - 1
    }
}
