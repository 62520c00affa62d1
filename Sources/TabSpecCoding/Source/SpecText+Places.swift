public import TabModel

extension SpecText {
    /// Returns the place of the first value of one of the keys that is a given string; nil if there is none.
    public func place(of value: String, underAnyOf keys: [String]) -> SourceLocation? {
        guard case .success(let tree) = text else { return nil }
        return tree.syntax.nodes.indices.lazy
            .filter { node in keys.contains { tree.hasKey(node, $0) } }
            .map { SourceValue($0, in: tree) }
            .first { $0.text == value }?.place
    }
}
