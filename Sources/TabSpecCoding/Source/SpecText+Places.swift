import SpecSyntax
public import TabModel

extension SpecText {
    /// The place of the first value of one of the keys that says a text; nil if there is none.
    public func place(of value: String, underAnyOf keys: [String]) -> SourceLocation? {
        guard case .success(let tree) = text else { return nil }
        return tree.syntax.nodes.indices.lazy
            .filter { node in keys.contains { tree.hasKey(node, $0) } }
            .map { SourceValue($0, in: tree) }
            .first { $0.text == value }?.place
    }
}
