import TabModel

/// A change whose platforms are not known yet, with the numbers of its entry.
struct ChangeDraft {
    var change: SpecChange
    let old: Int?
    let new: Int?
    /// The changed keys.
    var keys: Set<String> = []
}

/// All changes between two specs: the tab view's own, then by kind, each in declared order.
struct ChangeList {
    private let pair: SpecPair
    private let oldRanks: [Int]
    private let newRanks: [Int]

    init(_ pair: SpecPair) {
        self.pair = pair
        oldRanks = pair.old.ranks
        newRanks = pair.new.ranks
    }

    var drafts: [ChangeDraft] {
        tabView + added + removed + moved + differing(names: true, .renamed) + differing(names: false, .changed)
    }

    private var tabView: [ChangeDraft] {
        let difference = PropertyDifference(pair.oldSpec, pair.newSpec)
        guard !difference.changes.isEmpty else { return [] }
        let change = SpecChange(kind: .changed, from: difference.from, to: difference.to)
        return [ChangeDraft(change: change, old: nil, new: nil, keys: difference.keys)]
    }

    private var added: [ChangeDraft] {
        pair.new.entries.filter { pair.matching.oldIndex[$0.index] == nil }.map { entry in
            draft(.added, entry, old: nil, new: entry.index)
        }
    }

    private var removed: [ChangeDraft] {
        pair.old.entries.filter { pair.matching.newIndex[$0.index] == nil }.map { entry in
            draft(.removed, entry, old: entry.index, new: nil)
        }
    }

    private var moved: [ChangeDraft] {
        let moved = Movement.moved(pair)
        return pair.new.entries.filter { moved[$0.index] }.map { entry in
            draft(.moved, entry, old: pair.matching.oldIndex[entry.index], new: entry.index)
        }
    }

    private func draft(_ kind: SpecChange.Kind, _ entry: OutlineEntry, old: Int?, new: Int?) -> ChangeDraft {
        var change = SpecChange(kind: kind, entry: entry.id, name: entry.name)
        change.from = old.map { .place(SpecPlace($0, in: pair.old, rank: oldRanks[$0])) }
        change.to = new.map { .place(SpecPlace($0, in: pair.new, rank: newRanks[$0])) }
        return ChangeDraft(change: change, old: old, new: new)
    }

    private func differing(names: Bool, _ kind: SpecChange.Kind) -> [ChangeDraft] {
        pair.new.entries.compactMap { entry in
            guard let old = pair.matching.oldIndex[entry.index] else { return nil }
            let difference = PropertyDifference(pair.old[old].source, entry.source).filtered(names: names)
            guard !difference.changes.isEmpty else { return nil }
            var change = SpecChange(kind: kind, entry: entry.id, name: entry.name)
            change.from = difference.from
            change.to = difference.to
            return ChangeDraft(change: change, old: old, new: entry.index, keys: difference.keys)
        }
    }
}

extension SpecOutline {
    /// Each entry's place among the entries beside it, by number.
    fileprivate var ranks: [Int] {
        var ranks = Array(repeating: 0, count: entries.count)
        for siblings in [roots] + entries.indices.map(children) {
            for (rank, index) in siblings.enumerated() { ranks[index] = rank }
        }
        return ranks
    }
}

/// The entries of both specs that moved among those that stayed.
enum Movement {
    /// Returns a Boolean value for each new entry that indicates whether it moved.
    ///
    /// An entry moved if it left its section, or if it is not in the longest sequence of the section's entries that
    /// kept their order: so one entry that moved past many is one move.
    static func moved(_ pair: SpecPair) -> [Bool] {
        var moved = Array(repeating: false, count: pair.new.entries.count)
        var stayed: [Int?: [Int]] = [:]
        for entry in pair.new.entries {
            guard let old = pair.matching.oldIndex[entry.index] else { continue }
            if pair.staysInSection(old: old, new: entry.index) {
                stayed[entry.parent, default: []].append(entry.index)
            } else {
                moved[entry.index] = true
            }
        }
        for siblings in stayed.values {
            let before = siblings.map { pair.matching.oldIndex[$0] ?? 0 }
            for place in LongestIncreasingSubsequence.others(in: before) { moved[siblings[place]] = true }
        }
        return moved
    }
}

/// The longest part of a sequence that kept its order.
package enum LongestIncreasingSubsequence {
    /// Returns the places that are not in the longest increasing subsequence, in increasing order.
    ///
    /// - Complexity: O(*n* log *n*).
    static func others(in sequence: [Int]) -> [Int] {
        let members = Set(places(in: sequence))
        return sequence.indices.filter { !members.contains($0) }
    }

    /// Returns the places of the longest increasing subsequence, in increasing order.
    ///
    /// Among equally long subsequences, it always chooses the same one.
    ///
    /// - Complexity: O(*n* log *n*).
    package static func places(in sequence: [Int]) -> [Int] {
        var tails: [Int] = []
        var previous = Array(repeating: -1, count: sequence.count)
        for (place, value) in sequence.enumerated() {
            let length = insertion(of: value, in: tails, of: sequence)
            if length > 0 { previous[place] = tails[length - 1] }
            if length == tails.count { tails.append(place) } else { tails[length] = place }
        }
        var places: [Int] = []
        var place = tails.last ?? -1
        while place >= 0 {
            places.append(place)
            place = previous[place]
        }
        return places.reversed()
    }

    /// Returns the number of tails that have a smaller value.
    private static func insertion(of value: Int, in tails: [Int], of sequence: [Int]) -> Int {
        var low = 0
        var high = tails.count
        while low < high {
            let middle = (low + high) / 2
            if sequence[tails[middle]] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns a Boolean value for each element that indicates whether it changed sides with at least one other.
    ///
    /// - Complexity: O(*n*).
    static func turned(in sequence: [Int]) -> [Bool] {
        var turned = Array(repeating: false, count: sequence.count)
        var highest = Int.min
        for (place, value) in sequence.enumerated() {
            if value < highest { turned[place] = true }
            highest = max(highest, value)
        }
        var lowest = Int.max
        for place in sequence.indices.reversed() {
            if sequence[place] > lowest { turned[place] = true }
            lowest = min(lowest, sequence[place])
        }
        return turned
    }
}
