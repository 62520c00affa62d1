import TabModel
import TabSpecCoding

/// The elements of a literal list of a `ForEach`, each of which is an entry.
extension SwiftEditing {
    /// A literal that may be the list of some entries.
    private struct Candidate {
        let array: ElementSlots
        /// The number of the entry that the first element makes.
        let start: Int
        var count: Int { array.slots.count }
    }

    /// Returns the literals that may have an element for an entry: those of the entries that one expression makes, then
    /// others.
    private func lists(around path: [Int]) -> [Candidate] {
        guard let index = path.last, let node = source.node(path) else { return [] }
        let entries = sharers(of: path)
        let start = entries.first ?? index
        let isRun = entries.count > 1 && entries == Array(start..<start + entries.count)
        let arrays = ArrayFinder.arrays(in: source.files)
        let own = arrays.filter { $0.slots.count == entries.count && isRun }.map { Candidate(array: $0, start: start) }
        // The entries of a helper may come from any list.
        let total = expected.old.list(at: Array(path.dropLast())).count
        let isInHelper = source.tabView.map { !$0.chain.base.bytes.contains(node.token.bytes.lowerBound) } ?? true
        guard own.isEmpty, isInHelper else { return own }
        return arrays.filter { $0.slots.count >= 2 && $0.slots.count <= total }.flatMap { array in
            (max(0, index - array.slots.count + 1)...min(index, total - array.slots.count)).map {
                Candidate(array: array, start: $0)
            }
        }
    }

    func elementRemovals(_ path: [Int]) -> [CandidateChange] {
        guard let index = path.last else { return [] }
        return lists(around: path).map { $0.array.removing(index - $0.start) }
    }

    func elementMoves(_ path: [Int], to place: TabPlace) -> [CandidateChange] {
        guard let index = path.last, place.section?.numbers ?? [] == Array(path.dropLast()) else { return [] }
        return lists(around: path).compactMap { list in
            let (from, to) = (index - list.start, place.offset - list.start)
            guard 0...list.count ~= to else { return nil }
            var order = Array(0..<list.count)
            order.remove(at: from)
            order.insert(from, at: to > from ? to - 1 : to)
            return list.array.ordered(order)
        }
    }

    func elementDuplications(_ path: [Int]) -> [CandidateChange] {
        guard let index = path.last else { return [] }
        let names = newNames(path)
        return lists(around: path).compactMap { list in
            let (array, element) = (list.array, index - list.start)
            var (patches, rest) = (TextPatches(), Set(names.keys))
            for (literal, range) in array.literals(element) {
                guard let new = names[literal.text] else { continue }
                rest.remove(literal.text)
                patches.replace(range, by: Array(literal.saying(new).utf8))
            }
            let own = array.expression(element)
            guard rest.isEmpty, let bytes = patches.patch(of: own)?.applied(to: own) else { return nil }
            return array.inserting(bytes, at: element + 1)
        }
    }

    /// Returns the changes that insert an element in the form of its neighbor, with the new tab's texts.
    func elementInsertions(_ tab: Tab, at place: TabPlace) -> [CandidateChange] {
        let list = place.section?.numbers ?? []
        return [place.offset - 1, place.offset].flatMap { near -> [CandidateChange] in
            guard case .tab(let neighbor)? = expected.old.entry(at: list + [near]) else { return [] }
            return lists(around: list + [near]).compactMap { candidate in
                element(of: tab, like: neighbor, candidate.array, near - candidate.start)
                    .flatMap { candidate.array.inserting($0, at: place.offset - candidate.start) }
            }
        }
    }

    private func element(of tab: Tab, like neighbor: Tab, _ array: ElementSlots, _ index: Int) -> [UInt8]? {
        var patches = TextPatches()
        if let (name, range) = array.caseName(index) {
            guard case .string(let value)? = tab.value, case .string(name)? = neighbor.value, value.isIdentifier else {
                return nil
            }
            patches.replace(range, by: Array(value.utf8))
        } else {
            let texts = Self.texts(of: neighbor, becoming: tab)
            for (literal, range) in array.literals(index) {
                guard let new = texts.first(where: { $0.old == literal.text })?.new else { continue }
                patches.replace(range, by: Array(literal.saying(new).utf8))
            }
        }
        let own = array.expression(index)
        return patches.patch(of: own)?.applied(to: own)
    }

    private static func texts(of old: Tab, becoming new: Tab) -> [(old: String, new: String)] {
        let pairs = [
            (old.label.title, new.label.title), (old.label.systemImage, new.label.systemImage),
            (old.label.imageAsset, new.label.imageAsset),
            (old.value?.text, new.value?.text), (old.modifiers.customizationID, new.modifiers.customizationID),
        ]
        return pairs.compactMap { old, new in old.flatMap { old in new.map { (old, $0) } } }
    }
}

extension TabValue {
    /// The value of a literal: a string's text, or a number in digits.
    fileprivate var text: String {
        switch self {
        case .string(let text): text
        case .integer(let number): String(number)
        }
    }
}
