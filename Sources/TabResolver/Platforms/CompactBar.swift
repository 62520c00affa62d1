import TabModel

/// The bottom bar of iPhone and of iPad in compact width (rulebook 2.6).
struct CompactBar {
    let context: ResolutionContext
    let selection: SelectionState
    private let tabs: CompactTabs
    private let overflow: Overflow

    init(_ context: ResolutionContext, _ selection: SelectionState) {
        self.context = context
        self.selection = selection
        tabs = CompactTabs(context)
        overflow = Overflow(tabs, searchMayFall: context.spec.switches.searchInMore == .declaredOrder)
    }

    func layout(_ notes: inout NoteBook) -> TabLayout {
        var layout = TabLayout(chrome: .bottomBar)
        var bar = Bar()
        bar.items = overflow.items.map { context.drawn($0, on: .bar) }
        bar.more = overflow.more.map { $0.map { context.drawn($0, on: .bar) } }
        bar.detached = overflow.detached.map { context.drawn($0, on: .bar) }
        bar.minimized = isMinimized
        layout.bar = bar
        layout.accessory = context.accessory(minimized: isMinimized)
        light(&layout)
        CompactNotes(context: context, tabs: tabs, overflow: overflow).write(&notes)
        describe(layout, &notes)
        return layout
    }

    /// A tab in More lights More; while More's list shows, no tab's content does (R4.16).
    private func light(_ layout: inout TabLayout) {
        layout.selection = selection.bound
        if context.environment.more, overflow.more != nil {
            layout.highlighted = .more
        } else if let shown = selection.shown {
            layout.shown = context.entry(shown).id
            layout.highlighted = lit(shown)
        }
    }

    private func lit(_ shown: Int) -> TabLayout.Highlight? {
        if overflow.fallen.contains(shown) { return .more }
        let isInBar = overflow.detached == shown || overflow.items.contains(shown)
        return isInBar ? .entry(context.entry(shown).id) : nil
    }

    /// Only iPhone bars shrink, from OS 26 on, when scrolled down, or when scrolled up again (R2.52).
    private var isMinimized: Bool {
        guard context.environment.platform == .iPhone, context.environment.has(.scrollMinimizing) else { return false }
        switch context.spec.tabBarMinimizeBehavior {
        case .onScrollDown: return context.environment.scrolled == true
        case .onScrollUp: return context.environment.scrolled == false
        case .automatic, .never: return false
        }
    }

    /// The search tab while its field is active; it is drawn apart from OS 26 on (R2.48).
    private var activeSearch: Int? {
        guard context.environment.search, overflow.detached == selection.shown else { return nil }
        return overflow.detached.flatMap { context.role($0) == .search ? $0 : nil }
    }

    /// Whether a person's choice went through More on an iPhone, where an app that binds it may not hear of it (R4.18).
    private func isChosenOnPhone(_ shown: Int) -> Bool {
        context.environment.platform == .iPhone && context.spec.selection != nil
            && context.environment.select == context.entry(shown).id
    }

    private func describe(_ layout: TabLayout, _ notes: inout NoteBook) {
        if isMinimized {
            let direction = context.environment.scrolled == true ? "down" : "up"
            notes.add(.documented("R2.52"), "The bar is shrunk because the content is scrolled \(direction).")
            notes.add(.documented("R2.53"), "Shrunk, it shows the current tab, the accessory, then detached search.")
        }
        if let search = activeSearch {
            notes.add(.documented("R2.48"), search) { "\($0) is a field now; the other tabs fold into one button." }
        }
        if context.environment.more, overflow.more != nil {
            notes.add(.observed("R4.16"), "More's list shows in place of a tab's content.")
        } else if layout.highlighted == .more, let shown = selection.shown {
            notes.add(.observed("R4.16"), shown) { "\($0) shows, and More is highlighted because it holds it." }
            guard isChosenOnPhone(shown) else { return }
            notes.add(.observed("R4.18"), shown) {
                "\($0) was chosen through More: on some systems that did not reach the app's binding."
            }
        }
    }
}

extension ResolutionContext {
    /// Where the bottom accessory stands: iOS 26 and later only (R1.32, R1.66, R2.55).
    func accessory(minimized: Bool) -> TabLayout.Accessory {
        guard spec.tabViewBottomAccessory != nil, environment.has(.bottomAccessory) else { return .none }
        return minimized ? .inline : .expanded
    }
}
