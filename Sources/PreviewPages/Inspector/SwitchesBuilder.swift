import TabModel
import TabResolver
import TabRules

/// The resolver's switches in the inspector.
struct SwitchesValues: TemplateValue {
    /// The number of switches that are not at their default, in words.
    var summary: String
    var isOpen: Bool
    /// The URL of the page without switches; nil if it has none.
    var resetHref: String?
    var groups: [SwitchGroupValues]
}

/// The switches that can change the shown frames, or the others.
struct SwitchGroupValues: TemplateValue {
    var title: String
    var switches: [SwitchValues]
}

/// One switch.
struct SwitchValues: TemplateValue {
    var id: String
    /// The switch's name in specs and URLs.
    var name: String
    var label: String
    var choices: GroupValues
    /// The origin of the present value: `default`, `spec` or `address`.
    var origin: String
    var originText: String
    /// The effect of the present value.
    var effect: String
    /// The reason why the switch exists.
    var why: String
    var rules: [RuleLinkValues]
}

/// A builder of the inspector's list of switches, each with its choices as links and its reason to exist.
struct SwitchesBuilder {
    let view: ViewState
    let spec: TabSpec?
    let environments: [ResolutionEnvironment]

    var values: SwitchesValues {
        let changed = RuleBook.switches.filter { origin(of: $0) != .usual }
        return SwitchesValues(
            summary: changed.isEmpty
                ? "All at their default" : "\(Phrase.count(changed.count, "switch", "switches")) set",
            isOpen: !view.switches.isEmpty,
            resetHref: view.switches.isEmpty ? nil : view.changing { $0.switches = SwitchOverrides() }.href,
            groups: groups
        )
    }

    /// The groups; the switches that can change the shown frames come first.
    private var groups: [SwitchGroupValues] {
        let reach = spec.map(SwitchReach.init)
        let known = RuleBook.switches.compactMap { statement in
            ResolverSwitch(rawValue: statement.name).map { (statement: statement, name: $0) }
        }
        let here = known.filter { reach?.reaches($0.name, anyOf: environments) ?? false }
        let elsewhere = known.filter { one in !here.contains { $0.name == one.name } }
        return [("For the current view", here), ("For other devices and styles", elsewhere)]
            .filter { !$0.1.isEmpty }
            .map { title, switches in
                SwitchGroupValues(title: title, switches: switches.map { values(of: $0.statement, $0.name) })
            }
    }

    private func values(of statement: SwitchStatement, _ name: ResolverSwitch) -> SwitchValues {
        let origin = origin(of: statement)
        return SwitchValues(
            id: statement.id,
            name: statement.name,
            label: SwitchText.label(name),
            choices: choices(of: name, statement),
            origin: origin.rawValue,
            originText: origin.text,
            effect: statement.values.first { $0.name == present(name) }?.text ?? "",
            why: statement.reason,
            rules: statement.rules.map { RuleLink.values($0) }
        )
    }

    /// Returns the spec's value, or the default.
    private func own(_ name: ResolverSwitch) -> String {
        spec.map { name.value(in: $0.switches) } ?? name.usualValue
    }

    private func present(_ name: ResolverSwitch) -> String { view.switches[name] ?? own(name) }

    private func choices(of name: ResolverSwitch, _ statement: SwitchStatement) -> GroupValues {
        let (own, present) = (own(name), present(name))
        let segments = statement.values.map { value in
            let title = SwitchText.choice(value.name, of: name)
            var segment = ChoiceBuilder(view: view)
                .segment(title, control: name.rawValue, value: value.name, isOn: value.name == present) {
                    $0.switches[name] = value.name == own ? nil : value.name
                }
            segment.tooltip = value.text
            return segment
        }
        return GroupValues(name: name.rawValue, label: SwitchText.label(name), segments: segments)
    }

    private func origin(of statement: SwitchStatement) -> SwitchOrigin {
        guard let name = ResolverSwitch(rawValue: statement.name) else { return .usual }
        if view.switches[name] != nil { return .address }
        guard let spec, name.value(in: spec.switches) != name.usualValue else { return .usual }
        return .spec
    }
}

/// The origin of a switch's value.
enum SwitchOrigin: String {
    case usual = "default"
    case spec, address

    /// The origin in words.
    var text: String {
        switch self {
        case .usual: "default"
        case .spec: "from the file"
        case .address: "set in the address"
        }
    }
}

/// The environments that a switch can affect.
struct SwitchReach {
    let spec: TabSpec

    /// Returns a Boolean value that indicates whether a switch can change the frame of one of the environments.
    func reaches(_ resolverSwitch: ResolverSwitch, anyOf environments: [ResolutionEnvironment]) -> Bool {
        let tabView = spec.keeping([])
        return environments.contains { reaches(resolverSwitch, in: $0, tabView.merged(in: $0)) }
    }

    private func reaches(
        _ resolverSwitch: ResolverSwitch,
        in environment: ResolutionEnvironment,
        _ spec: TabSpec
    ) -> Bool {
        switch resolverSwitch {
        case .sectionChildrenInBar, .sectionDefaultVisibilityScope, .regionsNeedCustomization, .automaticIPadForm:
            isWidePad(environment) && spec.tabViewStyle == .sidebarAdaptable
        case .customizationInCompact, .sidebarOnlyInCompact, .searchInMore: hasBottomBar(environment)
        case .macAutomatic: environment.platform == .mac && spec.tabViewStyle == .automatic
        case .minimizeRestoration:
            environment.platform.isPhone && spec.tabBarMinimizeBehavior == .onScrollDown
        case .minimizeInVerticalBar:
            environment.platform == .iPhoneDuo
                && (spec.tabBarMinimizeBehavior == .onScrollDown || spec.tabBarMinimizeBehavior == .onScrollUp)
        case .duoBarLimit: environment.platform == .iPhoneDuo
        case .minimizeOnCompactPad:
            environment.platform == .iPad && hasBottomBar(environment)
                && (spec.tabBarMinimizeBehavior == .onScrollDown || spec.tabBarMinimizeBehavior == .onScrollUp)
        case .searchableOnTabView: spec.searchable
        case .hiddenSelection: true
        }
    }

    private func isWidePad(_ environment: ResolutionEnvironment) -> Bool {
        environment.platform == .iPad && environment.sizeClass == .regular
    }

    private func hasBottomBar(_ environment: ResolutionEnvironment) -> Bool {
        environment.platform.isPhone || (environment.platform == .iPad && environment.sizeClass == .compact)
    }
}
