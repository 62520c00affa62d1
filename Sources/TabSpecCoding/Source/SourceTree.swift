import TabModel

/// The tree of source text, with the targets of its aliases and merge keys.
final class SourceTree: Sendable {
    let format: SpecFormat
    let limits: SpecReadingLimits
    let text: SourceText
    let syntax: SyntaxTree
    private let references: YAMLReferences
    /// A Boolean value that indicates whether the text is a spec, and not another file of JSON or YAML.
    private let isSpec: Bool

    init(
        _ text: SourceText,
        _ syntax: SyntaxTree,
        _ references: YAMLReferences? = nil,
        limits: SpecReadingLimits,
        isSpec: Bool
    ) {
        self.isSpec = isSpec
        format = references == nil ? .json : .yaml
        self.text = text
        self.syntax = syntax
        self.references = references ?? YAMLReferences()
        self.limits = limits
    }

    /// Creates a tree from a file's bytes; `isSpec` enables advice for specs, `goesOn` requests a tree even on failure.
    convenience init(
        _ bytes: [UInt8],
        format: SpecFormat,
        limits: SpecReadingLimits,
        isSpec: Bool = true,
        goesOn: Bool = false
    ) throws(ReadingFailure) {
        let text = try SourceText(bytes, limits: limits)
        do throws(ReadingFailure) {
            try self.init(text, format: format, limits: limits, isSpec: isSpec, goesOn: goesOn)
        } catch {
            throw error.naming(ConflictMarker(in: text))
        }
    }

    private convenience init(
        _ text: SourceText,
        format: SpecFormat,
        limits: SpecReadingLimits,
        isSpec: Bool,
        goesOn: Bool
    ) throws(ReadingFailure) {
        switch format {
        case .json:
            let grammar = JSONGrammar(nodes: limits.nodes, depth: limits.depth, isSpec: isSpec, goesOn: goesOn)
            let tree = SyntaxTree(json: text.bytes, grammar: grammar)
            if let mistake = tree.mistake {
                let place = text.places.place(at: mistake.offset)
                throw ReadingFailure(id: mistake.id, text: mistake.text, place: place, tree: goesOn ? tree : nil)
            }
            self.init(text, tree, limits: limits, isSpec: isSpec)
        case .yaml:
            let tree = try YAMLParser.tree(text)
            let references = try YAMLReader.references(in: tree, text, limits: limits)
            self.init(text, tree, references, limits: limits, isSpec: isSpec)
        }
    }

    /// The anchors that aliases repeat.
    var repeated: Set<String> { references.repeated }
    /// Reads another version of the text.
    func read(_ bytes: [UInt8]) throws(ReadingFailure) -> SourceTree {
        try SourceTree(bytes, format: format, limits: limits, isSpec: isSpec)
    }

    var bytes: [UInt8] { text.bytes }
    var lines: TextLines { text.lines }
    var root: SourceValue { SourceValue(0, in: self) }

    /// Returns the line and column of a byte.
    func place(at offset: Int) -> SourceLocation { text.places.place(at: offset) }

    /// Returns the value that an alias repeats.
    func target(of node: Int) -> YAMLReferences.Target? { references.targets[node] }

    /// Returns the nodes of an object's members, those of merge keys included.
    func members(of node: Int) -> ArraySlice<Int> { references.merged[node]?[...] ?? syntax.children(of: node) }

    /// Returns the member of an object at a node.
    func member(_ node: Int) -> SourceMember? {
        guard let token = syntax.nodes[node].key else { return nil }
        let key = references.keys[node] ?? syntax.text(token)
        return SourceMember(key: key, value: SourceValue(node, in: self))
    }

    /// Returns a Boolean value that indicates whether the member at a node has a key.
    func hasKey(_ node: Int, _ key: String) -> Bool {
        guard let token = syntax.nodes[node].key else { return false }
        return references.keys[node].map { $0 == key } ?? syntax.matches(token, key)
    }

    /// Returns the value of a scalar: a string if it is quoted or a block.
    func scalar(_ node: Int) -> SourceValue.Content {
        let text = syntax.text(of: node) ?? ""
        let quote = syntax.nodes[node].quote
        guard format == .yaml else { return quote == .double ? .string(text) : CoreSchema.content(json: text) }
        switch syntax.coreTag(of: node) {
        case nil where quote == .plain, "int", "bool", "null", "float": return CoreSchema.content(yaml: text)
        default: return .string(text)
        }
    }

    /// Returns the text of a scalar without quotes or a tag, of YAML or a spec; nil for everything else.
    ///
    /// A spec has the same content in JSON and in YAML, and a JSON Schema can't distinguish them.
    func plain(_ node: Int) -> String? {
        guard format == .yaml || isSpec, syntax.nodes[node].quote == .plain, syntax.coreTag(of: node) == nil else {
            return nil
        }
        return syntax.text(of: node) ?? ""
    }
}
