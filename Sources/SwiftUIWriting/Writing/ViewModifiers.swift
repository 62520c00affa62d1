import TabModel

/// Writes the modifiers of the tab view itself.
struct ViewModifiers {
    let spec: TabSpec
    let app: AppTarget
    let assets: AssetNames

    func write(to source: inout SourceText) {
        StyleModifiers(spec: spec).style?.write(on: .view, app: app, to: &source)
        if spec.tabViewStyle == .carousel {
            source.comment("Deprecated: tabViewStyle(.verticalPage) replaces it.")
        }
        writeCustomization(to: &source)
        if spec.defaultAdaptableTabBarPlacement != .automatic {
            let placement = spec.defaultAdaptableTabBarPlacement.rawValue
            Modifier(
                name: "defaultAdaptableTabBarPlacement",
                arguments: [".\(placement)"],
                feature: .adaptablePlacement,
                guardedName: "defaultAdaptable\(IdentifierWords.capitalized(placement))IfAvailable"
            )
            .write(on: .view, app: app, to: &source)
        }
        StyleModifiers(spec: spec).writePlacement(app: app, to: &source)
        writeExtras(to: &source)
        for modifier in barModifiers { modifier.write(on: .view, app: app, to: &source) }
        if spec.searchable { source.call(".searchable", ["text: $searchText"]) }
    }

    private func writeCustomization(to source: inout SourceText) {
        guard let key = spec.tabViewCustomization else { return }
        switch app.reach(of: .customization) {
        case .everywhere: source.line(".tabViewCustomization($customization)")
        case .guarded(let condition):
            source.line("#if \(condition.condition ?? "true")")
            source.deeper { $0.line(".tabViewCustomization($customization)") }
            source.line("#endif")
        case .nowhere(let systems):
            let call = "tabViewCustomization, stored as \(SwiftLiteral.quoted(key))"
            source.comment(Absence.text(of: call, systems: systems, app: app))
        }
    }

    private func writeExtras(to source: inout SourceText) {
        let extras: [(String, TabLabel?, Feature)] = [
            ("tabViewSidebarHeader", spec.tabViewSidebarHeader, .sidebarExtras),
            ("tabViewSidebarFooter", spec.tabViewSidebarFooter, .sidebarExtras),
            ("tabViewSidebarBottomBar", spec.tabViewSidebarBottomBar, .sidebarExtras),
            ("tabViewBottomAccessory", spec.tabViewBottomAccessory, .bottomAccessory),
        ]
        for case let (name, label?, feature) in extras {
            let passing = (parameters: "@ViewBuilder content: () -> some View", call: "\(name)(content: content)")
            if case .nowhere(let systems) = app.reach(of: feature) {
                let title = SwiftLiteral.quoted(label.title ?? label.systemImage ?? "")
                source.comment(Absence.text(of: "\(name) with \(title)", systems: systems, app: app))
                continue
            }
            Modifier(name: name, feature: feature, passing: passing)
                .write(on: .view, app: app, to: &source) { LabelText(label, assets: assets).write(to: &$0) }
        }
    }

    private var barModifiers: [Modifier] {
        var all: [Modifier] = []
        if spec.tabBarMinimizeBehavior != .automatic {
            let behavior = spec.tabBarMinimizeBehavior.rawValue
            all.append(
                Modifier(
                    name: "tabBarMinimizeBehavior",
                    arguments: [".\(behavior)"],
                    feature: spec.tabBarMinimizeBehavior == .never ? .minimizeBehavior : .scrollMinimizing,
                    guardedName: "tabBarMinimizes\(IdentifierWords.capitalized(behavior))"
                )
            )
        }
        if spec.tabViewSearchActivation != .automatic {
            all.append(
                Modifier(
                    name: "tabViewSearchActivation",
                    arguments: [".\(spec.tabViewSearchActivation.rawValue)"],
                    feature: .searchActivation,
                    guardedName: "searchActivatesWithItsTab"
                )
            )
        }
        return all
    }
}
