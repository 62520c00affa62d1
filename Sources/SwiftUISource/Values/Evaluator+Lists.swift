extension Evaluator {
    /// One list of those that hold at different places; nil if they have too little in common.
    ///
    /// Lists of one length are joined element by element. Of two, one of which has all that the other has and in the
    /// same order, the elements that only one has are there where it holds.
    func list(_ joined: [Alternative]) -> Value? {
        let lists = joined.compactMap { if case .list(let list) = $0.value { list } else { nil } }
        guard lists.count == joined.count, let first = lists.first else { return nil }
        let doubt = lists.lazy.compactMap(\.doubt).first
        if lists.allSatisfy({ $0.elements.count == first.elements.count }) {
            let elements = first.elements.indices.map { index in element(index, of: joined, lists) }
            return .list(ListValue(elements: elements, doubt: doubt))
        }
        guard lists.count == 2, let elements = merged(lists[0].elements, lists[1].elements, joined) else { return nil }
        return .list(ListValue(elements: elements, doubt: doubt))
    }

    private func element(_ index: Int, of joined: [Alternative], _ lists: [ListValue]) -> Element {
        let places = zip(joined, lists).map { ($0.formula, $1.elements[index]) }
        let formula = places.reduce(Formula.never) { $0.or($1.0.and($1.1.formula)) }
        let everywhere = places.reduce(Formula.never) { $0.or($1.0) }
        let value = join(places.map { Alternative(formula: $0.0, value: $0.1.value) })
        return Element(value: value, formula: formula == everywhere ? .always : formula)
    }

    private func merged(_ left: [Element], _ right: [Element], _ joined: [Alternative]) -> [Element]? {
        let isSwapped = left.count < right.count
        let (long, short) = isSwapped ? (right, left) : (left, right)
        let (here, there) = isSwapped ? (joined[1].formula, joined[0].formula) : (joined[0].formula, joined[1].formula)
        var (elements, rest): ([Element], ArraySlice<Element>) = ([], short[...])
        for element in long {
            if let next = rest.first, Self.isSame(next.value, element.value) {
                rest.removeFirst()
                let isEverywhere = element.formula == .always && next.formula == .always
                let formula = here.and(element.formula).or(there.and(next.formula))
                elements.append(Element(value: element.value, formula: isEverywhere ? .always : formula))
            } else {
                elements.append(Element(value: element.value, formula: here.and(element.formula)))
            }
        }
        return rest.isEmpty ? elements : nil
    }

    /// Whether two values are known to be the same.
    static func isSame(_ left: Value, _ right: Value) -> Bool {
        switch (left, right) {
        case (.text(let left, _), .text(let right, _)): left == right
        case (.key(let left, _), .key(let right, _)): left == right
        case (.number(let left), .number(let right)): left == right
        case (.truth(let left), .truth(let right)): left == right
        case (.type(let left), .type(let right)): left == right
        case (.nothing, .nothing): true
        case (.member(let left), .member(let right)):
            left.name == right.name && left.arguments == nil && right.arguments == nil
        case (.enumCase(let left), .enumCase(let right)):
            left.type == right.type && left.name == right.name && left.payload.count == right.payload.count
                && zip(left.payload, right.payload).allSatisfy { isSame($0.value, $1.value) }
        case (.unknown(let left), .unknown(let right)): left.place == right.place && left.text == right.text
        case (.list(let left), .list(let right)):
            left.elements.count == right.elements.count
                && zip(left.elements, right.elements).allSatisfy {
                    isSame($0.value, $1.value) && $0.formula == $1.formula
                }
        case (.instance(let left), .instance(let right)): isSame(left, right)
        case (.alternatives(let left), .alternatives(let right)):
            left.count == right.count
                && zip(left, right).allSatisfy { $0.formula == $1.formula && isSame($0.value, $1.value) }
        default: false
        }
    }

    private static func isSame(_ left: Instance, _ right: Instance) -> Bool {
        left.type == right.type && left.origin?.place == right.origin?.place && left.fields.count == right.fields.count
            && left.fields.allSatisfy { key, value in
                guard let other = right.fields[key] else { return false }
                if case .deferred(let value) = value, case .deferred(let other) = other { return value === other }
                return isSame(value, other)
            }
    }
}
