/// Lines of markup, each under one number however often it is met.
///
/// Lines are equal where their bytes are: as strings they would be normalized for each look, which takes longer than
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

    /// The numbers of a string's lines.
    mutating func numbers(of markup: String) -> [Int] {
        Array(markup.utf8)
            .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { number(of: $0) }
    }

    /// Lines one below the other.
    func text(of numbers: some Sequence<Int>) -> String {
        numbers.lazy.map { texts[$0] }.joined(separator: "\n")
    }

    private mutating func number(of line: ArraySlice<UInt8>) -> Int {
        if let known = numbers[Bytes(bytes: line)] { return known }
        // The slice would keep the whole of what it was cut from.
        let own = Array(line)
        numbers[Bytes(bytes: own[...])] = texts.count
        texts.append(String(decoding: own, as: UTF8.self))
        return texts.count - 1
    }
}

/// Stretches of lines that are written once, however many frames have them.
struct LineTable {
    /// The stretches in the order in which they were met.
    private(set) var stretches: [String] = []
    private var places: [ArraySlice<Int>: Int] = [:]
    /// How often each line is in the frame at hand.
    private var counts: [Int] = []
    /// How many bytes the stretches have together.
    private(set) var size = 0

    /// A frame as runs: the place of a first stretch and how many follow each other, over and over.
    ///
    /// A line that is in the frame more than once, such as a closing tag, belongs to the stretch before it: so what
    /// follows each other in one frame does so in the next, but for the few places where they differ.
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
        if let known = places[stretch] { return known }
        let text = lines.text(of: stretch)
        places[Array(stretch)[...]] = stretches.count
        stretches.append(text)
        size += text.utf8.count
        return stretches.count - 1
    }
}
