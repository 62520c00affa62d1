import TabModel

/// The style of the tab view, and where its tabs are at first.
struct StyleModifiers {
    let spec: TabSpec

    /// `tabViewStyle(_:)`; nil for the automatic one.
    var style: Modifier? {
        let style = spec.tabViewStyle
        guard let feature = style.feature else { return nil }
        let mode = spec.pageIndexDisplayMode
        let isIndexed = style == .page && mode != .automatic
        return Modifier(
            name: "tabViewStyle",
            arguments: [isIndexed ? ".page(indexDisplayMode: .\(mode.rawValue))" : ".\(style.rawValue)"],
            feature: feature,
            guardedName: "\(style.rawValue)TabViewStyle"
        )
    }

    /// `defaultTabBarPlacement(_:)`, which knows a bar and a sidebar only (R1.64).
    func writePlacement(app: AppTarget, to source: inout SourceText) {
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
            guardedName: "default\(IdentifierWords.capitalized(placement))IfAvailable"
        )
        .write(on: .view, app: app, to: &source)
    }
}
