/// A part of a page that is drawn by itself and kept, because a change leaves most of them as they were.
///
/// Equal values give equal text: a piece is its own key in ``PieceCache``.
indirect enum Piece: Hashable, Sendable {
    case toolbar(ToolbarValues)
    case frame(FrameValues)
    case tree(TreeValues)
    case treeRow(TreeRowValues)
    case entry(EntryValues)
    case row(EntryValues)
    case code(CodeValues)
}

extension Piece {
    /// What it is drawn with.
    var template: TemplateName {
        switch self {
        case .toolbar: .toolbar
        case .frame: .frame
        case .tree: .layoutTree
        case .treeRow: .treeRow
        case .entry: .entry
        case .row: .row
        case .code: .code
        }
    }

    /// What its template draws.
    var values: any TemplateValue {
        switch self {
        case .toolbar(let values): values
        case .frame(let values): values
        case .tree(let values): values
        case .treeRow(let values): values
        case .entry(let values), .row(let values): values
        case .code(let values): values
        }
    }

    /// The pieces that are inside it.
    var parts: [Piece] {
        switch self {
        case .frame(let values): values.parts
        case .tree(let values): values.groups.flatMap(\.rows).map(Piece.treeRow)
        case .toolbar, .treeRow, .entry, .row, .code: []
        }
    }

    /// The name of its slot, unlike those of the other pieces in the same text.
    var slot: String {
        switch self {
        case .toolbar: "toolbar"
        case .frame(let values): "frame \(values.name)"
        case .tree(let values): "tree \(values.frame)"
        case .treeRow(let values): "tree-row \(values.depth) \(HTMLEscaping().escapeText(values.entryID))"
        case .entry(let values): "entry \(values.elementID)"
        case .row(let values): "row \(values.elementID)"
        case .code: "code"
        }
    }
}

extension TemplateName {
    /// What writes ``Piece/slot`` in place of a piece; nil for templates that draw none.
    var slot: String? {
        switch self {
        case .toolbar: "toolbar"
        case .frame: "frame {{.name}}"
        case .layoutTree: "tree {{.frame}}"
        case .treeRow: "tree-row {{.depth}} {{.entryID}}"
        case .entry: "entry {{.elementID}}"
        case .row: "row {{.elementID}}"
        case .code: "code"
        default: nil
        }
    }
}

extension PageValues {
    /// The pieces that are on the page.
    var parts: [Piece] {
        [.toolbar(toolbar)] + stage.frames.map(Piece.frame) + inspectorPane.trees.map(Piece.tree)
            + (inspectorPane.code.map { [.code($0)] } ?? [])
    }
}

extension FrameValues {
    fileprivate var parts: [Piece] {
        let bars = [bottomBar, topBar, ornament].compactMap(\.self)
        let entries = bars.flatMap { $0.fixed + $0.items + $0.temporary + $0.pinned + $0.detached }
        let lists = [sidebar, screen.more].compactMap(\.self)
        let rows = lists.flatMap { $0.rows + $0.sections.flatMap(\.allRows) }
        return entries.map(Piece.entry) + rows.map(Piece.row)
    }
}

extension SectionValues {
    fileprivate var allRows: [EntryValues] { rows + sections.flatMap(\.allRows) }
}
