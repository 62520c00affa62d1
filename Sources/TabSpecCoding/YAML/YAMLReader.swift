import TabModel
import Yams

/// Reads YAML through Yams into the same values as JSON.
///
/// Aliases are expanded here and not by Yams, so that their uses and what they expand to can be counted before anything
/// grows (S45): ``YAMLText`` hides them from Yams as plain scalars.
struct YAMLReader {
    let limits: SpecReadingLimits
    let text: YAMLText
    /// Keys that stand twice, by mark, as they were before they were set aside.
    private let keys: [SourceLocation: String]
    private var anchors: [String: Expansion] = [:]
    /// The anchors of the collections around the present value.
    private var open: Set<String> = []
    private var aliasCount = 0
    private var nodes = 0

    private init(_ document: YAMLDocument, limits: SpecReadingLimits) {
        text = document.text
        keys = document.keys
        self.limits = limits
    }

    /// Reads the text's one document.
    static func read(_ source: SourceText, limits: SpecReadingLimits) throws(ReadingFailure) -> SourceValue {
        try read(try YAMLDocument(try YAMLText(source)), limits: limits)
    }

    /// Reads a document that Yams has read.
    static func read(_ document: YAMLDocument, limits: SpecReadingLimits) throws(ReadingFailure) -> SourceValue {
        var reader = YAMLReader(document, limits: limits)
        // Nodes hold their anchors weakly; the document's parser owns them.
        return try withExtendedLifetime(document) { () throws(ReadingFailure) in
            try reader.value(document.root, depth: 1).value
        }
    }

    /// A value and how much it takes wherever an alias puts it.
    struct Expansion {
        var value: SourceValue
        /// How many values it holds, itself included.
        var nodes: Int
        /// How many levels of arrays and objects it has.
        var height: Int
    }

    private mutating func value(_ node: Node, depth: Int) throws(ReadingFailure) -> Expansion {
        let place = text.place(node.mark)
        if case .scalar(let scalar) = node, scalar.style == .plain, let name = text.aliasName(scalar.string) {
            return try expansion(of: name, scalar, at: place, depth: depth)
        }
        try count(1, at: place)
        let anchor = node.anchor.map { text.shown($0.rawValue) }
        let isInside = anchor.map { open.insert($0).inserted } ?? false
        defer { if isInside, let anchor { open.remove(anchor) } }
        let expansion: Expansion
        switch node {
        case .scalar(let scalar):
            expansion = Expansion(value: try self.scalar(scalar, at: place), nodes: 1, height: 0)
        case .sequence(let sequence):
            try check(depth: depth, at: place)
            expansion = try list(sequence, at: place, depth: depth)
        case .mapping(let mapping):
            try check(depth: depth, at: place)
            expansion = try object(mapping, at: place, depth: depth)
        case .alias:
            throw ReadingFailure(id: "syntax", text: "An alias can't stand here.", place: place)
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
        _ scalar: Node.Scalar,
        at place: SourceLocation,
        depth: Int
    ) throws(ReadingFailure) -> Expansion {
        if open.contains(name) { throw YAMLFailure.recursiveAlias(name, at: place) }
        guard let known = anchors[name], scalar.anchor == nil, ["", "str"].contains(scalar.tag.kind) else {
            throw YAMLFailure.unknownAlias(name, at: place)
        }
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
        _ sequence: Node.Sequence,
        at place: SourceLocation,
        depth: Int
    ) throws(ReadingFailure) -> Expansion {
        try YAMLTag.check(sequence.tag, expected: "seq", shown: text, at: place)
        var result = Expansion(value: SourceValue(.null, at: place), nodes: 1, height: 0)
        var elements: [SourceValue] = []
        for node in sequence {
            elements.append(result.adopt(try value(node, depth: depth + 1)))
        }
        result.value = SourceValue(.list(elements), at: place)
        result.height += 1
        return result
    }

    private mutating func object(
        _ mapping: Node.Mapping,
        at place: SourceLocation,
        depth: Int
    ) throws(ReadingFailure) -> Expansion {
        try YAMLTag.check(mapping.tag, expected: "map", shown: text, at: place)
        var result = Expansion(value: SourceValue(.null, at: place), nodes: 1, height: 0)
        var members: [SourceMember] = []
        var merged: [SourceValue] = []
        for (key, node) in mapping {
            let value = result.adopt(try self.value(node, depth: depth + 1))
            if key.isMergeKey {
                merged += try YAMLMerge.sources(value)
            } else {
                let place = text.place(key.mark)
                members.append(SourceMember(key: try self.key(key, at: place), place: place, value: value))
            }
        }
        result.value = SourceValue(.object(YAMLMerge.merged(members, with: merged)), at: place)
        result.height += 1
        return result
    }

    /// A key as a text: a scalar, or an alias of one.
    private mutating func key(_ node: Node, at place: SourceLocation) throws(ReadingFailure) -> String {
        guard case .scalar(var scalar) = node else {
            throw ReadingFailure(id: "syntax", text: "Expected a text as key, found a collection.", place: place)
        }
        let anchor = scalar.anchor
        if let mark = node.mark, let setAside = keys[SourceLocation(mark)] { scalar.string = setAside }
        let key: SourceValue
        if scalar.style == .plain, let name = text.aliasName(scalar.string) {
            key = try expansion(of: name, scalar, at: place, depth: 0).value
        } else {
            key = SourceValue(.string(text.shown(scalar.string)), at: place)
            if let anchor { anchors[text.shown(anchor.rawValue)] = Expansion(value: key, nodes: 1, height: 0) }
        }
        guard let text = key.text else {
            throw ReadingFailure(id: "syntax", text: "Expected a text as key, found \(key.found).", place: place)
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
