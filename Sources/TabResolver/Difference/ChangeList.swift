import SpecSchema
import TabModel

/// A change whose platforms are not known yet, with the numbers of its entry.
struct ChangeDraft {
    var change: SpecChange
    let old: Int?
    let new: Int?
    /// The keys of what changed.
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
        guard !difference.old.isEmpty else { return [] }
        let change = SpecChange(kind: .changed, from: .properties(difference.old), to: .properties(difference.new))
        return [ChangeDraft(change: change, old: nil, new: nil, keys: Set(difference.old.map(\.key)))]
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
            guard !difference.old.isEmpty else { return nil }
            var change = SpecChange(kind: kind, entry: entry.id, name: entry.name)
            change.from = .properties(difference.old)
            change.to = .properties(difference.new)
            return ChangeDraft(change: change, old: old, new: entry.index, keys: Set(difference.old.map(\.key)))
        }
    }
}

extension SpecOutline {
    /// Each entry's place among the entries beside it, by number.
    fileprivate var ranks: [Int] {
        var ranks = Array(repeating: 0, count: entries.count)
        for siblings in [roots] + entries.map(\.children) {
            for (rank, index) in siblings.enumerated() { ranks[index] = rank }
        }
        return ranks
    }
}
