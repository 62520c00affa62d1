import TabModel

/// The entries that exist at all in an environment (R2.15, R2.16).
struct Presence: Sendable {
    /// The outcome for an entry.
    private enum Outcome {
        case present
        /// The author hides the entry here, or a section around it.
        case hidden, hiddenWithSection
        /// The entry is a section without any present entry.
        case empty
    }

    private var outcomes: [Outcome] = []

    init(_ outline: SpecOutline, in environment: ResolutionEnvironment) {
        let canHide = environment.platform.hasHidden
        outcomes.reserveCapacity(outline.entries.count)
        for entry in outline.entries {
            if let parent = entry.parent, isHidden(parent) {
                outcomes.append(.hiddenWithSection)
            } else {
                let isHidden = canHide && entry.modifiers.hidden.holds(in: environment.sizeClass)
                outcomes.append(isHidden ? .hidden : .present)
            }
        }
        for entry in outline.entries.reversed() where entry.isSection && isPresent(entry.index) {
            if !outline.children(of: entry.index).contains(where: isPresent) { outcomes[entry.index] = .empty }
        }
    }

    /// Returns a Boolean value that indicates whether the entry is present: not hidden, and for a section, not empty.
    func isPresent(_ index: Int) -> Bool { outcomes[index] == .present }

    /// Returns a Boolean value that indicates whether the author hides the entry here, by itself or through a section
    /// around it.
    func isHidden(_ index: Int) -> Bool { outcomes[index] == .hidden || outcomes[index] == .hiddenWithSection }

    /// Explains the absence of entries, and the presence of entries that the spec hides elsewhere.
    func explain(in context: ResolutionContext, _ notes: inout NoteCollector) {
        guard notes.isCollecting else { return }
        for entry in context.outline.entries {
            switch outcomes[entry.index] {
            case .present where entry.modifiers.hidden == .when(.compact) && context.environment.platform == .iPhoneDuo:
                notes.add(
                    .documented("R1.101"),
                    entry.index,
                    "isn't hidden: this pose reports regular width, and the app hides it in compact width."
                )
            case .present where entry.modifiers.hidden == .when(.compact) && context.environment.platform == .iPhone:
                notes.add(
                    .documented("R2.12"),
                    entry.index,
                    "isn't hidden: this wide iPhone reports regular width, and the app hides it in compact width."
                )
            case .present: break
            case .hidden:
                notes.add(.documented("R2.15"), entry.index, "is hidden \(Self.reach(of: entry.modifiers.hidden)).")
            case .hiddenWithSection:
                let section = entry.parent.map(context.name) ?? ""
                notes.add(.documented("R2.15"), entry.index, "is hidden with its section, \(section).")
            case .empty: notes.add(.choice("R2.16"), entry.index, "isn't shown: it has no visible tabs.")
            }
        }
    }

    /// Returns the reach of the spec's hiding of an entry, as the end of a sentence.
    private static func reach(of hidden: Hidden) -> String {
        guard case .when(let sizeClass) = hidden else { return "everywhere, as specified" }
        return "in \(sizeClass.rawValue) width"
    }
}

/// The context that all steps of one resolution share (R2.18).
struct ResolutionContext: Sendable {
    /// The spec, with the environment's switches instead of its own.
    let spec: TabSpec
    let outline: SpecOutline
    let environment: ResolutionEnvironment
    /// The level that decides the app's behavior: the older of system and SDK (R1.100).
    let level: OSVersion
    /// The kind of drawing, and the reason for it.
    let presented: Decision<Presentation>
    let presence: Presence
    /// A Boolean value that indicates whether people may customize here in principle.
    ///
    /// It depends on the style and the attached customization, empty or not (R3.1, R3.43).
    let isAttached: Bool
    /// The customization as far as it is effective here, empty or not; nil if it is not (R3.33, R3.42, R3.43).
    let stored: TabViewCustomization?
    /// The images of the asset catalog; empty if it was not read.
    let catalog: AssetCatalog

    init(
        _ spec: TabSpec,
        _ outline: SpecOutline,
        in environment: ResolutionEnvironment,
        customization: TabViewCustomization?,
        catalog: AssetCatalog = AssetCatalog()
    ) {
        var spec = spec
        spec.switches = environment.switches.applied(to: spec.switches)
        self.spec = spec
        self.outline = outline
        self.environment = environment
        self.catalog = catalog
        level = environment.level(requiringCompatibility: spec.designRequiresCompatibility)
        presented = Presentation.decision(for: spec, in: environment, at: level)
        presence = Presence(outline, in: environment)
        isAttached = spec.prohibition == nil
        let acts = isAttached && presented.value.usesStored(spec.switches).value
        stored = acts ? customization ?? TabViewCustomization() : nil
    }

    var presentation: Presentation { presented.value }

    /// The direction of text: the chosen one, otherwise the language's.
    var direction: LayoutDirection { environment.direction ?? spec.locale(environment.locale).direction }

    /// A Boolean value that indicates whether bar and sidebar are in edit mode, which needs an attached customization.
    var isEditing: Bool { environment.interaction.editing && isAttached && presentation == .padAdaptable }

    func entry(_ index: Int) -> OutlineEntry { outline[index] }
    func isPresent(_ index: Int) -> Bool { presence.isPresent(index) }
    func name(_ index: Int) -> String { outline[index].name }
    func role(_ index: Int) -> TabRole? { outline[index].role }

    /// The present tabs, sections flattened in place.
    var presentTabs: [Int] { outline.tabs.filter { presence.isPresent($0) } }

    /// A Boolean value that indicates whether choosing the search tab activates its field at once, if that exists
    /// (R1.28).
    var activatesSearch: Bool {
        spec.tabViewSearchActivation == .searchTabSelection && has(.searchActivation)
    }
}
