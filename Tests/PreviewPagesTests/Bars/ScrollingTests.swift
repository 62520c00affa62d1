import TabModel
import TabResolver
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

    /// The bar of one frame as the rules lay it out.
    private func bar(_ query: [(String, String)], _ spec: TabSpec) throws -> BarValues {
        let view = ViewState(query: query)
        var resolved = spec
        resolved.switches = view.switches.applied(to: spec.switches)
        let page = SampleValues.page(
            view,
            snapshot: SamplePage.snapshot(spec: spec),
            layout: LayoutResolver(resolved).layout(in: view.environment)
        )
        let frame = try #require(page.stage.frames.first)
        return try #require(frame.bottomBar ?? frame.topBar)
    }

    @Test(.proves("R2.52"), arguments: [("atTop", "top"), ("onReversal", "false")])
    func `R2.52: a bar that is shrunk says when it grows back`(restoration: String, value: String) throws {
        var spec = SampleSpec.everything
        spec.tabBarMinimizeBehavior = .onScrollDown
        let query = [("platform", "iPhone"), ("scrolled", "true"), ("minimizeRestoration", restoration)]
        #expect(try bar(query, spec).scrolling?.value == value)

        spec.tabBarMinimizeBehavior = .onScrollUp
        let up = [("platform", "iPhone"), ("scrolled", "false"), ("minimizeRestoration", restoration)]
        #expect(try bar(up, spec).scrolling?.value == "true")
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
        let pad = [("platform", "iPad"), ("os", os)]
        let scrolled = pad + [("scrolled", "true")]

        #expect(try bar(pad, spec).scrolling?.value == down)
        #expect(try bar(scrolled, spec).scrolling?.value == up)
        #expect(try bar(scrolled, spec).isMinimized == (up != nil))
        #expect(try bar(scrolled + [("select", "b")], spec).scrolling == nil)
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
