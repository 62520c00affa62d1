import PreviewCore
import TabModel
import TabResolver
import TestTools
import Testing

@testable import PreviewPages

/// Sections that devices were seen to leave out: their notes at the bar, and their count in the overview.
@Suite struct DisputedSectionsTests {
    private func page(_ query: [(String, String)], spec: TabSpec, rights: Right = .owner) -> PageValues {
        let view = ViewState(query: query + [("inspector", "open")])
        let layout = LayoutResolver(spec).layout(in: view.environment)
        return SampleValues.page(view, snapshot: SamplePage.snapshot(spec: spec), layout: layout, rights: rights)
    }

    @Test(.proves("R2.33"), arguments: [Right.owner, .view])
    func `are named where they show, with the way to the switch`(rights: Right) throws {
        let shown = page([("platform", "iPad"), ("form", "tabBar")], spec: SampleSpec.hidingSections, rights: rights)
        let disputed = try #require(shown.stage.frames.first?.disputed)
        #expect(disputed.text == "Collections and Places")
        #expect(disputed.href.contains("inspector=open") && !disputed.href.contains("tab="))
    }

    @Test func `are not mentioned where no source differs, where they don't show, and in pictures`() {
        let bar = [("platform", "iPad"), ("form", "tabBar")]
        #expect(page(bar, spec: SampleSpec.library).stage.frames.first?.disputed == nil)
        let phone = page([("platform", "iPhone")], spec: SampleSpec.hidingSections)
        #expect(phone.stage.frames.first?.disputed == nil)
        let all = page([("view", "all")], spec: SampleSpec.hidingSections)
        #expect(all.stage.frames.allSatisfy { $0.disputed == nil })
    }

    @Test func `count as entries of the bar in the overview, and their tabs as inside`() {
        let shown = page([("platform", "iPad"), ("form", "tabBar")], spec: SampleSpec.hidingSections)
        let text = shown.inspectorPane.summary?.devices.first?.text
        #expect(text == "1 at the bar’s start, 4 in the bar, 1 pinned, 1 not shown and 5 in sections", "\(text ?? "")")
    }
}
