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
            case "defaultTabBarPlacement": writePlacement(to: &source)
            case "searchable":
                if spec.searchable { source.call(".searchable", ["text: $searchText"]) }
            default:
                for modifier in key.modifiers(in: spec) { modifier.write(on: .view, plan: plan, to: &source) }
            }
        }
    }

    /// `tabViewStyle(_:)`, with the index of pages in it.
    private func writeStyle(to source: inout SourceText) {
        let (style, mode) = (spec.tabViewStyle, spec.pageIndexDisplayMode)
        guard let feature = style.feature else { return }
        let isIndexed = style == .page && mode != .automatic
        Modifier(
            name: "tabViewStyle",
            arguments: [isIndexed ? ".page(indexDisplayMode: .\(mode.rawValue))" : ".\(style.rawValue)"],
            feature: feature,
            variant: IdentifierWords.capitalized(style.rawValue)
        )
        .write(on: .view, plan: plan, to: &source)
        if style == .carousel { source.comment("Deprecated: tabViewStyle(.verticalPage) replaces it.") }
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

    /// `defaultTabBarPlacement(_:)`, which knows a bar and a sidebar only (R1.64).
    private func writePlacement(to source: inout SourceText) {
        let wanted = spec.defaultTabBarPlacement
        guard wanted != .automatic else { return }
        let placement = wanted == .sidebar ? "sidebar" : "tabBar"
        if placement != wanted.rawValue {
            source.comment("The spec says \(wanted.rawValue); as a default, SwiftUI names every bar .tabBar.")
        }
        Modifier(
            name: "defaultTabBarPlacement",
            arguments: [".\(placement)"],
            feature: wanted == .sidebar ? .sidebarPlacement : .tabBarPlacement,
            variant: IdentifierWords.capitalized(placement)
        )
        .write(on: .view, plan: plan, to: &source)
    }
}
