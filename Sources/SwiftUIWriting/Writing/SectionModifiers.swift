import TabModel

/// Writes what only sections have.
struct SectionModifiers {
    let section: TabSection
    let app: AppTarget
    let assets: AssetNames

    func write(to source: inout SourceText) {
        if !section.modifiers.sectionActions.isEmpty {
            Modifier(
                name: "sectionActions",
                feature: .sectionActions,
                passing: (parameters: "@ViewBuilder content: () -> some View", call: "sectionActions(content: content)")
            )
            .write(on: .tabContent, app: app, to: &source) { source in
                for action in section.modifiers.sectionActions { write(action, to: &source) }
            }
        }
        if section.defaultSectionExpansion != .automatic {
            let state = section.defaultSectionExpansion.rawValue
            Modifier(
                name: "defaultSectionExpansion",
                arguments: [".\(state)"],
                feature: .sectionExpansion,
                guardedName: "default\(IdentifierWords.capitalized(state))IfAvailable"
            )
            .write(on: .tabContent, app: app, to: &source)
        }
    }

    private func write(_ action: TabLabel, to source: inout SourceText) {
        let label = LabelText(action, assets: assets)
        let todo = "Your app defines the action."
        if let arguments = label.arguments {
            return source.call("Button", arguments, body: { $0.comment(todo) })
        }
        source.block("Button {", closing: "} label: {") { $0.comment(todo) }
        source.deeper { label.write(to: &$0) }
        source.line("}")
    }
}
