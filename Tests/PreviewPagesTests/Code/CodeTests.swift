import TabModel
import Testing

@testable import PreviewPages

@Suite struct CodeTests {
    @Test func `runs of color are the text, cut nowhere else`() {
        let text =
            "import SwiftUI\n\n    Tab(\"a \\\" // b\", value: .case) { // \"no\" text\n@State private var x = 1\n#if os(iOS)\n"
        let runs = HighlightToken.runs(of: text)

        #expect(runs.map(\.text).joined() == text)
        #expect(runs.filter { $0.kind == .keyword }.map(\.text) == ["import", "@State", "private", "var", "#if"])
        #expect(runs.filter { $0.kind == .string }.map(\.text) == ["\"a \\\" // b\""])
        #expect(runs.filter { $0.kind == .comment }.map(\.text) == ["// \"no\" text"])
    }

    @Test func `shows a short source whole`() {
        let spec = TabSpec(tabs: [.tab(Tab(label: TabLabel(title: "Home", systemImage: "house")))])
        let values = CodeBuilder(spec: spec, file: "tabs.json").values.pane

        #expect(values.rest == nil)
        #expect(text(values).contains("struct TabsView: View {"))
        #expect(text(values).hasSuffix("TabsView()\n}\n"))
    }

    @Test func `shows the beginning of a long source, in whole lines`() {
        let tabs = (0..<400).map { TabEntry.tab(Tab(label: TabLabel(title: "T\($0)", systemImage: "house"))) }
        let values = CodeBuilder(spec: TabSpec(tabs: tabs), file: "tabs.json").values.pane

        #expect(values.rest?.hasSuffix(" more lines") == true)
        #expect(text(values).utf8.count <= 4_000)
        #expect(text(values).hasSuffix("\n"))
    }

    @Test func `the source is made again for another spec only`() {
        let cache = CodeCache()
        var spec = TabSpec(tabs: [.tab(Tab(label: TabLabel(title: "Home", systemImage: "house")))])
        let first = cache.values(of: spec, file: "tabs.json")
        #expect(cache.values(of: spec, file: "tabs.json") == first)

        spec.title = "Other"

        #expect(text(cache.values(of: spec, file: "tabs.json")).contains("struct OtherView"))
        #expect(cache.values(of: spec, file: "tabs.json") != first)
    }

    private func text(_ values: CodeValues) -> String {
        values.blocks.flatMap(\.tokens).compactMap { $0.plain ?? $0.keyword ?? $0.string ?? $0.comment }.joined()
    }
}
