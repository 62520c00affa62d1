import SpecSyntax
import TabModel

/// Reads what a tree of YAML says: aliases expanded, members merged.
///
/// The uses of aliases and what they expand to are counted before anything grows (S45).
struct YAMLReader {
    let limits: SpecReadingLimits
    private let tree: SyntaxTree
    private let text: SourceText
    private var anchors: [String: Expansion] = [:]
    /// The anchors of the collections around the present value.
    private var open: Set<String> = []
    private var aliasCount = 0
    private var nodes = 0

    /// Reads a tree's one document.
    static func read(
        _ tree: SyntaxTree,
        _ text: SourceText,
        limits: SpecReadingLimits
    ) throws(ReadingFailure) -> SourceValue {
        var reader = YAMLReader(limits: limits, tree: tree, text: text)
        return try reader.value(0, depth: 1).value
    }

    /// A value and how much it takes wherever an alias puts it.
    struct Expansion {
        var value: SourceValue
        /// How many values it holds, itself included.
        var nodes: Int
        /// How many levels of arrays and objects it has.
        var height: Int
    }

    private mutating func value(_ number: Int, depth: Int) throws(ReadingFailure) -> Expansion {
        let node = tree.nodes[number]
        let place = text.place(at: node.begin)
        if node.kind == .alias { return try expansion(of: node.text ?? "", at: place, depth: depth) }
        try count(1, at: place)
        let anchor = node.properties.anchor
        let isInside = anchor.map { open.insert($0).inserted } ?? false
        defer { if isInside, let anchor { open.remove(anchor) } }
        let expansion: Expansion
        switch node.kind {
        case .list:
            try check(depth: depth, at: place)
            expansion = try list(node, at: place, depth: depth)
        case .object:
            try check(depth: depth, at: place)
            expansion = try object(node, at: place, depth: depth)
        case .scalar, .absent, .alias:
            expansion = Expansion(value: try scalar(node, at: place), nodes: 1, height: 0)
        }
        if let anchor { anchors[anchor] = expansion }
        return expansion
    }
}

// MARK: - Budgets

extension YAMLReader {
    private mutating func count(_ more: Int, at place: SourceLocation) throws(ReadingFailure) {
        nodes += more
        guard nodes > limits.nodes else { return }
        let text = "There are more than \(limits.nodes) values, aliases expanded. Split the spec."
        throw ReadingFailure(id: "limit", text: text, place: place)
    }

    private func check(depth: Int, at place: SourceLocation) throws(ReadingFailure) {
        guard depth > limits.depth else { return }
        throw ReadingFailure(id: "limit", text: "This is nested deeper than \(limits.depth) levels.", place: place)
    }

    private mutating func expansion(
        of name: String,
        at place: SourceLocation,
        depth: Int
    ) throws(ReadingFailure) -> Expansion {
        if open.contains(name) { throw YAMLFailure.recursiveAlias(name, at: place) }
        guard let known = anchors[name] else { throw YAMLFailure.unknownAlias(name, at: place) }
        aliasCount += 1
        guard aliasCount <= limits.aliases else {
            let text = "There are more than \(limits.aliases) uses of aliases. Write the values out."
            throw ReadingFailure(id: "limit", text: text, place: place)
        }
        try count(known.nodes, at: place)
        try check(depth: depth + known.height - 1, at: place)
        return known
    }
}

// MARK: - Collections

extension YAMLReader {
    private mutating func list(
        _ node: SyntaxNode,
        at place: SourceLocation,
        depth: Int
    ) throws(ReadingFailure) -> Expansion {
        try checkTag(node, "seq", at: place)
        var result = Expansion(value: SourceValue(.null, at: place), nodes: 1, height: 0)
        var elements: [SourceValue] = []
        for child in node.children {
            elements.append(result.adopt(try value(child, depth: depth + 1)))
        }
        result.value = SourceValue(.list(elements), at: place)
        result.height += 1
        return result
    }

    private mutating func object(
        _ node: SyntaxNode,
        at place: SourceLocation,
        depth: Int
    ) throws(ReadingFailure) -> Expansion {
        try checkTag(node, "map", at: place)
        var result = Expansion(value: SourceValue(.null, at: place), nodes: 1, height: 0)
        var members: [SourceMember] = []
        var merged: (place: SourceLocation, sources: [SourceValue])?
        for child in node.children {
            let value = result.adopt(try self.value(child, depth: depth + 1))
            guard let key = tree.nodes[child].key else { continue }
            let place = text.place(at: key.begin)
            if key.isMergeKey {
                if let merged { throw YAMLFailure.repeatedMerge(at: merged.place) }
                merged = (place, try YAMLMerge.sources(value))
            } else {
                members.append(SourceMember(key: try self.key(key, at: place), place: place, value: value))
            }
        }
        result.value = SourceValue(.object(YAMLMerge.merged(members, with: merged?.sources ?? [])), at: place)
        result.height += 1
        return result
    }

    /// A key as a string: a scalar, or an alias of one.
    private mutating func key(_ key: SyntaxToken, at place: SourceLocation) throws(ReadingFailure) -> String {
        let value: SourceValue
        switch key.kind {
        case .alias: value = try expansion(of: key.text ?? "", at: place, depth: 0).value
        case .scalar, .absent:
            value = SourceValue(.string(key.text ?? ""), at: place)
            if let anchor = key.anchor { anchors[anchor] = Expansion(value: value, nodes: 1, height: 0) }
        case .list, .object:
            throw ReadingFailure(id: "syntax", text: "Expected a string as key, found a collection.", place: place)
        }
        guard let text = value.text else {
            throw ReadingFailure(id: "syntax", text: "Expected a string as key, found \(value.found).", place: place)
        }
        return text
    }
}

extension YAMLReader.Expansion {
    /// Adds a child's size to one's own.
    fileprivate mutating func adopt(_ child: Self) -> SourceValue {
        nodes += child.nodes
        height = max(height, child.height)
        return child.value
    }
}
