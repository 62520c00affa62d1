public import TabModel

/// Turns a spec into what is drawn for it: the rulebook as a pure function.
///
/// Equal input gives an equal layout. Made once per spec; a layout takes time linear in the number of entries.
public struct LayoutResolver: Sendable {
    let spec: TabSpec
    let outline: SpecOutline
    /// The spec's forms; nil if it is the same everywhere.
    let forms: MergedSpecs?
    let file: String
    let rules: RuleSettings
    let symbols: KnownSymbols?
    private(set) var images: NamedImages?

    /// Prepares a spec; `file` is the name that findings give, `rules` says which rules are off, or have another severity.
    ///
    /// `symbols` are those that can be drawn; without them nothing is said about symbols that can't (R5.61). Likewise
    /// `images` is what was found of the images that the spec names (R1.116, R5.75, R5.83).
    public init(
        _ spec: TabSpec,
        file: String = "",
        rules: RuleSettings = RuleSettings(),
        symbols: KnownSymbols? = nil,
        images: NamedImages? = nil
    ) {
        self.spec = spec
        self.file = file
        self.rules = rules
        (self.symbols, self.images) = (symbols, images)
        outline = SpecOutline(spec, symbols: symbols)
        forms = MergedSpecs(spec, symbols: symbols)
    }

    /// The same with the images of an asset catalog.
    public func drawing(from catalog: AssetCatalog) -> Self {
        var resolver = self
        resolver.images = resolver.images ?? NamedImages()
        resolver.images?.catalog = catalog
        return resolver
    }

    /// The spec as it is in an environment (R1.118).
    public func spec(in environment: ResolutionEnvironment) -> TabSpec { form(in: environment).spec }

    func form(in environment: ResolutionEnvironment) -> MergedSpec {
        forms?[environment] ?? MergedSpec(spec: spec, outline: outline(in: environment.locale))
    }

    /// What is drawn in an environment, with a person's customization; nil means none was given.
    ///
    /// The rulebook's steps (R2.14 to R2.18): what is hidden goes, and what that leaves empty; roles fill in; visibility,
    /// order and overflow follow, then selection and highlight. `platforms` are those that findings speak of; nil means
    /// the spec's own and the environment's.
    public func layout(
        in environment: ResolutionEnvironment,
        customization: TabViewCustomization? = nil,
        findingsOn platforms: [Platform]? = nil
    ) -> TabLayout {
        let context = context(in: environment, customization: customization)
        var notes = NoteCollector(context.outline)
        if forms != nil {
            VariantNotes(outline: outline, spec: spec, environment: environment).explain(in: context, &notes)
        }
        for key in context.spec.standIns.keys {
            guard let standIn = context.spec.standIns[key] else { continue }
            notes.add(.choice("R1.120"), "The tab view \(standIn.sentence(about: key))")
        }
        var (layout, selection) = drawn(context, &notes)
        layout.notes = notes.sorted()
        let subject = LintSubject(
            declared(in: environment, customization) ?? DrawnState(context: context, selection: selection),
            of: self,
            on: platforms,
            customization: customization,
            file: file,
            symbols: symbols,
            images: images
        )
        layout.findings = Linter.findings(about: subject, settings: rules)
        return layout
    }

    /// How notes and findings call an entry; nil if the spec has none of that id.
    public func name(of id: EntryID) -> String? { outline.index(of: id).map { outline[$0].name } }

    /// The same layout without reasons and findings, in less time: for drawing or comparing it only.
    public func drawing(
        in environment: ResolutionEnvironment,
        customization: TabViewCustomization? = nil
    ) -> TabLayout {
        var notes = NoteCollector.none
        return drawn(context(in: environment, customization: customization), &notes).layout
    }

    /// The layout with each entry once, however often it is repeated; nil if none is (R1.120).
    private func declared(
        in environment: ResolutionEnvironment,
        _ customization: TabViewCustomization?
    ) -> DrawnState? {
        guard let forms, forms.isRepeating else { return nil }
        let context = context(of: forms.declared(in: environment), in: environment, customization)
        var notes = NoteCollector.none
        return DrawnState(context: context, selection: select(context, &notes).0)
    }

    /// What all steps of a resolution share.
    func context(in environment: ResolutionEnvironment, customization: TabViewCustomization?) -> ResolutionContext {
        context(of: form(in: environment), in: environment, customization)
    }

    private func context(
        of form: MergedSpec,
        in environment: ResolutionEnvironment,
        _ customization: TabViewCustomization?
    ) -> ResolutionContext {
        ResolutionContext(
            form.spec,
            form.outline,
            in: environment,
            customization: customization,
            catalog: images?.catalog ?? AssetCatalog()
        )
    }

    /// The entries with their titles as they are drawn in a language; nil is the spec's.
    private func outline(in chosen: LocaleIdentifier?) -> SpecOutline {
        spec.locale(chosen) == spec.locale ? outline : SpecOutline(spec, symbols: symbols, in: chosen)
    }

    private func drawn(
        _ context: ResolutionContext,
        _ notes: inout NoteCollector
    ) -> (layout: TabLayout, selection: SelectionState) {
        context.presence.explain(in: context, &notes)
        let (selection, placements) = select(context, &notes)
        var layout = draw(context, selection, placements, &notes)
        context.drawSelected(in: &layout, &notes)
        let shown = layout.shown.flatMap { context.outline.index(of: $0) }
        let isHidden = layout.bar != nil && notes.value(of: context.hidesBar(showing: shown))
        let isMinimized =
            !isHidden && notes.value(of: context.minimizing(showing: layout.chrome == .sidebar ? nil : shown))
        layout.bar?.hidden = isHidden
        layout.bar?.minimized = isMinimized
        if let column = DuoColumn(context, showing: shown) { column.add(to: &layout, &notes) }
        layout.accessory = notes.value(
            of: context.accessory(minimized: isMinimized, barIsHidden: isHidden, in: layout.chrome)
        )
        context.addExtras(to: &layout.sidebar, &notes)
        if layout.canEdit.isEmpty { layout.canEdit = context.rights { _ in EditRights() } }
        if notes.isCollecting { context.explainEffects(in: layout, &notes) }
        return (layout, selection)
    }

    /// The selection, and on a wide iPad all places: a selected tab keeps its own (R3.20).
    private func select(
        _ context: ResolutionContext,
        _ notes: inout NoteCollector
    ) -> (SelectionState, Placements?) {
        let placements = context.presentation == .padAdaptable ? Placements(context) : nil
        let selection = SelectionResolver(context, listed: context.listed(placements)).state(&notes)
        guard let placements, let shown = selection.shown, !placements.sidebar[shown].isVisible else {
            return (selection, placements)
        }
        return (selection, Placements(context, keeping: shown))
    }

    private func draw(
        _ context: ResolutionContext,
        _ selection: SelectionState,
        _ placements: Placements?,
        _ notes: inout NoteCollector
    ) -> TabLayout {
        switch notes.value(of: context.presented(showing: selection.shown)) {
        case .bottomBar, .verticalBar: CompactBar(context: context, selection: selection).layout(&notes)
        case .padAdaptable:
            WideIPad(context: context, selection: selection, placements: placements ?? Placements(context))
                .layout(&notes)
        case .padTopBar, .macTopBar, .tvTopBar: FlatTopBar(context, selection).layout(&notes)
        case .phoneSidebar, .macSidebar, .tvSidebar:
            PlainSidebar(context: context, selection: selection).layout(&notes)
        case .ornamentWithSections, .flatOrnament: Ornament(context: context, selection: selection).layout(&notes)
        case .pages(let axis): PagedTabs(context: context, selection: selection, axis: axis).layout(&notes)
        }
    }
}

extension ResolutionContext {
    /// The tabs that the chrome can list, in declared order: where the first visible one is looked for (R4.4).
    ///
    /// `placements` are those of a wide iPad, where they are known already.
    func listed(_ placements: Placements? = nil) -> [Int] {
        switch presentation {
        case .padAdaptable: listed(placements?.sidebar ?? SidebarPlacements(self))
        case .macSidebar: listed(SidebarPlacements(stored: self))
        case .bottomBar, .verticalBar: compactOrder.sorted()
        default: presentTabs
        }
    }

    private func listed(_ placements: SidebarPlacements) -> [Int] {
        outline.tabs.filter { placements[$0].isVisible }
    }

    /// Says what happens to all that the spec asks for beside its entries' places.
    fileprivate func explainEffects(in layout: TabLayout, _ notes: inout NoteCollector) {
        MissingFeatures(context: self).explain(&notes)
        DefaultForms(context: self).explain(&notes)
        if spec.pageIndexDisplayMode != .automatic, has(.pageIndexDisplayMode), spec.tabViewStyle != .page {
            notes.add(.documented("R1.33"), "pageIndexDisplayMode has no effect: it belongs to the page style.")
        }
        if spec.settingsWindow != nil, environment.platform != .mac {
            notes.add(.documented("R1.121"), "settingsWindow has no effect: only a Mac has the scene Settings.")
        }
        if spec.searchable { explainSearchField(in: layout, &notes) }
        explainToolbarItems(showing: layout.shown, &notes)
        explainReading(of: layout, &notes)
        explainSidebarAvailability(&notes)
        explainCustomization(&notes)
    }

    /// `searchable` on the tab view goes to the first search tab that is drawn (R1.15, R1.70).
    private func explainSearchField(in layout: TabLayout, _ notes: inout NoteCollector) {
        let drawn = DrawnPlaces(layout)
        if spec.switches.searchableOnTabView == .everyTab, level >= .v26 {
            return explainFields(in: drawn, &notes)
        }
        if let first = outline.tabs.first(where: { role($0) == .search && drawn.holds(entry($0).id) }) {
            notes.add(.documented("R1.70"), first, "gets the search field: it is the first search tab.")
        } else {
            notes.add(
                .documented("R1.70"),
                "Search applies to every tab and starts over in each: there is no search tab."
            )
        }
    }

    /// The iPad's bar on top leaves the screen's own buttons the rest of its row (R2.124).
    private func explainToolbarItems(showing shown: EntryID?, _ notes: inout NoteCollector) {
        guard presentation.isPadBar, let shown = shown.flatMap({ outline.index(of: $0) }),
            !entry(shown).modifiers.toolbarItems.isEmpty
        else { return }
        notes.add(.observed("R2.124"), shown) { name in
            "The toolbar items of \(name) share the bar's row, and those without room are in an overflow menu. "
                + "They are only drawn on iPhone Duo."
        }
    }

    /// Developers see a field in each tab's navigation stack besides the search tab's (R1.70, SW11).
    private func explainFields(in drawn: DrawnPlaces, _ notes: inout NoteCollector) {
        for tab in outline.tabs where drawn.holds(entry(tab).id) {
            notes.add(
                .observed("R1.70"),
                tab,
                "gets a search field of its own because of the switch searchableOnTabView."
            )
        }
    }
}
