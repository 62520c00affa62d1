import SpecSchema
import TabModel

/// Writes the modifiers of the tab view itself, in the order of the format.
struct ViewModifiers {
    let plan: SourcePlan

    private var spec: TabSpec { plan.spec }

    func write(to source: inout SourceText) {
        for key in TabViewKeys.all {
            switch key.name {
            case "tabViewStyle": writeStyle(to: &source)
            case "tabViewCustomization": writeCustomization(to: &source)
            case "searchable":
                if spec.searchable { source.call(".searchable", ["text: $searchText"]) }
            default:
                for modifier in key.modifiers(in: spec) { modifier.write(on: .view, plan: plan, to: &source) }
            }
        }
    }

    /// `tabViewStyle(_:)`, with the index of pages in it.
    private func writeStyle(to source: inout SourceText) {
        let style = spec.tabViewStyle
        guard let feature = style.feature else { return }
        Modifier(
            name: "tabViewStyle",
            arguments: [".\(style.rawValue)\(options)"],
            feature: feature,
            variant: IdentifierWords.capitalized(style.rawValue)
        )
        .write(on: .view, plan: plan, to: &source)
        if style == .carousel { source.comment("Deprecated: tabViewStyle(.verticalPage) replaces it.") }
    }

    /// What the style's call takes: when dots show, or how pages change.
    private var options: String {
        switch (spec.tabViewStyle, spec.pageIndexDisplayMode, spec.verticalPageTransitionStyle) {
        case (.page, .always, _), (.page, .never, _): "(indexDisplayMode: .\(spec.pageIndexDisplayMode.rawValue))"
        case (.verticalPage, _, .blur), (.verticalPage, _, .identity):
            "(transitionStyle: .\(spec.verticalPageTransitionStyle.rawValue))"
        default: ""
        }
    }

    private func writeCustomization(to source: inout SourceText) {
        guard let key = spec.tabViewCustomization else { return }
        switch plan.app.reach(of: .customization) {
        case .everywhere: source.line(".tabViewCustomization($customization)")
        case .guarded(let condition):
            source.line("#if \(condition.condition ?? "true")")
            source.deeper { $0.line(".tabViewCustomization($customization)") }
            source.line("#endif")
        case .nowhere(let systems):
            let call = "tabViewCustomization, stored as \(SwiftLiteral.quoted(key))"
            source.comment(Absence.text(of: call, systems: systems, app: plan.app))
        }
    }
}
