public import TabModel

/// The transitions of the interface's state by actions: the dynamic side of the rules R4.
///
/// They are pure: a state and an action result in a state, as an environment that ``LayoutResolver`` draws. They are
/// created once per state.
///
/// - Complexity: O(*n*) in the number of entries to create them; an action takes no more than the section it concerns,
///   except changes of the device, which resolve once more.
public struct TabTransitions: Sendable {
    let resolver: LayoutResolver
    let customization: TabViewCustomization?
    /// The given state.
    public let given: ResolutionEnvironment
    /// The given state with everything that the resolver derives from it made explicit.
    ///
    /// It is drawn like the given state: a chosen section is replaced by its tab, and the Browse pattern's move comes
    /// with its path.
    public let settled: ResolutionEnvironment
    let context: ResolutionContext
    /// The entries of the spec in the state.
    public var outline: SpecOutline { context.outline }
    let selection: SelectionState
    let selector: SelectionResolver
    /// The bottom bar's tabs; nil if there is none.
    let compactTabs: CompactTabs?
    let lastChosen: SelectionMemory

    /// Creates the transitions of a state, with a person's customization; nil means that none was given.
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
        let showsMoreList = environment.interaction.more && compactTabs?.more != nil
        lastChosen = SelectionMemory(context, compactTabs, shown: selection.shown, showsMoreList: showsMoreList)
        settled = Settling(context: context, selection: selection, hasMore: compactTabs?.more != nil).environment
    }

    /// Returns the state after an action; the given state if the action changes nothing, or isn't possible.
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
    /// The tab whose content shows; with More's list, the selected one behind it.
    var shown: Int? { selection.shown }

    /// A Boolean value that indicates whether More's list shows in the screen area.
    var showsMoreList: Bool { given.interaction.more && compactTabs?.more != nil }

    func isInMore(_ index: Int) -> Bool { compactTabs?.fallen.contains(index) ?? false }

    func id(_ index: Int?) -> EntryID? { index.map { context.entry($0).id } }
}

extension CompactTabs {
    /// Creates the tabs of the bottom bar in an environment; nil if another chrome shows.
    init?(of context: ResolutionContext) {
        guard context.presentation.isCompactBar else { return nil }
        self.init(context)
    }
}

extension LayoutResolver {
    /// Returns the state after several actions, one after the other.
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

/// The values that the resolver derives from a state, made explicit, so that the next action starts from them.
///
/// A chosen section becomes its tab (R4.5), an intercepted tab the one that was selected (R4.14), a search that was
/// left and More's list in regular width the tab before (R4.17, R4.20), and the Browse pattern's move comes with its
/// path (R4.10). The layout of the result is that of the original state.
struct Settling {
    let context: ResolutionContext
    /// The entries of the spec in the state.
    public var outline: SpecOutline { context.outline }
    let selection: SelectionState
    let hasMore: Bool

    var environment: ResolutionEnvironment {
        var settled = context.environment
        settled.interaction.more = settled.interaction.more && hasMore
        settled.interaction.path = selection.path
        if let selected = selectedOtherwise {
            settled.interaction.select = selected
            if !settled.interaction.more { settled.interaction.previous = nil }
        }
        return settled
    }

    /// The selected tab, if it differs from the one that the state names.
    private var selectedOtherwise: EntryID? {
        guard let id = selection.selected.map({ context.entry($0).id }) else { return nil }
        let named = context.environment.interaction.select.flatMap { context.outline.index(of: $0) }
        if named == nil, context.environment.interaction.more, context.environment.platform == .iPad, !hasMore {
            return id
        }
        return named == nil || named == selection.selected ? nil : id
    }
}
