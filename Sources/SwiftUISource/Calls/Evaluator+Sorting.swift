import SwiftSyntax
import TabModel

extension Evaluator {
    /// Returns a list in the order of `sorted`.
    ///
    /// The list is unchanged and doubted where only the running app knows the order of two elements.
    func sorted(_ list: ListValue, _ arguments: CallArguments, _ call: FunctionCallExprSyntax, in frame: Frame) -> Value
    {
        var list = list
        if list.elements.count <= Self.mostSorted, let sorted = elements(list.elements, sortedBy: arguments, in: frame)
        {
            list.elements = sorted
        } else {
            list.doubt = list.doubt ?? unknown(call, in: frame, .runTime)
        }
        return .list(list)
    }

    /// The largest number of elements that are compared with each other.
    private static let mostSorted = 40

    private func elements(_ elements: [Element], sortedBy arguments: CallArguments, in frame: Frame) -> [Element]? {
        guard let isBefore = comparison(arguments, in: frame) else { return nil }
        var sorted: [Element] = []
        for element in elements {
            var index = sorted.count
            while index > 0 {
                guard let isFirst = isBefore(element.value, sorted[index - 1].value) else { return nil }
                guard isFirst else { break }
                index -= 1
            }
            sorted.insert(element, at: index)
        }
        return sorted
    }

    /// Returns the comparison of a call of `sorted`: the default for numbers, an operator or a closure; nil for any
    /// other.
    private func comparison(_ arguments: CallArguments, in frame: Frame) -> ((Value, Value) -> Bool?)? {
        guard let item = arguments.items.first else { return { Self.isLess($0, $1) } }
        switch item.expression.trimmedDescription {
        case "<": return { Self.isLess($0, $1) }
        case ">": return { Self.isLess($1, $0) }
        default: break
        }
        guard let closure = closure(item, in: frame) else { return nil }
        return { left, right in
            let result = self.call(closure, [left, right], path: frame.path, depth: frame.depth)
            guard case .truth(let truth) = self.force(result) else { return nil }
            return truth.constant
        }
    }

    private static func isLess(_ left: Value, _ right: Value) -> Bool? {
        guard case .number(let left) = left, case .number(let right) = right else { return nil }
        return left < right
    }
}
