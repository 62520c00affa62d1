import TabModel

/// What all steps of one resolution share (R2.18).
struct ResolutionContext: Sendable {
    /// The spec, with the environment's switches in place of its own.
    let spec: TabSpec
    let outline: SpecOutline
    let environment: ResolutionEnvironment
    /// The kind of drawing, and why it is that one.
    let presented: Decision<Presentation>
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
        presented = Presentation.decision(for: spec, in: environment)
        presence = Presence(outline, in: environment)
        isAttached = spec.tabViewCustomization != nil && spec.tabViewStyle == .sidebarAdaptable
        let acts = isAttached && presented.value.usesStored(spec.switches).value
        stored = acts ? customization ?? TabViewCustomization() : nil
    }

    var presentation: Presentation { presented.value }

    /// Whether bar and sidebar are being rearranged, which needs an attached customization (form 3).
    var isEditing: Bool { environment.editing && isAttached && presentation == .padAdaptable }

    func entry(_ index: Int) -> OutlineEntry { outline[index] }
    func isPresent(_ index: Int) -> Bool { presence.isPresent(index) }
    func name(_ index: Int) -> String { outline[index].name }
    func role(_ index: Int) -> TabRole? { outline[index].role }

    /// The tabs that are there, sections flattened in place.
    var presentTabs: [Int] { outline.tabs.filter { presence.isPresent($0) } }

    /// Whether choosing the search tab activates its field at once, where that exists (R1.28).
    var activatesSearch: Bool {
        spec.tabViewSearchActivation == .searchTabSelection && environment.has(.searchActivation)
    }
}
