import TabModel
import TabSpecCoding

/// The elements of a literal list behind a `ForEach`, each of which is an entry.
extension SwiftEditing {
    /// The entries that one expression makes, and the literals that may be their list.
    private func list(around path: [Int]) -> (entries: [Int], arrays: [ElementSlots])? {
        let entries = sharers(of: path)
        guard let first = entries.first, let last = entries.last, entries.count == last - first + 1,
            source.node(path) != nil, !entries.isEmpty
        else { return nil }
        return (entries, ArrayFinder.arrays(in: source.files, count: entries.count))
    }

    func elementRemovals(_ path: [Int]) -> [SourceChange] {
        guard let index = path.last, let (entries, arrays) = list(around: path), entries.count > 1 else { return [] }
        return arrays.map { $0.removing(index - entries[0]) }
    }

    func elementMoves(_ path: [Int], to place: TabPlace) -> [SourceChange] {
        guard let index = path.last, place.section?.numbers ?? [] == Array(path.dropLast()),
            let (entries, arrays) = list(around: path), entries.count > 1
        else { return [] }
        let (from, to) = (index - entries[0], place.offset - entries[0])
        guard 0...entries.count ~= to else { return [] }
        var order = Array(entries.indices)
        order.remove(at: from)
        order.insert(from, at: to > from ? to - 1 : to)
        return arrays.compactMap { $0.ordered(order) }
    }

    func elementDuplications(_ path: [Int]) -> [SourceChange] {
        guard let index = path.last, let (entries, arrays) = list(around: path) else { return [] }
        let names = newNames(path)
        return arrays.compactMap { array in
            let element = index - entries[0]
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

    /// A new element, written as the one beside it: its texts are the new tab's.
    func elementInsertions(_ tab: Tab, at place: TabPlace) -> [SourceChange] {
        let list = place.section?.numbers ?? []
        return [place.offset - 1, place.offset].flatMap { near -> [SourceChange] in
            guard let old = wanted.old.entry(at: list + [near]), case .tab(let neighbor) = old,
                let (entries, arrays) = self.list(around: list + [near])
            else { return [] }
            return arrays.compactMap { array in
                element(of: tab, like: neighbor, array, near - entries[0])
                    .flatMap { array.inserting($0, at: place.offset - entries[0]) }
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
    /// The value in a literal: a string's text, or a number in digits.
    fileprivate var text: String {
        switch self {
        case .string(let text): text
        case .integer(let number): String(number)
        }
    }
}
