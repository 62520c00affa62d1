import TabModel

/// A writer of the view with the tab view.
struct ViewWriter {
    let plan: SourcePlan

    private var actions: [TabPlan] { plan.actions }

    func write(to source: inout SwiftText) {
        source.block("struct \(plan.names.view): View {") { source in
            source.lines(before: writeBody) { writeProperties(readsSizeClass: $1.readsSizeClass, to: &$0) }
        }
    }

    private func writeBody(to source: inout SwiftText) {
        source.block("var body: some View {") { writeTabView(to: &$0) }
        if !actions.isEmpty { ActionWriter(plan: plan).writeBinding(to: &source) }
        // A property may read another one, which is added then.
        var next = 0
        while next < source.properties.count {
            let (property, name) = source.properties[next]
            property.write(named: name, plan: plan, to: &source)
            next += 1
        }
    }

    private func writeTabView(to source: inout SwiftText) {
        let binding = actions.isEmpty ? "$selection" : "tabSelection"
        source.call("TabView", plan.selection == nil ? [] : ["selection: \(binding)"], suffix: " {")
        source.deeper { EntryWriter(plan: plan).write(plan.entries, to: &$0) }
        source.line("}")
        ViewModifiers(plan: plan).write(to: &source)
        if !actions.isEmpty { ActionWriter(plan: plan).writeSheet(to: &source) }
        if let mapping = plan.mapping { MappingWriter(plan: plan, mapping: mapping).write(to: &source) }
    }

    private func writeProperties(readsSizeClass: Bool, to source: inout SwiftText) {
        let start = source.text.utf8.count
        if let selection = plan.selection {
            source.line("@State private var selection: \(plan.names.selection) = .\(selection.text)")
        }
        if !actions.isEmpty { ActionWriter(plan: plan).writeState(to: &source) }
        if plan.mapping != nil { source.line("@State private var path: [\(plan.names.selection)] = []") }
        if plan.choice(\.searchable).values.contains(true) { source.line("@State private var searchText = \"\"") }
        writeCustomization(to: &source)
        if plan.mapping != nil || readsSizeClass {
            source.line("@Environment(\\.horizontalSizeClass) private var horizontalSizeClass")
        }
        if plan.only == nil {
            ModelWriter(plan: plan).writeProperties(to: &source)
        } else if !plan.models.isEmpty {
            let isPrivate = source.text.utf8.count > start
            ModelWriter(plan: plan).writeParameters(initializer: isPrivate, to: &source)
        }
        writeConditions(to: &source)
        if source.text.utf8.count > start { source.line() }
    }

    /// Writes the properties for conditions that only the app knows, with their values left to its author.
    private func writeConditions(to source: inout SwiftText) {
        for condition in plan.spec.conditions {
            source.comment(
                condition.text.map(SwiftLiteral.sentence) ?? "Your app determines this value.",
                mark: "///"
            )
            source.line("var \(plan.conditionNames[condition.id] ?? condition.id) = \(condition.usually)")
        }
    }

    private func writeCustomization(to source: inout SwiftText) {
        for (key, name) in plan.customizations {
            source.uses(.customization)
            let property = "@AppStorage(\(SwiftLiteral.quoted(key))) private var \(name): TabViewCustomization"
            switch plan.reach(of: .customization) {
            case .everywhere: source.line(property)
            case .guarded(let condition):
                source.line("#if \(condition.condition ?? "true")")
                source.deeper { $0.line(property) }
                source.line("#endif")
            case .nowhere: break
            }
        }
    }
}
