import TabModel
import TabSpecCoding

extension SyntaxTree {
    /// Returns the place of a node in the schema; nil for a node that the format does not know.
    func place(of node: Int) -> SchemaPlace? {
        way(to: node).reduce(SchemaPlace.document) { place, step in
            place.flatMap { self.place(of: step, in: $0) }
        }
    }

    private func place(of node: Int, in outer: SchemaPlace) -> SchemaPlace? {
        guard let parent = nodes[node].parent, nodes[parent].kind == .object else { return outer.element }
        return key(of: node).flatMap { outer.member($0, siblings: Set(keys(of: parent))) }
    }

    /// Returns the place in the schema of the value after a key of an object.
    func place(of key: SyntaxToken, in object: Int) -> SchemaPlace? {
        place(of: object)?.member(text(key), siblings: Set(keys(of: object)))
    }

    /// Returns the nodes from below the document to this one.
    private func way(to node: Int) -> [Int] {
        var way: [Int] = []
        var next = node
        while let parent = nodes[next].parent {
            way.append(next)
            next = parent
        }
        return way.reversed()
    }

    /// Returns the key whose allowed words apply to a value: its own key, its array's, or that of the pair of sidebar
    /// and tab bar.
    func subject(of node: Int) -> String { key(of: node).map { subject($0, in: nodes[node].parent) } ?? outerKey(node) }

    /// Returns the key whose allowed words apply to the value of a key in an object.
    func subject(_ key: String, in object: Int?) -> String {
        guard key == "sidebar" || key == "tabBar" else { return key }
        return object.flatMap { self.key(of: $0) } ?? key
    }

    private func outerKey(_ node: Int) -> String { nodes[node].parent.flatMap { key(of: $0) } ?? "" }

    /// Returns the path of a node; nil where its key appears twice, so that the path would be ambiguous.
    func path(of node: Int) -> [SpecEdit.Step]? {
        var steps: [SpecEdit.Step] = []
        for step in way(to: node) {
            guard let parent = nodes[step].parent else { return nil }
            if let key = key(of: step) {
                guard member(key, of: parent) == step else { return nil }
                steps.append(.key(key))
            } else {
                guard let index = children(of: parent).firstIndex(of: step) else { return nil }
                steps.append(.index(index - children(of: parent).startIndex))
            }
        }
        return steps
    }

    /// Returns the node at a path; nil if there is none.
    func node(at path: [SpecEdit.Step]) -> Int? {
        path.reduce(Int?(0)) { node, step in
            guard let node else { return nil }
            switch step {
            case .key(let key): return member(key, of: node)
            case .index(let index):
                let children = children(of: node)
                guard nodes[node].kind == .list, 0..<children.count ~= index else { return nil }
                return children[children.startIndex + index]
            }
        }
    }
}
