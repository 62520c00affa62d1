import SpecSyntax

/// A value as it is in a string that was read: one node of its tree.
struct LocatedValue {
    private let whole: Whole
    private let number: Int

    /// The tree of all values, which are many.
    private final class Whole: Sendable {
        let tree: SyntaxTree
        init(_ tree: SyntaxTree) { self.tree = tree }
    }

    /// The value of a whole text.
    init(_ tree: SyntaxTree) {
        whole = Whole(tree)
        number = 0
    }

    private init(_ number: Int, in whole: Whole) {
        self.whole = whole
        self.number = number
    }

    private var node: SyntaxNode { whole.tree.nodes[number] }

    /// Its own bytes, without anchor and tag; empty where nothing is written.
    var range: Range<Int> { node.range }
    /// The name under which aliases may repeat it.
    var anchor: String? { node.properties.anchor }
    /// Whether it is written in brackets.
    var isFlow: Bool { node.isFlow }
    /// Whether nothing is written at all.
    var isAbsent: Bool { node.kind == .absent }
    var isAlias: Bool { node.kind == .alias }
    /// Whether it is written as lines under each other, without brackets.
    var isBlockCollection: Bool { isCollection && !isFlow }
    var isCollection: Bool { node.kind == .list || isObject }
    var isObject: Bool { node.kind == .object }

    /// How a scalar is written; nil for everything else.
    var quote: SyntaxToken.Quote? { node.kind == .scalar ? node.quote : nil }

    var members: [LocatedMember]? {
        isObject ? node.children.indices.compactMap { member($0) } : nil
    }

    var elements: [LocatedValue]? {
        node.kind == .list ? node.children.map { LocatedValue($0, in: whole) } : nil
    }

    /// The member at a number; nil where this is no object.
    func member(_ number: Int) -> LocatedMember? {
        let value = LocatedValue(node.children[number], in: whole)
        return value.node.key.map { LocatedMember(whole.tree.text($0), $0, value) }
    }

    /// The element at a number; nil where there is none.
    func element(_ number: Int) -> LocatedValue? {
        guard node.kind == .list, node.children.indices.contains(number) else { return nil }
        return LocatedValue(node.children[number], in: whole)
    }

    /// Whether it or anything in it bears one of these anchors.
    func bears(_ anchors: Set<String>) -> Bool {
        !anchors.isEmpty && contains { $0.anchor.map(anchors.contains) ?? false }
    }

    /// Whether it or anything in it is like that.
    func contains(_ isWanted: (LocatedValue) -> Bool) -> Bool {
        isWanted(self) || node.children.contains { LocatedValue($0, in: whole).contains(isWanted) }
    }
}

/// A key and its value as they are in a string that was read.
struct LocatedMember {
    /// The key, unescaped.
    let key: String
    let value: LocatedValue
    private let token: SyntaxToken

    fileprivate init(_ key: String, _ token: SyntaxToken, _ value: LocatedValue) {
        self.key = key
        self.token = token
        self.value = value
    }

    /// Where key and value begin.
    var start: Int { token.begin }
    /// The key's own bytes, quotes included.
    var keyRange: Range<Int> { token.range }
    /// How the key is written; nil for an alias.
    var keyQuote: SyntaxToken.Quote? { token.kind == .alias ? nil : token.quote }
    /// Whether it takes over the members of others (`<<`).
    var isMerge: Bool { token.isMergeKey }
    /// Behind the value.
    var end: Int { value.range.upperBound }

    /// Whether it is written as key, colon and value; not as `? key`, and not without colon.
    var isUsual: Bool { token.isUsual }
}
