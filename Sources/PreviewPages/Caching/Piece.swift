/// A part of a page that is drawn separately and kept, because a change leaves most parts the same.
///
/// Equal values give equal text: a piece is its own key in ``PieceCache``. A page is sent without the pieces that its
/// reader has already; `Public/pieces.js` finds them there by their ``slot``.
indirect enum Piece: Hashable, Sendable {
    case toolbar(ToolbarValues)
    case frame(FrameValues)
    case tree(TreeValues)
    case treeRow(TreeRowValues)
    case entry(EntryValues)
    case row(EntryValues)
    case findings(FindingsValues)
    case customization(CustomizationValues)
    case switches(SwitchesValues)
    case code(CodeValues)
    case codeBlock(CodeBlockValues)
    case help(HelpValues)
}

extension Piece {
    /// The template of the piece.
    var template: TemplateName {
        switch self {
        case .toolbar: .toolbar
        case .frame: .frame
        case .tree: .layoutTree
        case .treeRow: .treeRow
        case .entry: .entry
        case .row: .row
        case .findings: .findings
        case .customization: .customization
        case .switches: .switches
        case .code: .code
        case .codeBlock: .codeBlock
        case .help: .help
        }
    }

    /// The values for the template.
    var values: any TemplateValue {
        switch self {
        case .toolbar(let values): values
        case .frame(let values): values
        case .tree(let values): values
        case .treeRow(let values): values
        case .entry(let values), .row(let values): values
        case .findings(let values): values
        case .customization(let values): values
        case .switches(let values): values
        case .code(let values): values
        case .codeBlock(let values): values
        case .help(let values): values
        }
    }

    /// The lists of pieces inside this one, each a sequence of pieces without anything between them.
    var parts: [[Piece]] {
        switch self {
        case .frame(let values): values.parts
        case .tree(let values): values.groups.map { $0.rows.map(Piece.treeRow) }
        case .code(let values): [values.blocks.map(Piece.codeBlock)]
        case .toolbar, .treeRow, .entry, .row, .findings, .customization, .switches, .codeBlock, .help: []
        }
    }

    /// The name of the piece's slot, different from those of the other pieces in the same text.
    var slot: String {
        switch self {
        case .toolbar: "toolbar"
        case .frame(let values): "frame \(values.name)"
        case .tree(let values): "tree \(values.frame)"
        case .treeRow(let values):
            "tree-row \(values.list) \(values.depth) \(HTMLEscaping().escapeText(values.entryID))"
        case .entry(let values): "entry \(values.elementID)"
        case .row(let values): "row \(values.elementID)"
        case .codeBlock(let values): "code-block \(values.number)"
        case .findings, .customization, .switches, .code, .help: template.rawValue
        }
    }
}

extension TemplateName {
    /// The template text that writes ``Piece/slot`` in place of a piece; nil for templates that draw none.
    var slot: String? {
        switch self {
        case .toolbar: "toolbar"
        case .frame: "frame {{.name}}"
        case .layoutTree: "tree {{.frame}}"
        case .treeRow: "tree-row {{.list}} {{.depth}} {{.entryID}}"
        case .entry: "entry {{.elementID}}"
        case .row: "row {{.elementID}}"
        case .codeBlock: "code-block {{.number}}"
        case .findings, .customization, .switches, .code, .help: rawValue
        default: nil
        }
    }
}

extension PageValues {
    /// The lists of pieces on the page.
    var parts: [[Piece]] {
        [[.toolbar(toolbar)], stage.frames.map(Piece.frame)] + inspectorPane.parts + [[.help(help)]]
    }
}

extension InspectorValues {
    fileprivate var parts: [[Piece]] {
        [
            layout?.trees.map(Piece.tree) ?? [],
            findings.map { [.findings($0)] } ?? [],
            code.map { [.code($0)] } ?? [],
            switches.map { [.switches($0)] } ?? [],
            design == nil ? [.customization(customization)] : [],
        ]
    }
}

extension FrameValues {
    fileprivate var parts: [[Piece]] {
        let bars = [bottomBar, topBar, ornament].compactMap(\.self)
        let entries = bars.flatMap { [$0.fixed, $0.items, $0.temporary, $0.pinned, $0.detached] }
        let lists = [sidebar, screen.more].compactMap(\.self)
        let rows = lists.flatMap { [$0.rows] + $0.sections.flatMap(\.lists) }
        return entries.map { $0.map(Piece.entry) } + rows.map { $0.map(Piece.row) }
    }
}

extension SectionValues {
    fileprivate var lists: [[EntryValues]] { [rows] + sections.flatMap(\.lists) }
}
