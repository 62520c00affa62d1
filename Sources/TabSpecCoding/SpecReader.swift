import SpecSyntax
public import TabModel

/// What reading a spec's text gave: the spec, or everything that is wrong with the text.
public struct DecodedSpec: Hashable, Sendable {
    /// The spec; nil if there is any error.
    public var spec: TabSpec?
    /// What is wrong, in order of place; empty for a good text.
    public var diagnostics: [Diagnostic]

    /// Makes a result.
    public init(spec: TabSpec?, diagnostics: [Diagnostic]) {
        self.spec = spec
        self.diagnostics = diagnostics
    }
}

/// Reads specs (the format, form 1).
///
/// Bad syntax and exceeded limits end the reading with one diagnostic; everything else that is wrong is reported at
/// once. What only makes a spec questionable (values that appear twice, for example) is no error here but a finding on
/// the resolved layout.
public enum SpecReader {
    /// Reads a spec's bytes.
    ///
    /// `file` is the name that diagnostics carry. Never throws and never fails: whatever is wrong is in the result.
    public static func read(
        _ bytes: [UInt8],
        format: SpecFormat,
        file: String,
        limits: SpecReadingLimits = .file
    ) -> DecodedSpec {
        SpecText(bytes, format: format, file: file, limits: limits).decoded
    }
}

/// Reads a string of either format into values with places.
enum SourceReader {
    static func read(
        _ bytes: [UInt8],
        format: SpecFormat,
        limits: SpecReadingLimits
    ) throws(ReadingFailure) -> SourceValue {
        try read(try SourceText(bytes, limits: limits), format: format, limits: limits).value
    }

    /// What a string says, and the tree that it was read from.
    static func read(
        _ text: SourceText,
        format: SpecFormat,
        limits: SpecReadingLimits
    ) throws(ReadingFailure) -> (value: SourceValue, tree: SyntaxTree) {
        switch format {
        case .json: return try read(json: text, limits: limits, isSpec: true)
        case .yaml:
            let tree = try YAMLParser.tree(text)
            return (try YAMLReader.read(tree, text, limits: limits), tree)
        }
    }

    static func read(
        json text: SourceText,
        limits: SpecReadingLimits,
        isSpec: Bool
    ) throws(ReadingFailure) -> (value: SourceValue, tree: SyntaxTree) {
        let grammar = JSONGrammar(nodes: limits.nodes, depth: limits.depth, isSpec: isSpec)
        let tree = SyntaxTree(json: text.bytes, grammar: grammar)
        if let mistake = tree.mistake {
            throw ReadingFailure(id: mistake.id, text: mistake.text, place: text.places.place(at: mistake.offset))
        }
        return (SourceValue(json: tree, text.places), tree)
    }
}
