import TabModel

/// The targets of the aliases and merge keys of the text; empty for JSON.
struct YAMLReferences: Sendable {
    enum Target {
        case node(Int)
        /// The text of a node's key.
        case key(of: Int)
    }

    /// The targets of aliases, by their nodes.
    var targets: [Int: Target] = [:]
    /// The nodes of the members of objects that have merge keys.
    var merged: [Int: [Int]] = [:]
    /// The keys that are aliases, by the nodes that have them.
    var keys: [Int: String] = [:]
    /// The anchors that aliases repeat.
    var repeated: Set<String> = []
}

/// A resolver of the aliases and merge keys in a tree of YAML.
///
/// The uses of aliases and the values that they expand to are counted before anything grows (S45).
struct YAMLReader {
    private let limits: SpecReadingLimits
    private let tree: SyntaxTree
    private let text: SourceText
    private var found = YAMLReferences()
    private var anchors: [String: Expansion] = [:]
    /// The anchors of the collections around the current value.
    private var open: Set<String> = []
    private var aliasCount = 0
    private var nodes = 0

    /// Returns the targets of the aliases and merge keys in a tree's only document.
    static func references(
        in tree: SyntaxTree,
        _ text: SourceText,
        limits: SpecReadingLimits
    ) throws(ReadingFailure) -> YAMLReferences {
        var reader = YAMLReader(limits: limits, tree: tree, text: text)
        _ = try reader.expand(0, depth: 1)
        return reader.found
    }

    /// The size of a value wherever an alias repeats it.
    private struct Expansion {
        var target: YAMLReferences.Target
        /// The number of values, itself included.
        var nodes = 1
        /// The number of levels of arrays and objects.
        var height = 0
    }

    private mutating func expand(_ number: Int, depth: Int) throws(ReadingFailure) -> Expansion {
        let node = tree.nodes[number]
        if node.kind == .alias {
            let known = try expansion(of: tree.text(of: number) ?? "", at: node.begin, depth: depth)
            found.targets[number] = known.target
            return known
        }
        try count(1, at: node.begin)
        let anchor = tree.anchor(of: number)
        let isInside = anchor.map { open.insert($0).inserted } ?? false
        defer { if isInside, let anchor { open.remove(anchor) } }
        let isCollection = node.kind == .list || node.kind == .object
        if isCollection { try check(depth: depth, at: node.begin) }
        try checkTag(number)
        var expansion = Expansion(target: .node(number))
        if isCollection {
            try expandChildren(of: number, depth: depth, &expansion)
            expansion.height += 1
        }
        if let anchor { anchors[anchor] = expansion }
        return expansion
    }

    private mutating func expandChildren(
        of number: Int,
        depth: Int,
        _ expansion: inout Expansion
    ) throws(ReadingFailure) {
        var merge: (key: SyntaxToken, sources: [SourceValue])?
        for child in tree.children(of: number) {
            let value = try expand(child, depth: depth + 1)
            expansion.nodes += value.nodes
            expansion.height = max(expansion.height, value.height)
            guard let key = tree.nodes[child].key else { continue }
            if key.isMerge {
                if let merge {
                    let sentence = "Duplicate key \"<<\". Keep only one."
                    throw text.failure(sentence, id: "duplicateKey", at: merge.key.begin)
                }
                merge = (key, try sources(of: child))
            } else {
                try follow(key, of: child)
            }
        }
        if let merge { found.merged[number] = members(of: number, with: merge.sources) }
    }
}

// MARK: - Budgets

extension YAMLReader {
    private mutating func count(_ more: Int, at offset: Int) throws(ReadingFailure) {
        nodes += more
        guard nodes > limits.nodes else { return }
        let sentence = "There are more than \(limits.nodes) values after expanding aliases. Split the spec."
        throw text.failure(sentence, id: "limit", at: offset)
    }

    private func check(depth: Int, at offset: Int) throws(ReadingFailure) {
        guard depth > limits.depth else { return }
        throw text.failure("This is nested deeper than \(limits.depth) levels.", id: "limit", at: offset)
    }

    private mutating func expansion(
        of name: String,
        at offset: Int,
        depth: Int
    ) throws(ReadingFailure) -> Expansion {
        let (alias, anchor) = ("*\(name)".quoted, "&\(name)".quoted)
        if open.contains(name) {
            let sentence = "\(alias) is recursive, because it is inside \(anchor). Remove it."
            throw text.failure(sentence, at: offset)
        }
        guard let known = anchors[name] else {
            throw text.failure("\(alias) has no anchor before it. Define it with \(anchor).", at: offset)
        }
        found.repeated.insert(name)
        aliasCount += 1
        guard aliasCount <= limits.aliases else {
            let sentence = "Aliases are used more than \(limits.aliases) times. Write out the values."
            throw text.failure(sentence, id: "limit", at: offset)
        }
        try count(known.nodes, at: offset)
        try check(depth: depth + known.height - 1, at: offset)
        return known
    }
}

// MARK: - Keys, merge keys and tags

extension YAMLReader {
    /// Resolves a key, which is a string: a scalar, or an alias of one.
    private mutating func follow(_ key: SyntaxToken, of child: Int) throws(ReadingFailure) {
        switch key.kind {
        case .alias:
            let known = try expansion(of: tree.text(key), at: key.begin, depth: 0)
            let value = SourceValue(child, known.target, in: present)
            guard let name = value.text else {
                throw text.failure("Expected a string as the key, found \(value.found).", at: key.begin)
            }
            found.keys[child] = name
        case .scalar, .absent:
            if let anchor = tree.anchor(key) { anchors[anchor] = Expansion(target: .key(of: child)) }
        case .list: throw text.failure("Expected a string as the key, found an array.", at: key.begin)
        case .object: throw text.failure("Expected a string as the key, found an object.", at: key.begin)
        }
    }

    /// Returns the objects that a merge key's value names: one, or a list of some.
    private func sources(of child: Int) throws(ReadingFailure) -> [SourceValue] {
        let value = SourceValue(child, in: present)
        let sources = value.list ?? [value]
        for source in sources where !source.isObject {
            let sentence = "Expected a mapping for \"<<\", found \(source.found)."
            throw ReadingFailure(id: "syntax", text: sentence, place: source.place)
        }
        return sources
    }

    /// Returns the object's own members, then those of the sources whose keys are not present yet.
    private func members(of number: Int, with sources: [SourceValue]) -> [Int] {
        let present = present
        let own = tree.children(of: number).filter { tree.nodes[$0].key?.isMerge == false }
        var keys = Set(own.compactMap { present.member($0)?.key })
        let added = sources.flatMap(\.memberNodes).filter { keys.insert(present.member($0)?.key ?? "").inserted }
        return own + added
    }

    /// The tree with the targets found so far.
    private var present: SourceTree { SourceTree(text, tree, found, limits: limits, isSpec: true) }

    /// Throws a failure for tags other than those of the core schema (S45).
    private func checkTag(_ number: Int) throws(ReadingFailure) {
        guard let tag = tree.coreTag(of: number) else { return }
        let known =
            switch tree.nodes[number].kind {
            case .list: ["!", "seq"]
            case .object: ["!", "map"]
            case .scalar, .absent, .alias: ["!", "str", "int", "bool", "null", "float"]
            }
        guard !known.contains(tag) else { return }
        throw text.failure("The tag \(tag.quoted) is not supported here. Remove it.", at: tree.nodes[number].begin)
    }
}

extension SyntaxTree {
    /// Returns the tag's name without the prefix of YAML's own tags; nil where none is written.
    func coreTag(of node: Int) -> String? {
        let prefix = "tag:yaml.org,2002:"
        guard let tag = tag(of: node), !tag.isEmpty else { return nil }
        return tag.hasPrefix(prefix) ? String(tag.dropFirst(prefix.count)) : tag
    }
}
