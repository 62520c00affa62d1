import TabModel

/// Finds the selected tab: what a person chose, else what is bound, else the first visible tab (R4.3 to R4.20).
struct SelectionResolver {
    let context: ResolutionContext
    /// The tabs that the chrome lists, in declared order.
    let listed: [Int]
    let isListed: Set<Int>

    init(_ context: ResolutionContext, listed: [Int]) {
        self.context = context
        self.listed = listed
        isListed = Set(listed)
    }

    func state(_ notes: inout NoteBook) -> SelectionState {
        guard let start = start(&notes) else { return SelectionState() }
        let move = SizeClassMove(context: context, canSelect: canSelect)
        let (selected, path) = move.moved(start, &notes)
        let fallback = SelectionFallback(context: context, listed: listed, canSelect: canSelect)
        var state = fallback.state(selected, &notes)
        state.path = path
        return state
    }

    /// The selection before the size class has its say.
    private func start(_ notes: inout NoteBook) -> Selected? {
        if let chosen = chosen(&notes) { return .tab(chosen) }
        guard let value = context.spec.selection else { return first.map { .tab($0) } }
        guard let index = context.outline.index(of: value) else { return .unknown(value.text) }
        guard context.entry(index).isAction else { return .tab(index) }
        notes.add(.choice("R4.15"), index) { "\($0) is an action, so it can't be what is selected first." }
        return first.map { .tab($0) }
    }

    /// What a person chose, unless it is intercepted, left, or was only More's list.
    private func chosen(_ notes: inout NoteBook) -> Int? {
        if let before = selectedBeforeMore(&notes) { return before }
        guard let index = context.environment.select.flatMap({ context.outline.index(of: $0) }) else { return nil }
        let entry = context.entry(index)
        if entry.isSection { return tab(inSection: index, &notes) }
        if entry.isAction {
            notes.add(.observed("R4.14"), index) { "Choosing \($0) was intercepted: the selection stays as it was." }
            return previous
        }
        return selectedBeforeSearch(index, &notes) ?? index
    }

    /// A section never is the selection: its tab chosen last is, else its first (R4.5).
    private func tab(inSection section: Int, _ notes: inout NoteBook) -> Int? {
        guard let tab = sectionChoice.tab(in: section, present: previous) else { return nil }
        let name = context.name(tab)
        notes.add(.documented("R4.5"), section) { "Choosing \($0) selects \(name): a section has no value of its own." }
        return tab
    }

    /// More's list was showing and the width became regular: back to the tab before (R4.17).
    private func selectedBeforeMore(_ notes: inout NoteBook) -> Int? {
        let environment = context.environment
        guard environment.more, environment.platform == .iPad, environment.sizeClass == .regular else { return nil }
        guard let previous else { return nil }
        notes.add(.observed("R4.17"), previous) { "\($0) is selected again: it was before More's list showed." }
        return previous
    }

    /// Search that takes focus at once gives the selection back when it is left (R4.20).
    private func selectedBeforeSearch(_ index: Int, _ notes: inout NoteBook) -> Int? {
        let isSearch = context.entry(index).tab?.role == .search
        guard isSearch, context.activatesSearch, !context.environment.search else { return nil }
        guard let previous, previous != index else { return nil }
        notes.add(.documented("R4.20"), previous) { "\($0) is selected again: search was left." }
        return previous
    }

    /// The tab selected before, if it can be selected.
    private var previous: Int? {
        let index = context.environment.previous.flatMap { context.outline.index(of: $0) }
        return index.flatMap { canSelect($0) ? $0 : nil }
    }

    /// The first visible tab (R4.4), never an intercepted one (R4.15).
    var first: Int? {
        listed.first(where: canSelect) ?? context.presentTabs.first(where: canSelect)
    }

    /// Finds the tab that a section's entry selects.
    var sectionChoice: SectionChoice {
        SectionChoice(context: context, canSelect: canSelect, isListed: isListed.contains)
    }

    /// Whether a tab can become the selection: there, and not intercepted.
    func canSelect(_ index: Int) -> Bool {
        let entry = context.entry(index)
        return context.isPresent(index) && !entry.isSection && !entry.isAction
    }
}

/// A selection: a tab, or a value that no tab has.
enum Selected {
    case tab(Int)
    case unknown(String)
}

extension ResolutionContext {
    /// Whether choosing the search tab activates its field at once, where that exists (R1.28).
    var activatesSearch: Bool {
        spec.tabViewSearchActivation == .searchTabSelection && environment.has(.searchActivation)
    }
}
