public import TabModel

/// One line of two versions of a string, for anyone who shows both side by side.
public struct ComparedLine: Hashable, Sendable {
    /// A Boolean value that indicates whether it is in both, came, or went.
    public var kind: Kind
    /// Its number in the old version, from 1; nil if it came.
    public var old: Int?
    /// Its number in the new version, from 1; nil if it went.
    public var new: Int?
    /// The line without its end; what is no UTF-8 shows as replacement characters.
    public var text: String

    /// The fates of a line.
    public enum Kind: String, CaseIterable, Sendable {
        case same, added, removed
    }

    /// Every line of both versions in order: those that went before those that came.
    public static func lines(from old: [UInt8], to new: [UInt8]) -> [ComparedLine] {
        let (old, new) = (UnifiedDiff.lines(of: old), UnifiedDiff.lines(of: new))
        return PatchLine.steps(old, new).map { step in
            switch step.kind {
            case .kept: Self(kind: .same, old: step.old + 1, new: step.new + 1, text: text(new[step.new]))
            case .removed: Self(kind: .removed, old: step.old + 1, text: text(old[step.old]))
            case .added: Self(kind: .added, new: step.new + 1, text: text(new[step.new]))
            }
        }
    }

    /// The line as an object, as `GET /history/N?diff=M` answers it.
    public var value: JSONValue {
        ["kind": .string(kind.rawValue), "old": JSONValue(old), "new": JSONValue(new), "text": .string(text)]
    }

    private static func text(_ line: ArraySlice<UInt8>) -> String {
        var line = line
        if line.last == UInt8(ascii: "\n") { line.removeLast() }
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return String(decoding: line, as: UTF8.self)
    }
}

/// Which lines of two texts are the same, in order.
///
/// Lines that appear once in both texts are the anchors, as many as can be kept in order; around each anchor equal
/// lines are joined to it. Not always the shortest description, but one that keeps what people see as unmoved, and made
/// in n log n steps however much has changed.
struct LineDifference {
    /// Pairs of equal lines, by number from 0, rising in both.
    let matches: [(old: Int, new: Int)]

    init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
        var matches: [(old: Int, new: Int)] = []
        var oldStart = 0
        var newStart = 0
        for anchor in Self.anchors(old, new) + [(old.count, new.count)] {
            guard anchor.0 >= oldStart, anchor.1 >= newStart else { continue }
            matches += Self.matches(old, oldStart..<anchor.0, new, newStart..<anchor.1)
            if anchor.0 < old.count { matches.append((anchor.0, anchor.1)) }
            (oldStart, newStart) = (anchor.0 + 1, anchor.1 + 1)
        }
        self.matches = matches
    }

    /// The equal lines at the beginning and the end of two stretches that have no anchor between them.
    private static func matches(
        _ old: [ArraySlice<UInt8>],
        _ oldRange: Range<Int>,
        _ new: [ArraySlice<UInt8>],
        _ newRange: Range<Int>
    ) -> [(old: Int, new: Int)] {
        let shortest = min(oldRange.count, newRange.count)
        let head = (0..<shortest).first { old[oldRange.lowerBound + $0] != new[newRange.lowerBound + $0] } ?? shortest
        let rest = shortest - head
        let tail = (0..<rest).first { old[oldRange.upperBound - 1 - $0] != new[newRange.upperBound - 1 - $0] } ?? rest
        return (0..<head).map { (oldRange.lowerBound + $0, newRange.lowerBound + $0) }
            + (0..<tail).reversed().map { (oldRange.upperBound - 1 - $0, newRange.upperBound - 1 - $0) }
    }

    /// The longest rising run of lines that are exactly once in either text.
    private static func anchors(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [(Int, Int)] {
        let places = onlyPlaces(new)
        let pairs = onlyPlaces(old).compactMap { line, place in places[line].map { (place, $0) } }
            .sorted { $0.0 < $1.0 }
        // Patience: each pile's top is the least end of a rising run of that length.
        var tops: [Int] = []
        var previous: [Int?] = []
        for index in pairs.indices {
            let pile = tops.partitioningIndex { pairs[$0].1 > pairs[index].1 }
            previous.append(pile > 0 ? tops[pile - 1] : nil)
            if pile == tops.count { tops.append(index) } else { tops[pile] = index }
        }
        var run: [(Int, Int)] = []
        var next = tops.last
        while let index = next {
            run.append(pairs[index])
            next = previous[index]
        }
        return run.reversed()
    }

    /// The lines that appear once, with their numbers.
    private static func onlyPlaces(_ lines: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>: Int] {
        var places: [ArraySlice<UInt8>: Int?] = [:]
        for (number, line) in lines.enumerated() {
            places[line] = .some(places.keys.contains(line) ? nil : number)
        }
        return places.compactMapValues(\.self)
    }
}

extension [Int] {
    /// The first index whose element fulfils the condition, where all after it do too; the count if none does.
    fileprivate func partitioningIndex(where fulfils: (Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if fulfils(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
