public import TabModel

/// Turns a spec into what is drawn for it: the rulebook as a pure function.
///
/// Equal input gives an equal layout. Made once per spec; a layout takes time linear in the number of entries.
public struct LayoutResolver: Sendable {
    let spec: TabSpec
    let outline: SpecOutline
    let file: String
    let switchedOff: Set<String>
    let symbols: KnownSymbols?
    let images: [String: ImageProblem]?

    /// Prepares a spec; `file` is the name that stands in findings, `switchedOff` has rule ids that find nothing.
    ///
    /// `symbols` are those that can be drawn; without them nothing is said about symbols that can't (R5.61). Likewise
    /// `images` are those that can't be shown, by path (R5.83).
    public init(
        _ spec: TabSpec,
        file: String = "",
        switchedOff: Set<String> = [],
        symbols: KnownSymbols? = nil,
        images: [String: ImageProblem]? = nil
    ) {
        self.spec = spec
        self.file = file
        self.switchedOff = switchedOff
        (self.symbols, self.images) = (symbols, images)
        outline = SpecOutline(spec, symbols: symbols)
    }

    /// What is drawn in an environment, with a person's customization; nil means none was given.
    ///
    /// The rulebook's steps (R2.14 to R2.18): what is hidden goes, and what that leaves empty; roles fill in; visibility,
    /// order and overflow follow, then selection and highlight. `platforms` are those that findings speak of; nil stands
    /// for the spec's own and the environment's.
    public func layout(
        in environment: ResolutionEnvironment,
        customization: TabViewCustomization? = nil,
        findingsOn platforms: [Platform]? = nil
    ) -> TabLayout {
        let context = context(in: environment, customization: customization)
        var notes = NoteBook(outline)
        var (layout, selection) = drawn(context, &notes)
        GeneralNotes(context: context, layout: layout).write(&notes)
        layout.notes = notes.sorted()
        let state = DrawnState(context: context, selection: selection)
        let subject = LintSubject(
            state,
            on: platforms,
            customization: customization,
            file: file,
            symbols: symbols,
            images: images
        )
        layout.findings = Linter.findings(about: subject, switchedOff: switchedOff)
        return layout
    }

    /// How notes and findings call an entry; nil if the spec has none of that id.
    public func name(of id: EntryID) -> String? { outline.index(of: id).map { outline[$0].name } }

    /// The same layout without reasons and findings, in less time: for those who only draw or compare it.
    public func drawing(
        in environment: ResolutionEnvironment,
        customization: TabViewCustomization? = nil
    ) -> TabLayout {
        var notes = NoteBook(outline)
        return drawn(context(in: environment, customization: customization), &notes).layout
    }

    /// What all steps of a resolution share.
    func context(in environment: ResolutionEnvironment, customization: TabViewCustomization?) -> ResolutionContext {
        ResolutionContext(spec, outline, in: environment, customization: customization)
    }

    private func drawn(
        _ context: ResolutionContext,
        _ notes: inout NoteBook
    ) -> (layout: TabLayout, selection: SelectionState) {
        let (selection, visibilities) = select(context, &notes)
        var layout = draw(context, selection, visibilities, &notes)
        if layout.canEdit.isEmpty { layout.canEdit = context.noRights }
        return (layout, selection)
    }

    /// The selection, and on a wide iPad who stands where: a selected tab keeps its place (R3.20).
    private func select(_ context: ResolutionContext, _ notes: inout NoteBook) -> (SelectionState, Visibilities) {
        let visibilities = Visibilities(context)
        let selection = SelectionResolver(context, listed: context.listed(visibilities)).state(&notes)
        guard context.presentation == .padAdaptable, let shown = selection.shown else {
            return (selection, visibilities)
        }
        return (selection, visibilities.sidebar[shown].isVisible ? visibilities : Visibilities(context, keeping: shown))
    }

    private func draw(
        _ context: ResolutionContext,
        _ selection: SelectionState,
        _ visibilities: Visibilities,
        _ notes: inout NoteBook
    ) -> TabLayout {
        let flat = FlatTopBar(context: context, selection: selection)
        let sidebar = PlainSidebar(context: context, selection: selection)
        let ornament = Ornament(context: context, selection: selection)
        return switch context.presentation {
        case .bottomBar: CompactBar(context, selection).layout(&notes)
        case .padAdaptable:
            IPadAdaptable(context: context, selection: selection, visibilities: visibilities).layout(&notes)
        case .padTopBar: flat.padLayout(&notes)
        case .macTopBar: flat.macLayout(&notes)
        case .tvTopBar: flat.tvLayout(&notes)
        case .phoneSidebar: sidebar.phoneLayout(&notes)
        case .macSidebar: sidebar.macLayout(&notes)
        case .tvSidebar: sidebar.tvLayout(&notes)
        case .ornamentWithSections: ornament.adaptableLayout(&notes)
        case .flatOrnament: ornament.flatLayout(&notes)
        case .pages(let axis): PagedTabs(context: context, selection: selection, axis: axis).layout(&notes)
        }
    }
}

extension ResolutionContext {
    /// The tabs that the chrome can list, in declared order: where the first visible one is looked for (R4.4).
    func listed(_ visibilities: Visibilities) -> [Int] {
        switch presentation {
        case .padAdaptable: outline.tabs.filter { visibilities.sidebar[$0].isVisible }
        case .macSidebar: standing(in: StoredSidebar(self).standings)
        case .bottomBar: compactOrder.sorted()
        default: presentTabs
        }
    }

    /// Rights that allow nothing, for every entry that the author does not hide.
    fileprivate var noRights: [EntryID: EditRights] {
        var rights: [EntryID: EditRights] = [:]
        rights.reserveCapacity(outline.entries.count)
        for entry in outline.entries where !presence.isHidden[entry.index] { rights[entry.id] = EditRights() }
        return rights
    }

    private func standing(in standings: [Standing]) -> [Int] {
        outline.tabs.filter { standings[$0].isVisible }
    }
}
