import TabModel

/// What all steps of one resolution share (R2.18).
struct ResolutionContext: Sendable {
    /// The spec, with the environment's switches in place of its own.
    let spec: TabSpec
    let outline: SpecOutline
    let environment: ResolutionEnvironment
    let presentation: Presentation
    let presence: Presence
    /// Whether people may customize here in principle: style and attached customization, empty or not (R3.1, R3.43).
    let isAttached: Bool
    /// The customization as far as it acts here, empty or not; nil where it does not (R3.33, R3.42, R3.43).
    let stored: TabViewCustomization?

    init(
        _ spec: TabSpec,
        _ outline: SpecOutline,
        in environment: ResolutionEnvironment,
        customization: TabViewCustomization?
    ) {
        var spec = spec
        spec.switches = environment.switches.applied(to: spec.switches)
        self.spec = spec
        self.outline = outline
        self.environment = environment
        presentation = Presentation(spec, in: environment)
        presence = Presence(outline, in: environment)
        isAttached = spec.tabViewCustomization != nil && spec.tabViewStyle == .sidebarAdaptable
        let acts = isAttached && presentation.usesStored(spec.switches)
        stored = acts ? customization ?? TabViewCustomization() : nil
    }

    func entry(_ index: Int) -> OutlineEntry { outline[index] }
    func isPresent(_ index: Int) -> Bool { presence.isPresent[index] }
    func name(_ index: Int) -> String { outline[index].name }

    /// The tabs that are there, sections flattened in place.
    var presentTabs: [Int] { outline.tabs.filter { presence.isPresent[$0] } }

    /// What the author lets people do; on Mac the restrictions do not exist (R1.45, R2.61, R3.42).
    func behavior(_ index: Int, in placement: AdaptablePlacement) -> TabCustomizationBehavior {
        environment.platform == .mac ? .automatic : outline[index].modifiers.customizationBehavior[placement]
    }

    /// The stored visibility as far as it counts: by id, which a lock in one placement does not replace (R3.3, R3.5, R3.9).
    func storedVisibility(_ index: Int, in placement: AdaptablePlacement) -> StoredVisibility? {
        guard let stored, let id = outline[index].customizationID else { return nil }
        guard let visibility = stored.tabs[id]?[placement] else { return nil }
        switch behavior(index, in: placement) {
        case .automatic: return visibility
        case .reorderable: return visibility == .visible ? visibility : nil
        case .disabled: return nil
        }
    }
}

extension Presentation {
    /// Where a stored customization acts (R3.2, R3.33 with SW4, R3.42).
    fileprivate func usesStored(_ switches: ResolverSwitches) -> Bool {
        switch self {
        case .padAdaptable, .macSidebar, .ornamentWithSections: true
        case .bottomBar: switches.customizationInCompact == .apply
        default: false
        }
    }
}
