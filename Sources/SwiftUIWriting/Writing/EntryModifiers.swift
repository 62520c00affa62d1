import TabModel

/// Writes the modifiers of a tab or a section, in one order.
struct EntryModifiers {
    let entry: TabEntry
    let app: AppTarget
    let plan: SourcePlan
    /// The customizationID as a model gives it; nil for fixed entries.
    let modelID: String?

    func write(to source: inout SourceText) {
        for modifier in customizing + showing + spoken {
            modifier.write(on: .tabContent, app: app, to: &source)
        }
        switch entry {
        case .tab(let tab): writeMissing(of: tab, to: &source)
        case .section(let section): write(section, to: &source)
        }
    }

    private var modifiers: TabModifiers { entry.modifiers }

    private var customizing: [Modifier] {
        var all: [Modifier] = []
        if let id = modifiers.customizationID {
            all.append(Modifier(name: "customizationID", arguments: [modelID ?? SwiftLiteral.quoted(id)]))
        }
        all += PlacementModifiers.behaviors(modifiers.customizationBehavior)
        all += PlacementModifiers.visibilities(modifiers.defaultVisibility)
        if modifiers.tabPlacement != .automatic {
            all.append(Modifier(name: "tabPlacement", arguments: [".\(modifiers.tabPlacement.rawValue)"]))
        }
        return all
    }

    private var showing: [Modifier] {
        var all: [Modifier] = []
        if let condition = modifiers.hidden.condition {
            let passing = (parameters: "_ hidden: Bool = true", call: "self.hidden(hidden)")
            all.append(Modifier(name: "hidden", arguments: condition, feature: .hidden, passing: passing))
        }
        if modifiers.disabled {
            let passing = (parameters: "_ disabled: Bool", call: "self.disabled(disabled)")
            all.append(Modifier(name: "disabled", arguments: ["true"], feature: .disabled, passing: passing))
        }
        return all + (isSection ? [] : badge.map { [$0] } ?? [])
    }

    private var isSection: Bool {
        if case .section = entry { true } else { false }
    }

    private var badge: Modifier? {
        switch modifiers.badge {
        case nil: nil
        case .count(let count):
            Modifier(
                name: "badge",
                arguments: ["\(count)"],
                feature: .badge,
                passing: (parameters: "_ count: Int", call: "badge(count)")
            )
        case .text(let text):
            Modifier(
                name: "badge",
                arguments: ["Text(\(SwiftLiteral.title(text)))"],
                feature: .badge,
                passing: (parameters: "_ label: Text", call: "badge(label)")
            )
        }
    }

    private var spoken: [Modifier] {
        guard case .tab(let tab) = entry else { return [] }
        let fixed = [("accessibilityLabel", tab.accessibilityLabel), ("accessibilityHint", tab.accessibilityHint)]
        var all = fixed.compactMap { name, text in
            text.map { Modifier(name: name, arguments: [SwiftLiteral.title($0)]) }
        }
        if let help = tab.help {
            let passing = (parameters: "_ text: Text", call: "help(text)")
            let text = "Text(\(SwiftLiteral.title(help)))"
            all.append(Modifier(name: "help", arguments: [text], feature: .help, passing: passing))
        }
        return all
    }

    private func writeMissing(of tab: Tab, to source: inout SourceText) {
        guard !tab.modifiers.sectionActions.isEmpty else { return }
        let names = tab.modifiers.sectionActions.map { SwiftLiteral.quoted($0.title ?? $0.systemImage ?? "") }
        source.comment("Omitted: .sectionActions with \(names.formattedList). Only a section shows actions.")
    }

    private func write(_ section: TabSection, to source: inout SourceText) {
        SectionModifiers(section: section, app: app, assets: plan.assets).write(to: &source)
        if let badge { source.comment("Omitted: .\(badge.text). A section shows no badge.") }
    }
}

extension Hidden {
    /// The argument of `hidden(_:)`; nil for what never is, no argument for what always is.
    fileprivate var condition: [String]? {
        switch self {
        case .never: nil
        case .always: []
        case .when(let sizeClass): ["horizontalSizeClass == .\(sizeClass.rawValue)"]
        }
    }
}
