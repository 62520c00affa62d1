public import TabModel
import TabResolver

/// A line of two versions of a string, for showing both side by side.
public struct ComparedLine: Hashable, Sendable {
    /// The versions that have the line: both, only the new one, or only the old one.
    var kind: Kind
    /// The number in the old version, from 1; nil for an added line.
    var old: Int?
    /// The number in the new version, from 1; nil for a removed line.
    var new: Int?
    /// The line without its end; bytes that are not UTF-8 show as replacement characters.
    var text: String

    /// The kinds of line.
    enum Kind: String, CaseIterable, Sendable {
        case same, added, removed
    }

    /// Returns every line of both versions in order: removed lines before added ones.
    public static func lines(from old: [UInt8], to new: [UInt8]) -> [ComparedLine] {
        let (old, new) = (UnifiedDiff.lines(of: old), UnifiedDiff.lines(of: new))
        return PatchLine.steps(old, new).map { step in
            switch step.kind {
            case .unchanged: Self(kind: .same, old: step.old + 1, new: step.new + 1, text: text(new[step.new]))
            case .removed: Self(kind: .removed, old: step.old + 1, text: text(old[step.old]))
            case .added: Self(kind: .added, new: step.new + 1, text: text(new[step.new]))
            }
        }
    }

    /// The line as an object, in the form of the response to `GET /history/N?diff=M`.
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

/// The equal lines of two strings, in order.
///
/// Lines that appear once in both strings are the anchors, as many as can be kept in order; around each anchor, equal
/// lines are joined to it. The result is not always the shortest description, but one that keeps the lines that people
/// see as unmoved.
///
/// - Complexity: O(*n* log *n*), however much has changed.
struct LineDifference {
    /// The pairs of equal lines, by number from 0, increasing in both.
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

    /// Returns the equal lines at the beginning and the end of two ranges that have no anchor between them.
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

    /// Returns the longest increasing sequence of lines that occur exactly once in either string.
    private static func anchors(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [(Int, Int)] {
        let places = onlyPlaces(new)
        let pairs = onlyPlaces(old).compactMap { line, place in places[line].map { (place, $0) } }
            .sorted { $0.0 < $1.0 }
        return LongestIncreasingSubsequence.places(in: pairs.map(\.1)).map { pairs[$0] }
    }

    /// Returns the lines that occur once, with their numbers.
    private static func onlyPlaces(_ lines: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>: Int] {
        var places: [ArraySlice<UInt8>: Int?] = [:]
        for (number, line) in lines.enumerated() {
            places[line] = .some(places.keys.contains(line) ? nil : number)
        }
        return places.compactMapValues(\.self)
    }
}
