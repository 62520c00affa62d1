import TabModel
import TestTools
import Testing

@testable import PreviewPages

@Suite struct ScrollingTests {
    private func scrolling(_ behavior: TabBarMinimizeBehavior, _ query: [(String, String)]) -> ControlValues? {
        var spec = SampleSpec.everything
        spec.tabBarMinimizeBehavior = behavior
        let page = SampleValues.page(ViewState(query: query), snapshot: SamplePage.snapshot(spec: spec))
        return page.stage.frames.first?.bottomBar?.scrolling
    }

    @Test(
        .proves("R2.52"),
        arguments: [
            (TabBarMinimizeBehavior.onScrollDown, "true", "./?platform=iPhone&scrolled=true"),
            (.onScrollUp, "false", "./?platform=iPhone&scrolled=false"),
        ]
    )
    func `R2.52: a bar that shrinks says where scrolling leads`(
        behavior: TabBarMinimizeBehavior,
        value: String,
        href: String
    ) {
        let link = scrolling(behavior, [("platform", "iPhone")])

        #expect(link?.value == value)
        #expect(link?.href == href)
    }

    @Test(
        .proves("R1.30"),
        arguments: [
            (TabBarMinimizeBehavior.automatic, "26"), (.never, "26"), (.onScrollDown, "18"), (.onScrollUp, "18"),
        ]
    )
    func `R1.30: a bar that never shrinks has no such address`(behavior: TabBarMinimizeBehavior, os: String) {
        #expect(scrolling(behavior, [("platform", "iPhone"), ("os", os)]) == nil)
    }
}
