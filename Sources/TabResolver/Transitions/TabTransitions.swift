public import TabModel

/// What the state of the interface becomes when something is done: the rulebook's section 4 in motion.
///
/// Pure: a state and an act give a state, as an environment that ``LayoutResolver`` draws. Made once per state in time
/// linear in the number of entries; each act on it then takes no more than the section it concerns, changes of the
/// device aside, which resolve once more.
public struct TabTransitions: Sendable {
    let resolver: LayoutResolver
    let customization: TabViewCustomization?
    /// The state as it was given.
    public let given: ResolutionEnvironment
    /// The same state with everything that the resolver reads out of it written down.
    ///
    /// It is drawn like the state given: a section that was chosen is there as its tab, the Browse pattern's move
    /// with its path.
    public let settled: ResolutionEnvironment
    let context: ResolutionContext
    let selection: SelectionState
    let selector: SelectionResolver
    /// The bottom bar's tabs; nil where there is none.
    let compactTabs: CompactTabs?
    let lastChosen: LastChosen

    /// Starts from a state, with a person's customization; nil means none was given.
    public init(
        _ resolver: LayoutResolver,
        in environment: ResolutionEnvironment,
        customization: TabViewCustomization? = nil
    ) {
        self.resolver = resolver
        self.customization = customization
        given = environment
        context = resolver.context(in: environment, customization: customization)
        selector = SelectionResolver(context, listed: context.listed())
        var notes = NoteCollector.none
        selection = selector.state(&notes)
        compactTabs = CompactTabs(of: context)
        let showsMoreList = environment.more && compactTabs?.more != nil
        lastChosen = LastChosen(context, compactTabs, shown: selection.shown, showsMoreList: showsMoreList)
        settled = Settling(context: context, selection: selection, hasMore: compactTabs?.more != nil).environment
    }

    /// The state after an act; the same state where the act changes nothing, or can't be done there.
    public func environment(after act: TabAct) -> ResolutionEnvironment {
        switch act {
        case .choosing(let id): choosing(id)
        case .choosingMore: choosingMore
        case .goingBack: goingBack
        case .activatingSearch: activatingSearch
        case .cancellingSearch: cancellingSearch
        case .leavingSearch: leavingSearch
        case .scrolling(let down): scrolling(down: down)
        case .changingForm(let form): changingForm(to: form)
        case .beginningToEdit: editing(true)
        case .endingToEdit: editing(false)
        case .changingSizeClass(let sizeClass): changingSizeClass(to: sizeClass)
        case .rotating(let orientation): moving { $0.orientation = orientation }
        case .changingPose(let pose): moving { $0.pose = pose }
        case .changingPlatform(let platform): changingPlatform(to: platform)
        case .changingSystem(let os): moving { $0.os = os }
        case .changingSDK(let sdk): moving { $0.sdk = sdk }
        }
    }
}

extension TabTransitions {
    /// The tab whose content shows; with More's list, the one that is selected behind it.
    var shown: Int? { selection.shown }

    /// A Boolean value that indicates whether More's list shows in the screen area.
    var showsMoreList: Bool { given.more && compactTabs?.more != nil }

    func isInMore(_ index: Int) -> Bool { compactTabs?.fallen.contains(index) ?? false }

    func id(_ index: Int?) -> EntryID? { index.map { context.entry($0).id } }
}

extension CompactTabs {
    /// The tabs of the bottom bar in an environment; nil where another chrome shows.
    init?(of context: ResolutionContext) {
        guard context.presentation.isCompactBar else { return nil }
        self.init(context)
    }
}

extension LayoutResolver {
    /// The state after several acts, one after the other.
    public func environment(
        _ environment: ResolutionEnvironment,
        after acts: [TabAct],
        customization: TabViewCustomization? = nil
    ) -> ResolutionEnvironment {
        acts.reduce(environment) { state, act in
            TabTransitions(self, in: state, customization: customization).environment(after: act)
        }
    }
}

/// Writes down what the resolver reads out of a state, so that what happens next starts from it.
///
/// A section that was chosen becomes its tab (R4.5), an intercepted tab what was selected (R4.14), a search that was
/// left and More's list in regular width the tab before (R4.17, R4.20), and the Browse pattern's move comes with its
/// path (R4.10). The layout of the result is that of the state it was made of.
struct Settling {
    let context: ResolutionContext
    let selection: SelectionState
    let hasMore: Bool

    var environment: ResolutionEnvironment {
        var settled = context.environment
        settled.more = settled.more && hasMore
        settled.path = selection.path
        if let selected = selectedOtherwise {
            settled.select = selected
            if !settled.more { settled.previous = nil }
        }
        return settled
    }

    /// The tab selected, where that is not what the state names.
    private var selectedOtherwise: EntryID? {
        guard let id = selection.selected.map({ context.entry($0).id }) else { return nil }
        let named = context.environment.select.flatMap { context.outline.index(of: $0) }
        if named == nil, context.environment.more, context.environment.platform == .iPad, !hasMore { return id }
        return named == nil || named == selection.selected ? nil : id
    }
}
