import SpecSyntax
import TabModel

/// A string that was read, with the bytes of each of its values.
struct LocatedText: Sendable {
    let format: SpecFormat
    let limits: SpecReadingLimits
    let source: SourceText
    /// What the text says.
    let value: SourceValue
    /// Where it says it.
    let tree: SyntaxTree
    let root: LocatedValue
    /// The anchors that aliases repeat.
    let repeated: Set<String>

    init(_ bytes: [UInt8], format: SpecFormat, limits: SpecReadingLimits) throws(ReadingFailure) {
        self.format = format
        self.limits = limits
        source = try SourceText(bytes, limits: limits)
        (value, tree) = try SourceReader.read(source, format: format, limits: limits)
        root = LocatedValue(tree)
        let aliases = tree.nodes.compactMap { $0.kind == .alias ? $0.text : nil }
        repeated = Set(aliases + tree.nodes.compactMap { $0.key?.kind == .alias ? $0.key?.text : nil })
    }

    var bytes: [UInt8] { source.bytes }
    var lines: TextLines { source.lines }

    /// The line and column of a byte.
    func place(at offset: Int) -> SourceLocation { source.places.place(at: offset) }
}
