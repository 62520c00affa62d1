import SwiftSyntax
import TabModel

/// The places of a tab view's entries in the source.
struct ViewSource {
    let view: TabViewReading
    private let project: Project

    init(_ view: TabViewReading, in project: Project) { (self.view, self.project) = (view, project) }

    /// The files that the tab view depends on, its own first.
    var files: [SourceFile] {
        let others = view.files.filter { $0 != view.place.file && $0.hasSuffix(".swift") }
        return ([view.place.file] + others).compactMap { project.file($0) }
    }

    /// The call of `TabView` with its modifiers.
    var tabView: (file: SourceFile, chain: CallChain)? {
        token(at: view.place).flatMap { file, token in CallChain(around: token).map { (file, $0) } }
    }

    /// Returns the source of an entry; nil if it isn't known.
    func node(_ path: [Int]) -> EntryNode? {
        guard let places = places(path), let (file, token) = token(at: places.place) else { return nil }
        return EntryNode(file, token)
    }

    /// Returns the places of an entry's members.
    func places(_ path: [Int]) -> EntryPlaces? {
        var (list, result): ([EntryPlaces], EntryPlaces?) = (view.places, nil)
        for index in path {
            guard list.indices.contains(index) else { return nil }
            result = list[index]
            list = list[index].tabs
        }
        return result
    }

    private func token(at place: SourcePlace) -> (SourceFile, TokenSyntax)? {
        guard let file = project.file(place.file), let offset = file.offset(of: place),
            let token = file.tree.token(at: AbsolutePosition(utf8Offset: offset))
        else { return nil }
        return (file, token)
    }

    // MARK: - Statements

    /// Returns the statements that make the entries of a list, one for each entry where it is known.
    ///
    /// An entry that a helper makes has the statement that calls the helper: the one left over between its neighbors'
    /// statements.
    func statements(of list: [Int], count: Int) -> [StatementRow?] {
        let nodes = (0..<count).map { node(list + [$0]) }
        guard let (file, builder) = builder(of: list) else { return nodes.map { $0?.statements.first } }
        let all = Array(builder)
        var result = nodes.map { node in
            node.flatMap { node in
                node.items.first { $0.parent?.id == builder.id }.flatMap { item in all.firstIndex { $0.id == item.id } }
            }
        }
        fill(&result, upTo: all.count)
        return zip(nodes, result).map { node, index in
            index.map { StatementRow(all[$0], in: file) } ?? node?.statements.first
        }
    }

    private func fill(_ result: inout [Int?], upTo end: Int) {
        var start = result.startIndex
        while let first = result[start...].firstIndex(where: { $0 == nil }) {
            let next = result[first...].firstIndex { $0 != nil } ?? result.endIndex
            let low = (first > 0 ? result[first - 1] : nil).map { $0 + 1 } ?? 0
            let high = next < result.endIndex ? result[next] ?? end : end
            if high - low == next - first {
                for index in first..<next { result[index] = low + index - first }
            }
            start = next
        }
    }

    /// Returns the statements of the closure that builds a list.
    private func builder(of list: [Int]) -> (SourceFile, CodeBlockItemListSyntax)? {
        if list.isEmpty {
            return tabView.flatMap { file, chain in chain.call?.content.map { (file, $0.statements) } }
        }
        return node(list).flatMap { node in node.chain?.call?.content.map { (node.file, $0.statements) } }
    }
}

/// The source of an entry: its call, and the statements around it.
struct EntryNode {
    let file: SourceFile
    let token: TokenSyntax
    let chain: CallChain?
    /// The statements that contain the call, from the inside out, in its own member.
    let items: [CodeBlockItemSyntax]

    init(_ file: SourceFile, _ token: TokenSyntax) {
        (self.file, self.token) = (file, token)
        chain = CallChain(around: token)
        items = token.ancestors.prefix { !$0.is(MemberBlockItemSyntax.self) }
            .compactMap { $0.as(CodeBlockItemSyntax.self) }
    }

    /// The statements as rows, from the inside out.
    var statements: [StatementRow] { items.map { StatementRow($0, in: file) } }
}
