/// Which of the entries of both specs stand in another place among those that stayed.
enum Movement {
    /// Whether an entry moved, by its new number.
    ///
    /// It did if it left its section, or if it is not among the most entries of a section that kept their order: so
    /// one entry moved past many is one move.
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
            for place in KeptOrder.others(in: before) { moved[siblings[place]] = true }
        }
        return moved
    }
}

/// The longest part of a sequence that kept its order.
enum KeptOrder {
    /// The places that are not in the longest rising part, rising.
    ///
    /// Among equally long parts, always the same one. Takes n log n time.
    static func others(in sequence: [Int]) -> [Int] {
        var tails: [Int] = []
        var previous = Array(repeating: -1, count: sequence.count)
        for (place, value) in sequence.enumerated() {
            let length = insertion(of: value, in: tails, of: sequence)
            if length > 0 { previous[place] = tails[length - 1] }
            if length == tails.count { tails.append(place) } else { tails[length] = place }
        }
        var isKept = Array(repeating: false, count: sequence.count)
        var place = tails.last ?? -1
        while place >= 0 {
            isKept[place] = true
            place = previous[place]
        }
        return isKept.indices.filter { !isKept[$0] }
    }

    /// How many of the tails have a smaller value.
    private static func insertion(of value: Int, in tails: [Int], of sequence: [Int]) -> Int {
        var low = 0
        var high = tails.count
        while low < high {
            let middle = (low + high) / 2
            if sequence[tails[middle]] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Whether each element changed sides with at least one other.
    ///
    /// Takes linear time.
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
