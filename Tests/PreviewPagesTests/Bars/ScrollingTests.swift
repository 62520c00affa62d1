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

    /// A minimized bar grows back at the top, or with SW10 as soon as content is scrolled up.
    @Test(
        .proves("R2.52"),
        arguments: [("atTop", "top"), ("onReversal", "false")]
    )
    func `R2.52: a bar that is shrunk says when it grows back`(restoration: String, value: String) {
        let query = [("platform", "iPhone"), ("scrolled", "true"), ("minimizeRestoration", restoration)]

        #expect(scrolling(.onScrollDown, query)?.value == value)
        #expect(scrolling(.onScrollUp, [("platform", "iPhone"), ("scrolled", "false")])?.value == "true")
    }

    @Test(
        .proves("R1.107", "R1.108", "R2.112"),
        arguments: [
            (ToolbarMinimizationRestoration.automatic, "27", "true" as String?, "false" as String?),
            (.atScrollEdge, "27", "true", "top"), (.automatic, "26", nil, nil),
        ]
    )
    func `R2.112: an iPad's bar follows the navigation bar of the tab shown`(
        restoration: ToolbarMinimizationRestoration,
        os: String,
        down: String?,
        up: String?
    ) throws {
        var tab = Tab(label: TabLabel(title: "A"), value: .string("a"))
        tab.modifiers.toolbarMinimizationBehavior = .onScrollDown
        tab.modifiers.toolbarMinimizationRestoration = restoration
        var spec = TabSpec(tabs: [.tab(tab), .tab(Tab(label: TabLabel(title: "B"), value: .string("b")))])
        spec.tabViewStyle = .tabBarOnly
        func bar(_ query: [(String, String)]) throws -> BarValues {
            let view = ViewState(query: [("platform", "iPad"), ("os", os)] + query)
            let page = SampleValues.page(view, snapshot: SamplePage.snapshot(spec: spec))
            return try #require(page.stage.frames.first?.topBar)
        }

        #expect(try bar([]).scrolling?.value == down)
        #expect(try !bar([]).isMinimized)
        #expect(try bar([("scrolled", "true")]).isMinimized == (up != nil))
        #expect(try bar([("scrolled", "true")]).scrolling?.value == up)
        #expect(try bar([("scrolled", "true"), ("select", "b")]).scrolling == nil)
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
