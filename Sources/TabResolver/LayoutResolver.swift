public import TabModel

/// A resolver that turns a spec into its layout: the rule book as a pure function.
///
/// Equal input gives an equal layout. It is created once per spec.
///
/// - Complexity: A layout takes O(*n*) in the number of entries.
public struct LayoutResolver: Sendable {
    let spec: TabSpec
    let outline: SpecOutline
    /// The spec's forms; nil if it is the same in all environments.
    let forms: MergedSpecs?
    let file: String
    let rules: RuleSettings
    let symbols: KnownSymbols?
    private(set) var images: ReferencedImages?

    /// Creates a resolver of a spec.
    ///
    /// `file` is the name that findings give, `rules` has the rules that are off or have another severity. `symbols`
    /// are those that can be drawn; without them there are no findings about symbols that can't (R5.61). Likewise
    /// `images` has the facts about the images that the spec names (R1.116, R5.75, R5.83).
    public init(
        _ spec: TabSpec,
        file: String = "",
        rules: RuleSettings = RuleSettings(),
        symbols: KnownSymbols? = nil,
        images: ReferencedImages? = nil
    ) {
        self.spec = spec
        self.file = file
        self.rules = rules
        (self.symbols, self.images) = (symbols, images)
        outline = SpecOutline(spec, symbols: symbols)
        forms = MergedSpecs(spec, symbols: symbols)
    }

    /// Returns the resolver with the images of an asset catalog.
    public func drawing(from catalog: AssetCatalog) -> Self {
        var resolver = self
        resolver.images = resolver.images ?? ReferencedImages()
        resolver.images?.catalog = catalog
        return resolver
    }

    func form(in environment: ResolutionEnvironment) -> MergedSpec {
        forms?[environment] ?? MergedSpec(spec: spec, outline: outline(in: environment.locale))
    }

    /// Returns the layout in an environment, with a person's customization; nil means that none was given.
    ///
    /// The steps follow R2.14 to R2.18: hidden entries are removed, then sections that they leave empty; roles fill in
    /// defaults; visibility, order and overflow follow, then selection and highlight. `platforms` are those that
    /// findings are about; nil means the spec's own and the environment's.
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

    /// Returns the name of an entry in notes and findings; nil if the spec has none of that id.
    public func name(of id: EntryID) -> String? { outline.index(of: id).map { outline[$0].name } }

    /// Returns the layout without reasons and findings, in less time: for drawing or comparing it only.
    public func drawing(
        in environment: ResolutionEnvironment,
        customization: TabViewCustomization? = nil
    ) -> TabLayout {
        var notes = NoteCollector.none
        return drawn(context(in: environment, customization: customization), &notes).layout
    }

    /// Returns the layout with each entry once, however often it is repeated; nil if none is (R1.120).
    private func declared(
        in environment: ResolutionEnvironment,
        _ customization: TabViewCustomization?
    ) -> DrawnState? {
        guard let forms, forms.isRepeating else { return nil }
        let context = context(of: forms.declared(in: environment), in: environment, customization)
        var notes = NoteCollector.none
        return DrawnState(context: context, selection: select(context, &notes).0)
    }

    /// Returns the context that all steps of a resolution share.
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

    /// Returns the entries with their titles in a language; nil is the spec's.
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
        if layout.canEdit.isEmpty {
            let prohibition = context.spec.prohibition ?? .otherDevice
            layout.canEdit = context.rights { _, _ in prohibition }
        }
        if notes.isCollecting { context.explainEffects(in: layout, &notes) }
        return (layout, selection)
    }

    /// Returns the selection, and on a wide iPad all places: a selected tab keeps its own (R3.20).
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
    /// Returns the tabs that the chrome can list, in declared order: those in which the first visible one is searched
    /// (R4.4).
    ///
    /// `placements` are those of a wide iPad, if they are known already.
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

    /// Explains the effects of all settings of the spec besides its entries' places.
    fileprivate func explainEffects(in layout: TabLayout, _ notes: inout NoteCollector) {
        MissingFeatures(context: self).explain(&notes)
        DefaultForms(context: self).explain(&notes)
        if spec.pageIndexDisplayMode != .automatic, has(.pageIndexDisplayMode), spec.tabViewStyle != .page {
            notes.add(.documented("R1.33"), "pageIndexDisplayMode has no effect: it belongs to the page style.")
        }
        if spec.settingsWindow != nil, environment.platform != .mac {
            notes.add(.documented("R1.121"), "settingsWindow has no effect: only a Mac has the Settings scene.")
        }
        if spec.searchable { explainSearchField(in: layout, &notes) }
        explainToolbarItems(showing: layout.shown, &notes)
        explainReading(of: layout, &notes)
        explainSidebarAvailability(&notes)
        explainCustomization(&notes)
    }

    /// Explains that `searchable` on the tab view goes to the first drawn search tab (R1.15, R1.70).
    private func explainSearchField(in layout: TabLayout, _ notes: inout NoteCollector) {
        let drawn = DrawnPlaces(layout)
        if spec.switches.searchableOnTabView == .everyTab, level >= .v26 {
            return explainFields(in: drawn, &notes)
        }
        if let first = outline.tabs.first(where: { role($0) == .search && drawn.holds(entry($0).id) }) {
            notes.add(.documented("R1.70"), first, "has the search field, because it is the first search tab.")
        } else {
            notes.add(
                .documented("R1.70"),
                "Search applies to every tab and starts over in each, because there is no search tab."
            )
        }
    }

    /// Explains that the iPad's bar on top leaves the rest of its row to the screen's own buttons (R2.124).
    private func explainToolbarItems(showing shown: EntryID?, _ notes: inout NoteCollector) {
        guard presentation.isPadBar, let shown = shown.flatMap({ outline.index(of: $0) }),
            !entry(shown).modifiers.toolbarItems.isEmpty
        else { return }
        notes.add(.observed("R2.124"), shown) { name in
            "The toolbar items of \(name) share the bar's row. Those that don't fit are in an overflow menu. "
                + "They are only drawn on iPhone Duo."
        }
    }

    /// Explains that developers see a field in each tab's navigation stack besides the search tab's (R1.70, SW11).
    private func explainFields(in drawn: DrawnPlaces, _ notes: inout NoteCollector) {
        for tab in outline.tabs where drawn.holds(entry(tab).id) {
            notes.add(
                .observed("R1.70"),
                tab,
                "has its own search field because of the switch searchableOnTabView."
            )
        }
    }
}
