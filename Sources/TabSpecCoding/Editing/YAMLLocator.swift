import TabModel
import Yams

/// Finds the bytes of every value of a YAML text that was read before.
///
/// Yams tells where a value begins. Where it ends is found from its style; a plain text is followed by its own
/// characters. What does not fit is refused and never guessed.
struct YAMLLocator {
    let lines: TextLines
    private let document: YAMLDocument
    private var offsets: TextOffsets
    /// The anchors that aliases repeat.
    private(set) var repeated: Set<String> = []

    private init(_ document: YAMLDocument, _ source: SourceText) {
        self.document = document
        lines = TextLines(source)
        offsets = TextOffsets(source)
    }

    /// The values of the text that a document was read from, and the names of the anchors that aliases repeat.
    static func locate(
        _ document: YAMLDocument,
        in source: SourceText
    ) throws(ReadingFailure) -> (LocatedValue, Set<String>) {
        var locator = YAMLLocator(document, source)
        // Nodes hold their anchors weakly; the document's parser owns them.
        return try withExtendedLifetime(document) { () throws(ReadingFailure) in
            let root = try locator.value(document.root, indent: -1, behind: nil)
            return (root, locator.repeated)
        }
    }

    /// A value in a collection whose lines begin in column `indent`; `behind` is the end of its key, if it has one.
    private mutating func value(_ node: Node, indent: Int, behind key: Int?) throws(ReadingFailure) -> LocatedValue {
        let begin = try offset(of: node)
        let anchor = node.anchor.map { document.text.shown($0.rawValue) }
        if case .scalar(let scalar) = node, scalar.style == .plain, scalar.string.isEmpty {
            let end = absentEnd(begin, behind: key)
            return LocatedValue(range: end..<end, content: .scalar(.absent), anchor: anchor)
        }
        let start = lines.skipProperties(begin)
        switch node {
        case .scalar(let scalar):
            var value = try self.scalar(scalar, at: start, indent: indent, node)
            value.anchor = anchor
            return value
        case .sequence(let sequence): return try list(sequence, at: start, anchor, node)
        case .mapping(let mapping): return try object(mapping, at: start, anchor, node)
        case .alias: throw unclear(node)
        }
    }

    func unclear(_ node: Node) -> ReadingFailure {
        ReadingFailure(
            id: "syntax",
            text: "This is written in a way that can't be changed safely.",
            place: document.text.place(node.mark)
        )
    }

    private mutating func offset(of node: Node) throws(ReadingFailure) -> Int {
        guard let offset = offsets.offset(of: document.text.place(node.mark)) else { throw unclear(node) }
        return offset
    }

    /// Where a value would begin of which nothing is written: behind the colon, the dash, or its anchor and tag.
    private func absentEnd(_ begin: Int, behind key: Int?) -> Int {
        if let first = lines.byte(at: begin), [UInt8(ascii: "&"), UInt8(ascii: "!")].contains(first) {
            return lines.endOfProperties(begin)
        }
        guard let key else { return begin }
        let colon = lines.skipBlank(key)
        return lines.byte(at: colon) == UInt8(ascii: ":") ? colon + 1 : key
    }
}

// MARK: - Scalars

extension YAMLLocator {
    private mutating func scalar(
        _ scalar: Node.Scalar,
        at start: Int,
        indent: Int,
        _ node: Node
    ) throws(ReadingFailure) -> LocatedValue {
        if scalar.style == .plain, let name = document.text.aliasName(scalar.string) {
            repeated.insert(name)
            return LocatedValue(range: start..<(start + 1 + name.utf8.count), content: .alias)
        }
        let shown = node.mark.flatMap { document.keys[SourceLocation($0)] } ?? document.text.shown(scalar.string)
        let found: (end: Int?, style: LocatedValue.ScalarStyle) =
            switch lines.byte(at: start) {
            case UInt8(ascii: "\"") where scalar.style == .doubleQuoted: (lines.endOfDoubleQuoted(start), .double)
            case UInt8(ascii: "'") where scalar.style == .singleQuoted: (lines.endOfSingleQuoted(start), .single)
            case UInt8(ascii: "|"), UInt8(ascii: ">"):
                (lines.endOfBlock(start, shown, indent: indent), .block)
            default: (lines.endOfPlain(start, shown), .plain)
            }
        guard let end = found.end else { throw unclear(node) }
        return LocatedValue(range: start..<end, content: .scalar(found.style))
    }
}

// MARK: - Collections

extension YAMLLocator {
    private mutating func list(
        _ sequence: Node.Sequence,
        at start: Int,
        _ anchor: String?,
        _ node: Node
    ) throws(ReadingFailure) -> LocatedValue {
        let isFlow = lines.byte(at: start) == UInt8(ascii: "[")
        let indent = isFlow ? 0 : start - lines.lineStart(start)
        var elements: [LocatedValue] = []
        for element in sequence {
            elements.append(try value(element, indent: indent, behind: nil))
        }
        let last = elements.last?.range.upperBound
        let end = try isFlow ? close(UInt8(ascii: "]"), behind: last ?? start + 1, node) : last ?? start
        return LocatedValue(range: start..<end, content: .list(elements, isFlow: isFlow), anchor: anchor)
    }

    private mutating func object(
        _ mapping: Node.Mapping,
        at start: Int,
        _ anchor: String?,
        _ node: Node
    ) throws(ReadingFailure) -> LocatedValue {
        let isFlow = lines.byte(at: start) == UInt8(ascii: "{")
        let indent = isFlow ? 0 : start - lines.lineStart(start)
        var members: [LocatedMember] = []
        for (key, value) in mapping {
            members.append(try member(key, value, indent: indent))
        }
        let end =
            try isFlow ? close(UInt8(ascii: "}"), behind: members.last?.end ?? start + 1, node) : members.last?.end
        let isPairInList = !isFlow && mapping.style == .flow
        guard let end, !isPairInList else { throw unclear(node) }
        return LocatedValue(range: start..<end, content: .object(members, isFlow: isFlow), anchor: anchor)
    }

    private mutating func member(_ key: Node, _ node: Node, indent: Int) throws(ReadingFailure) -> LocatedMember {
        guard case .scalar(let scalar) = key else { throw unclear(key) }
        let begin = try offset(of: key)
        let start = lines.skipProperties(begin)
        let located = try self.scalar(scalar, at: start, indent: indent, key)
        let setAside = key.mark.flatMap { document.keys[SourceLocation($0)] }
        let value = try value(node, indent: indent, behind: located.range.upperBound)
        let colon = lines.skipBlank(located.range.upperBound)
        return LocatedMember(
            key: setAside ?? document.text.shown(scalar.string),
            start: begin,
            keyRange: located.range,
            keyStyle: located.scalarStyle,
            isMerge: key.isMergeKey,
            isUsual: lines.byte(at: colon) == UInt8(ascii: ":") && !lines.isBehindQuestionMark(begin),
            value: value
        )
    }

    /// The end of a collection in brackets: behind the bracket that follows its last part.
    private func close(_ bracket: UInt8, behind last: Int, _ node: Node) throws(ReadingFailure) -> Int {
        var place = lines.skipComments(last)
        if lines.byte(at: place) == UInt8(ascii: ",") { place = lines.skipComments(place + 1) }
        guard lines.byte(at: place) == bracket else { throw unclear(node) }
        return place + 1
    }
}

extension LocatedValue {
    /// How a scalar is written; nil for everything else.
    var scalarStyle: ScalarStyle? {
        if case .scalar(let style) = content { style } else { nil }
    }
}
