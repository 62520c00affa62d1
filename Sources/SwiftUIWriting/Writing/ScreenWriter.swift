import TabModel

/// A writer of the placeholder of a tab's content: a small view to fill in.
struct ScreenWriter {
    let plan: SourcePlan
    let tab: TabPlan

    func write(to source: inout SwiftText) {
        source.line()
        source.block("struct \(tab.names.screenName): View {") { source in
            let properties = properties
            for property in properties { source.line(property) }
            if !properties.isEmpty { source.line() }
            source.block("var body: some View {") { writeBody(to: &$0) }
        }
    }

    /// The displayed values that the view doesn't have by itself.
    private var properties: [String] {
        if tab.takesTitle { return ["let title: String"] }
        return plan.models(listedIn: tab).map { "let \($0.property): [\(plan.names.item(of: $0))]" }
    }

    private var title: String { tab.takesTitle ? "title" : SwiftLiteral.title(tab.title) }

    private func writeBody(to source: inout SwiftText) {
        if let mapping = plan.mapping, mapping.compact.names == tab.names {
            return MappingWriter(plan: plan, mapping: mapping).writeScreen(title: title, to: &source)
        }
        switch tab.tab.content {
        case .image(let path):
            source.call(
                "Image",
                [SwiftLiteral.quoted(plan.assets[path])],
                modifiers: { source in
                    source.line(".resizable()")
                    source.line(".scaledToFit()")
                    source.call(".navigationTitle", [title])
                }
            )
        case .skeleton(let kind, _): write(kind, to: &source)
        case nil: writeUnavailable(to: &source)
        }
    }

    private func write(_ kind: TabScreen.Kind, to source: inout SwiftText) {
        switch kind {
        case .list: write("List(1...20, id: \\.self) { row in", "Text(\"Row \\(row)\")", to: &source)
        case .form: write("Form {", "Toggle(\"Setting\", isOn: .constant(true))", to: &source)
        case .grid: writeGrid(to: &source)
        case .detail:
            source.block("ScrollView {") { source in
                source.line("Text(\"Details\")")
                source.deeper { $0.line(".padding()") }
            }
            source.call(".navigationTitle", [title])
        case .player, .map, .empty: writeUnavailable(to: &source)
        }
    }

    private func write(_ container: String, _ row: String, to source: inout SwiftText) {
        source.block(container) { $0.line(row) }
        source.call(".navigationTitle", [title])
    }

    private func writeGrid(to source: inout SwiftText) {
        source.block("ScrollView {") { source in
            source.block("LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {") { source in
                source.block("ForEach(1...12, id: \\.self) { _ in") { source in
                    source.line("RoundedRectangle(cornerRadius: 12)")
                    source.deeper { source in
                        source.line(".fill(.quaternary)")
                        source.line(".aspectRatio(1, contentMode: .fit)")
                    }
                }
            }
            source.line(".padding()")
        }
        source.call(".navigationTitle", [title])
    }

    private func writeUnavailable(to source: inout SwiftText) {
        let symbol = SwiftLiteral.quoted(symbol)
        source.call(
            "ContentUnavailableView",
            [title, "systemImage: \(symbol)"],
            modifiers: { $0.call(".navigationTitle", [title]) }
        )
    }

    private var symbol: String {
        switch tab.tab.content {
        case .skeleton(.player, _): "play.rectangle"
        case .skeleton(.map, _): "map"
        default:
            tab.tab.writtenLabel(in: plan.spec.locale).systemImage
                ?? (tab.tab.role == .search ? "magnifyingglass" : "square.dashed")
        }
    }
}
