import TabModel

/// The selection and the shown content.
struct SelectionState: Hashable, Sendable {
    /// The bound id: that of the selected tab, or the text of a bound value that no tab has.
    var bound: EntryID?
    /// The bound tab, whether it is present or not; nil if no tab has the bound value.
    var selected: Int?
    /// The tab whose content shows on the screen.
    var shown: Int?
    /// A Boolean value that indicates whether the bound tab is not present, so that another one shows or none (R4.7).
    var isDangling = false
    /// The Browse tab's path, with the tabs that the size class pushed on it (R4.10).
    var path: [EntryID] = []
}

/// A selection: a tab, or a value that no tab has.
enum Selected {
    case tab(Int)
    case unknown(String)
}

/// A resolver of the selected tab: a person's choice, otherwise the bound one, otherwise the first visible tab (R4.3 to
/// R4.20).
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

    func state(_ notes: inout NoteCollector) -> SelectionState {
        guard let start = start(&notes) else { return SelectionState() }
        let (selected, path) = moved(start, &notes)
        var state = state(selected, &notes)
        state.path = path
        return state
    }

    /// Returns the selection before the size class is considered.
    private func start(_ notes: inout NoteCollector) -> Selected? {
        if let chosen = chosen(&notes) { return .tab(chosen) }
        guard let value = context.spec.selection else { return first.map { .tab($0) } }
        guard let index = tab(with: value) else { return .unknown(value.text) }
        guard context.entry(index).isAction else { return .tab(index) }
        notes.add(.choice("R4.15"), index, "is an action, so it can't be selected initially.")
        return first.map { .tab($0) }
    }

    /// Returns the entry that a person chose, unless it is intercepted, left, or was only More's list.
    private func chosen(_ notes: inout NoteCollector) -> Int? {
        if let before = selectedBeforeMore(&notes) { return before }
        guard let index = context.environment.interaction.select.flatMap({ context.outline.index(of: $0) }) else {
            return nil
        }
        let entry = context.entry(index)
        if entry.isSection {
            guard let tab = tab(in: index, present: previous) else { return nil }
            notes.add(.documented("R4.5"), index) {
                "Choosing \($0) selects \(context.name(tab)), because sections have no value."
            }
            return tab
        }
        if entry.isAction {
            notes.add(.observed("R4.14"), index) { "Choosing \($0) was intercepted: the selection doesn't change." }
            return previous
        }
        return selectedBeforeSearch(index, &notes) ?? index
    }

    /// Returns the tab that is selected if a section, which is never the selection itself, is chosen (R4.5).
    ///
    /// It is the present tab if it is in the section, otherwise the one chosen there last, otherwise the section's
    /// first visible one.
    func tab(in section: Int, present: Int?) -> Int? {
        let isChoice = { context.outline.branch(of: section, contains: $0) && canSelect($0) }
        if let present, isChoice(present) { return present }
        let last = context.environment.interaction.last.reversed().lazy.compactMap { context.outline.index(of: $0) }
        if let last = last.first(where: isChoice) { return last }
        let inside = context.outline.tabs(in: section).filter(canSelect)
        return inside.first(where: isListed.contains) ?? inside.first
    }

    /// Returns the tab before More if its list was showing and the width became regular (R4.17).
    private func selectedBeforeMore(_ notes: inout NoteCollector) -> Int? {
        let environment = context.environment
        guard environment.interaction.more, environment.platform == .iPad, environment.sizeClass == .regular else {
            return nil
        }
        guard let previous else { return nil }
        notes.add(.observed("R4.17"), previous, "is selected again, as before the More list was shown.")
        return previous
    }

    /// Returns the tab before search, if search takes focus at once and was left (R4.20).
    private func selectedBeforeSearch(_ index: Int, _ notes: inout NoteCollector) -> Int? {
        guard context.role(index) == .search, context.activatesSearch, !context.environment.interaction.search else {
            return nil
        }
        guard let previous, previous != index else { return nil }
        notes.add(.documented("R4.20"), previous, "is selected again after leaving search.")
        return previous
    }

    /// Returns the tab with a value: the first that is present, otherwise the first (R4.1, R4.9).
    func tab(with value: TabValue) -> Int? {
        guard let first = context.outline.index(of: value), !context.isPresent(first) else {
            return context.outline.index(of: value)
        }
        return context.outline.tabs(with: value).first(where: context.isPresent) ?? first
    }

    /// The tab selected before, if it can be selected.
    private var previous: Int? {
        let index = context.environment.interaction.previous.flatMap { context.outline.index(of: $0) }
        return index.flatMap { canSelect($0) ? $0 : nil }
    }

    /// The first visible tab (R4.4), never an intercepted one (R4.15).
    var first: Int? {
        listed.first(where: canSelect) ?? context.presentTabs.first(where: canSelect)
    }

    /// Returns a Boolean value that indicates whether a tab can become the selection: there, and not intercepted.
    func canSelect(_ index: Int) -> Bool {
        let entry = context.entry(index)
        return context.isPresent(index) && !entry.isSection && !entry.isAction
    }
}
