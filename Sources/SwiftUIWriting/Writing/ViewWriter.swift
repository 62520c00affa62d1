import SpecSchema
import TabModel

/// Writes the view with the tab view.
struct ViewWriter {
    let plan: SourcePlan

    private var actions: [TabPlan] { plan.actions }

    func write(to source: inout SourceText) {
        source.block("struct \(plan.names.view): View {") { source in
            writeProperties(to: &source)
            source.block("var body: some View {") { writeTabView(to: &$0) }
            if !actions.isEmpty { ActionWriter(plan: plan).writeBinding(to: &source) }
        }
    }

    private func writeTabView(to source: inout SourceText) {
        let binding = actions.isEmpty ? "$selection" : "tabSelection"
        source.call("TabView", plan.selection == nil ? [] : ["selection: \(binding)"], suffix: " {")
        source.deeper { EntryWriter(plan: plan).write(plan.entries, to: &$0) }
        source.line("}")
        ViewModifiers(plan: plan).write(to: &source)
        if !actions.isEmpty { ActionWriter(plan: plan).writeSheet(to: &source) }
        if let mapping = plan.mapping { MappingWriter(plan: plan, mapping: mapping).write(to: &source) }
    }

    private func writeProperties(to source: inout SourceText) {
        let start = source.text.utf8.count
        if let selection = plan.selection {
            source.line("@State private var selection: \(plan.names.selection) = .\(selection.text)")
        }
        if !actions.isEmpty { ActionWriter(plan: plan).writeState(to: &source) }
        if plan.mapping != nil { source.line("@State private var path: [\(plan.names.selection)] = []") }
        if plan.spec.searchable { source.line("@State private var searchText = \"\"") }
        writeCustomization(to: &source)
        if plan.mapping != nil || plan.spec.readsSizeClass {
            source.line("@Environment(\\.horizontalSizeClass) private var horizontalSizeClass")
        }
        if plan.only == nil {
            ModelWriter(plan: plan).writeProperties(to: &source)
        } else if !plan.models.isEmpty {
            let isPrivate = source.text.utf8.count > start
            ModelWriter(plan: plan).writeParameters(initializer: isPrivate, to: &source)
        }
        if source.text.utf8.count > start { source.line() }
    }

    private func writeCustomization(to source: inout SourceText) {
        guard let key = plan.spec.tabViewCustomization else { return }
        source.uses(.customization)
        let property = "@AppStorage(\(SwiftLiteral.quoted(key))) private var customization: TabViewCustomization"
        switch plan.app.reach(of: .customization) {
        case .everywhere: source.line(property)
        case .guarded(let condition):
            source.line("#if \(condition.condition ?? "true")")
            source.deeper { $0.line(property) }
            source.line("#endif")
        case .nowhere: break
        }
    }
}

extension TabSpec {
    /// Whether a modifier of the tab view or of an entry holds in one size class only.
    fileprivate var readsSizeClass: Bool {
        TabViewKeys.all.contains { $0.readsSizeClass(in: self) } || tabs.readSizeClass
    }
}

extension [TabEntry] {
    fileprivate var readSizeClass: Bool {
        contains { entry in
            switch entry {
            case .tab(let tab): EntryKeys.tab.contains { $0.readsSizeClass(in: tab) }
            case .section(let section):
                EntryKeys.section.contains { $0.readsSizeClass(in: section) } || section.tabs.readSizeClass
            }
        }
    }
}

extension SpecKey {
    /// Whether the modifier that the key becomes reads `horizontalSizeClass`.
    fileprivate func readsSizeClass(in owner: Owner) -> Bool {
        row.swiftUI.isModifier && value(in: owner).sizeClass != nil
    }
}
