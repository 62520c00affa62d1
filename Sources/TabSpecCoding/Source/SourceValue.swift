public import TabModel

/// A value in a source tree: a view of one node.
///
/// ``content`` and other properties of the meaning are those of the value that an alias repeats; ranges and styles are
/// the alias's own.
public struct SourceValue: Sendable {
    let tree: SourceTree
    /// The node in the text.
    private let number: Int
    /// The node with the meaning.
    private let meaning: Int
    /// A Boolean value that indicates whether an alias repeats a key, the one of ``meaning``.
    private let isKey: Bool

    init(_ number: Int, in tree: SourceTree) {
        self.init(number, tree.target(of: number) ?? .node(number), in: tree)
    }

    init(_ number: Int, _ target: YAMLReferences.Target, in tree: SourceTree) {
        self.tree = tree
        self.number = number
        switch target {
        case .node(let node): (meaning, isKey) = (node, false)
        case .key(let node): (meaning, isKey) = (node, true)
        }
    }

    /// The kinds of value.
    public enum Content: Sendable {
        case null
        case bool(Bool)
        case integer(Int)
        /// A number that is not whole, as written.
        case fraction(String)
        /// A number outside `Int`, as written.
        case tooLarge(String)
        case string(String)
        case list([SourceValue])
        case object([SourceMember])
    }
}

// MARK: - Content

extension SourceValue {
    /// The content of the value.
    public var content: Content {
        if let list { return .list(list) }
        if let members { return .object(members) }
        return scalar
    }

    /// The location of the value's beginning.
    public var place: SourceLocation {
        let node = tree.syntax.nodes[meaning]
        return tree.text.place(at: isKey ? node.key?.begin ?? node.begin : node.begin)
    }

    /// A Boolean value that indicates whether the value is null.
    public var isNull: Bool {
        if case .null = scalar { true } else { false }
    }

    /// The content of anything but an object or array.
    private var scalar: Content {
        if isKey { return .string(tree.member(meaning)?.key ?? "") }
        return isCollection ? .string("") : tree.scalar(meaning)
    }

    private var isCollection: Bool { isList || isObject }

    /// The text of a scalar without quotes, which is accepted where a string is expected; nil for everything else.
    var written: String? { isKey || isCollection ? nil : tree.plain(meaning) }

    /// The value as a string: a string, or a number, true or false as written.
    var text: String? {
        guard !isCollection else { return nil }
        switch scalar {
        case .string(let string): return string
        case .null: return nil
        default: return written
        }
    }

    var bool: Bool? {
        guard case .bool(let bool) = scalar else { return nil }
        return bool
    }

    var integer: Int? {
        guard case .integer(let integer) = scalar else { return nil }
        return integer
    }

    var list: [SourceValue]? {
        guard isList else { return nil }
        return tree.syntax.children(of: meaning).map { SourceValue($0, in: tree) }
    }

    /// The members in the order of the text, those of merge keys last; keys may repeat.
    var members: [SourceMember]? {
        guard isObject else { return nil }
        return memberNodes.compactMap { tree.member($0) }
    }

    /// The nodes of ``members``.
    var memberNodes: ArraySlice<Int> { tree.members(of: meaning) }

    /// A number outside `Int`, as written.
    var tooLarge: String? {
        guard case .tooLarge(let text) = scalar else { return nil }
        return text
    }

    var isList: Bool { !isKey && tree.syntax.nodes[meaning].kind == .list }
    var isObject: Bool { !isKey && tree.syntax.nodes[meaning].kind == .object }

    /// Accesses the value of a key; nil where the key is absent or this is not an object.
    subscript(key: String) -> SourceValue? {
        guard isObject else { return nil }
        return memberNodes.first { tree.hasKey($0, key) }.map { SourceValue($0, in: tree) }
    }

    /// The value as JSON without places; numbers that `Double` can't represent are infinite.
    var json: JSONValue {
        switch content {
        case .null: .null
        case .bool(let bool): .bool(bool)
        case .integer(let integer): .integer(integer)
        case .fraction(let text), .tooLarge(let text): Double(text).map(JSONValue.number) ?? .null
        case .string(let string): .string(string)
        case .list(let list): .array(list.map(\.json))
        case .object(let members): .object(members.map { JSONMember($0.key, $0.value.json) })
        }
    }
}

// MARK: - Source text

extension SourceValue {
    private var node: SyntaxNode { tree.syntax.nodes[number] }
    fileprivate var key: SyntaxToken? { node.key }

    /// The range of the value itself, without anchor and tag; empty where nothing is written.
    var range: Range<Int> { node.range }
    /// The name under which aliases may repeat the value.
    var anchor: String? { tree.syntax.anchor(of: number) }
    /// A Boolean value that indicates whether the value is written in brackets.
    var isFlow: Bool { node.isFlow }
    /// A Boolean value that indicates whether the value has no text at all.
    var isAbsent: Bool { node.kind == .absent }
    var isAlias: Bool { node.kind == .alias }
    /// A Boolean value that indicates whether the value is an object or array, and not an alias of one.
    var isOwnCollection: Bool { node.kind == .list || node.kind == .object }
    /// A Boolean value that indicates whether the value is an object or array in block style, without brackets.
    var isBlockCollection: Bool { isOwnCollection && !isFlow }

    /// The quotes of a scalar; nil for everything else.
    var quote: SyntaxToken.Quote? { node.kind == .scalar ? node.quote : nil }

    /// The members as written, merge keys included; nil for an alias.
    var ownMembers: [SourceMember]? {
        node.kind == .object ? tree.syntax.children(of: number).compactMap { tree.member($0) } : nil
    }

    /// The elements as written; nil for an alias.
    var ownElements: [SourceValue]? { node.kind == .list ? list : nil }

    /// Returns the member written at an index; nil where this is not an object.
    func ownMember(_ index: Int) -> SourceMember? {
        let children = tree.syntax.children(of: number)
        return tree.member(children[children.startIndex + index])
    }

    /// Returns the element written at an index; nil where there is none.
    func ownElement(_ index: Int) -> SourceValue? {
        let children = tree.syntax.children(of: number)
        guard node.kind == .list, 0..<children.count ~= index else { return nil }
        return SourceValue(children[children.startIndex + index], in: tree)
    }

    /// Returns a Boolean value that indicates whether the value or anything in it has one of these anchors.
    func bears(_ anchors: Set<String>) -> Bool {
        !anchors.isEmpty && contains { $0.anchor.map(anchors.contains) ?? false }
    }

    /// Returns a Boolean value that indicates whether the value or anything in it satisfies a predicate.
    func contains(_ isWanted: (SourceValue) -> Bool) -> Bool {
        isWanted(self)
            || tree.syntax.children(of: number).contains { SourceValue($0, in: tree).contains(isWanted) }
    }
}

/// A key and its value in an object of the text.
public struct SourceMember: Sendable {
    /// The key, unescaped.
    public let key: String
    /// The value.
    public let value: SourceValue

    /// The location of the key's beginning.
    public var place: SourceLocation { value.tree.text.place(at: start) }

    /// The offset of the beginning of key and value.
    var start: Int { value.key?.begin ?? value.range.lowerBound }
    /// The range of the key itself, quotes included.
    var keyRange: Range<Int> { value.key?.range ?? start..<start }
    /// The quotes of the key; nil for an alias.
    var keyQuote: SyntaxToken.Quote? { value.key.flatMap { $0.kind == .alias ? nil : $0.quote } }
    /// A Boolean value that indicates whether the member merges the members of other objects (`<<`).
    var isMerge: Bool { value.key?.isMerge ?? false }
    /// The offset after the value.
    var end: Int { value.range.upperBound }
    /// A Boolean value that indicates whether the member is written as key, colon and value.
    ///
    /// The value is false for `? key`, and for a member without a colon.
    var isUsual: Bool { value.key?.isUsual ?? false }
}
