extension Evaluator {
    /// Returns one list for those that hold at different places; nil if one of the values isn't a list.
    ///
    /// Elements that lists have in common, in the same order, are included once.
    func list(_ joined: [Alternative]) -> Value? {
        let lists = joined.compactMap { if case .list(let list) = $0.value { list } else { nil } }
        guard lists.count == joined.count, let first = lists.first else { return nil }
        guard lists.allSatisfy({ $0.elements.count <= Self.longestMerged }) else { return nil }
        var merged = first.elements.map { MergedElement($0, where: joined[0].formula) }
        for (alternative, list) in zip(joined, lists).dropFirst() {
            merged = Self.merged(merged, list.elements, where: alternative.formula)
        }
        let elements = merged.map { element in
            let isEverywhere = element.lists == lists.count && element.isAlways
            return Element(value: element.value, formula: isEverywhere ? .always : element.formula)
        }
        return .list(ListValue(elements: elements, doubt: lists.lazy.compactMap(\.doubt).first))
    }

    /// The largest number of elements of merged lists.
    private static let longestMerged = 200

    /// Returns a list merged into the elements of others, along their longest common part.
    private static func merged(
        _ merged: [MergedElement],
        _ list: [Element],
        where formula: Formula
    ) -> [MergedElement] {
        let lengths = commonLengths(merged, list)
        var (result, left, right): ([MergedElement], Int, Int) = ([], 0, 0)
        while left < merged.count || right < list.count {
            if left < merged.count, right < list.count, isSame(merged[left].value, list[right].value) {
                result.append(merged[left].with(list[right], where: formula))
                (left, right) = (left + 1, right + 1)
            } else if right == list.count || left < merged.count && lengths[left + 1][right] >= lengths[left][right + 1]
            {
                result.append(merged[left])
                left += 1
            } else {
                result.append(MergedElement(list[right], where: formula))
                right += 1
            }
        }
        return result
    }

    /// Returns the lengths of the longest common parts, from each pair of places on.
    private static func commonLengths(_ merged: [MergedElement], _ list: [Element]) -> [[Int]] {
        var lengths = [[Int]](repeating: [Int](repeating: 0, count: list.count + 1), count: merged.count + 1)
        for left in merged.indices.reversed() {
            for right in list.indices.reversed() {
                lengths[left][right] =
                    isSame(merged[left].value, list[right].value)
                    ? lengths[left + 1][right + 1] + 1 : max(lengths[left + 1][right], lengths[left][right + 1])
            }
        }
        return lengths
    }

    /// Returns a Boolean value that indicates whether two values are known to be the same.
    static func isSame(_ left: Value, _ right: Value) -> Bool {
        switch (left, right) {
        case (.text(let left, _), .text(let right, _)): left == right
        case (.key(let left, _), .key(let right, _)): left == right
        case (.number(let left), .number(let right)): left == right
        case (.truth(let left), .truth(let right)): left == right
        case (.type(let left), .type(let right)): left == right
        case (.nothing, .nothing): true
        case (.object(let left), .object(let right)): left === right
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

/// An element of one or more of the merged lists.
private struct MergedElement {
    let value: Value
    private(set) var formula: Formula
    /// The number of lists with the element.
    private(set) var lists = 1
    /// A Boolean value that indicates whether all lists with the element always have it.
    private(set) var isAlways: Bool

    init(_ element: Element, where formula: Formula) {
        value = element.value
        self.formula = formula.and(element.formula)
        isAlways = element.formula == .always
    }

    func with(_ element: Element, where formula: Formula) -> MergedElement {
        var merged = self
        merged.formula = self.formula.or(formula.and(element.formula))
        merged.lists += 1
        merged.isAlways = isAlways && element.formula == .always
        return merged
    }
}
