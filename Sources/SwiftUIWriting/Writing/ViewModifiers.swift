import TabModel

/// A writer of the modifiers of the tab view itself, in the order of the format.
struct ViewModifiers {
    let plan: SourcePlan

    private var spec: TabSpec { plan.spec }

    func write(to source: inout SwiftText) {
        for key in TabViewKeys.all {
            switch key.name {
            case "tabViewStyle": writeStyle(to: &source)
            case "tabViewCustomization": writeCustomization(to: &source)
            case "searchable":
                plan.choice(\.searchable).write(on: .view, plan: plan, to: &source, isNone: { !$0 }) {
                    isOn,
                    _,
                    source in
                    if isOn { source.call(".searchable", ["text: $searchText"]) }
                }
            default:
                guard key.row.swiftUI.isModifier else { continue }
                key.choice(in: spec, spec.variants, VariantKeys.tabView, plan: plan).map(key.modifiers)
                    .write(on: .view, usual: key.usual, plan: plan, to: &source)
            }
        }
    }

    /// Writes `tabViewStyle(_:)`, with the index of pages in it.
    private func writeStyle(to source: inout SwiftText) {
        // Styles are of different types, so that none represents the absence of another.
        plan.styles.map(\.modifiers).write(on: .view, plan: plan, to: &source, isNone: \.isEmpty) {
            styles,
            plan,
            source in
            for style in styles { style.write(on: .view, plan: plan, to: &source) }
        }
        if plan.styles.values.contains(where: { $0.style == .carousel }) {
            source.comment("Deprecated: tabViewStyle(.verticalPage) replaces it.")
        }
    }

    private func writeCustomization(to source: inout SwiftText) {
        let keys = plan.choice(\.tabViewCustomization)
        if case .nowhere(let systems) = plan.reach(of: .customization) {
            for key in keys.values.compactMap(\.self) {
                let call = "tabViewCustomization, stored as \(SwiftLiteral.quoted(key))"
                source.comment(Absence.text(of: call, systems: systems, in: plan))
            }
            return
        }
        let lacking = plan.app.systems.filter { plan.narrowed(to: [$0]).reach(of: .customization) != .everywhere }
        keys.replacing(on: lacking, with: nil).write(on: .view, plan: plan, to: &source, isNone: { $0 == nil }) {
            key,
            _,
            source in
            guard let name = plan.customizations.first(where: { $0.key == key })?.name else { return }
            source.line(".tabViewCustomization($\(name))")
        }
    }
}

/// A tab view's style with all arguments of its call.
struct StyleCall: Equatable {
    let style: TabViewStyle
    private let mode: PageIndexDisplayMode
    private let transition: VerticalPageTransitionStyle

    init(_ spec: TabSpec) {
        (style, mode, transition) = (spec.tabViewStyle, spec.pageIndexDisplayMode, spec.verticalPageTransitionStyle)
    }

    var modifiers: [Modifier] {
        guard let feature = style.feature else { return [] }
        let modifier = Modifier(
            name: "tabViewStyle",
            arguments: [".\(style.rawValue)\(options)"],
            feature: feature,
            variant: IdentifierWords.capitalized(style.rawValue) + optionName
        )
        return [modifier]
    }

    /// The options in the name of a guarded modifier.
    private var optionName: String {
        guard !options.isEmpty else { return "" }
        return IdentifierWords.capitalized(style == .page ? mode.rawValue : transition.rawValue)
    }

    /// The arguments of the style's call: the display of dots, or the transition of pages.
    private var options: String {
        switch (style, mode, transition) {
        case (.page, .always, _), (.page, .never, _): "(indexDisplayMode: .\(mode.rawValue))"
        case (.verticalPage, _, .blur), (.verticalPage, _, .identity): "(transitionStyle: .\(transition.rawValue))"
        default: ""
        }
    }
}

extension SourcePlan {
    /// Returns a value of the tab view in different places.
    func choice<Value>(_ value: (TabSpec) -> Value) -> VariantChoice<Value> {
        VariantChoice(spec, spec.variants, VariantKeys.tabView, on: app, value)
    }

    /// The style in different places.
    var styles: VariantChoice<StyleCall> { choice(StyleCall.init) }
}
