import TabModel
import TestTools
import Testing

/// Rulebook 2.6: the bottom bar.
@Suite struct CompactTests {
    private static let eight = "T a, T b, T c, T d, T e, T f, T g, T h"

    @Test(.proves("R2.43"))
    func `R2.43: sections are flattened in place`() {
        let layout = layout("T a, S X[b S Y[c]], T d", "P26")

        #expect(layout.text == "a b c d")
        #expect(layout.rules("X") == ["R2.43"] && layout.rules("b") == ["R2.43"])
    }

    @Test(.proves("R2.44", "R3.33"))
    func `R2.44 and R3.33: default visibility, behaviors and the stored state do nothing`() {
        let text = "T a{-bar}, T b{fix -side}, S X[c d]"

        #expect(layout(text, "P26", state: "side a-, bar b-, ord X: d c, barOrd: b a").text == "a b c d")
    }

    @Test func `SW4 = apply brings the stored state into compact width`() {
        let apply = { (spec: inout TabSpec) in spec.switches.customizationInCompact = .apply }

        #expect(layout("T a, T b, S X[c d]", "P26", state: "ord X: d c, barOrd: X b", apply).text == "d c b a")
        #expect(layout("T a, T b, S X[c d]", "iC", state: "side a-, bar c-", apply).text == "b d")
    }

    @Test(.proves("R2.45"))
    func `R2.45: five fit, six are four and More`() {
        #expect(layout("T a, T b, T c, T d, T e", "P18").text == "a b c d e")
        #expect(layout("T a, T b, T c, T d, T e, T f", "iC").text == "a b c d, More: e f")
    }

    @Test(
        .proves("R2.46"),
        arguments: [
            ("P26", "a b c, More: d e f g h, apart ⌕s"), ("P18", "a b c ⌕s, More: d e f g h"),
            ("P27", "a b c ⌕s, More: d e f g h"),
        ]
    )
    func `R2.46: search keeps one of the five places`(device: String, expected: String) {
        #expect(layout("T s{search}, \(Self.eight)", device).text == expected)
    }

    @Test(.proves("R2.46"))
    func `R2.46: SW6 lets search move to More in declared order`() {
        let declared = { (spec: inout TabSpec) in spec.switches.searchInMore = .declaredOrder }

        #expect(layout("\(Self.eight), T s{search}", "P26", declared).text == "a b c d, More: e f g h ⌕s")
        #expect(layout("T s{search}, \(Self.eight)", "P26", declared).text == "a b c, More: d e f g h, apart ⌕s")
        #expect(layout("T a, T s{search}, T b", "P26", declared).text == "a b, apart ⌕s")
    }

    @Test(.proves("R2.47"))
    func `R2.47: pinned tabs are at the end and stay out of More, search outermost`() {
        #expect(layout("T s{search}, T p{pin}, T a, S X[q{pin}]", "P18").text == "a p q ⌕s")
        #expect(layout("T p{pin}, T s{search}, \(Self.eight)", "P26").text == "a b p, More: c d e f g h, apart ⌕s")
    }

    @Test(.proves("R2.46", "R2.47"))
    func `R2.46: one other tab stays however many are pinned`() {
        let text = "T p{pin}, T q{pin}, T r{pin}, T t{pin}, T a, T b"

        #expect(layout(text, "P18").text == "a p q r t, More: b")
        #expect(layout("T p{pin}, T q{pin}, T r{pin}, T t{pin}, T u{pin}, T a", "P18").bar?.more == nil)
    }

    @Test(.proves("R2.48"))
    func `R2.48: on 26 the first search tab is drawn apart, on 18 none`() {
        #expect(layout("T a, T s{search}, T t{search}", "P26").text == "a ⌕t, apart ⌕s")
        #expect(layout("T a, T s{search}", "iC").text == "a, apart ⌕s")
        #expect(layout("T a, T s{search}", "P18").bar?.detached == nil)
    }

    @Test(.proves("R2.48"))
    func `R2.48: active search is a field, and the other tabs one button`() {
        let field = { (environment: String) in
            layout("T a, T s{search}", environment).notes.contains { $0.text.contains("is now a search field") }
        }
        #expect(field("P26 select=s search"))
        #expect(!field("P26 select=s") && !field("P26 select=a search") && !field("P18 select=s search"))
    }

    @Test func `R2.49 and R2.50: notes name the rule of the OS`() {
        #expect(layout("T a, T s{search}", "P18").rules("s").contains("R2.49"))
        #expect(layout("T a, T s{search}", "P26").rules("s").contains("R2.48"))
        #expect(layout("T a, T s{search}", "P27").rules("s").contains("R2.50"))
    }

    @Test(.proves("R1.16", "R2.50"))
    func `R1.16 and R2.50: on 27 the first prominent tab is drawn apart, before search, and keeps its place`() {
        let activates = { (spec: inout TabSpec) in spec.tabViewSearchActivation = .searchTabSelection }

        #expect(layout("T p{prom}, T a, T s{search}, T q{prom}", "P27", activates).text == "a q ⌕s, apart p")
        #expect(layout("\(Self.eight), T p{prom}", "P27").text == "a b c, More: d e f g h, apart p")
        #expect(layout("T a, T p{prom}", "P26").text == "a p")
    }

    @Test(.proves("R2.27"))
    func `R2.27: SW5 decides on sidebar-only tabs`() {
        let omit = { (spec: inout TabSpec) in spec.switches.sidebarOnlyInCompact = .omitted }

        #expect(layout("T a, T b{sbOnly}", "P26").text == "a b")
        #expect(layout("T a, T b{sbOnly}", "P26", omit).text == "a")
        #expect(layout("T a, T b{sbOnly}", "P26 select=b", omit).shown == "a")
    }

    @Test(
        .proves("R2.51"),
        arguments: [("P26", "above"), ("P26 wide", "beside"), ("P18 landscape", "beside"), ("iC", "above")]
    )
    func `R2.51: symbols are beside titles on an iPhone held sideways alone`(device: String, place: String) {
        #expect(
            layout("T a", device).notes.filter { $0.rule == "R2.51" }.map(\.text)
                == ["Each symbol is \(place) its title."]
        )
    }

    @Test(
        .proves("R1.29", "R1.30", "R2.52"),
        arguments: [
            (TabBarMinimizeBehavior.onScrollDown, "P26 scrolled", true), (.onScrollDown, "P26", false),
            (.onScrollDown, "P27 scrolled", true), (.onScrollDown, "P18 scrolled", false),
            (.onScrollDown, "iC scrolled", false), (.onScrollUp, "P26 scrolled", false),
            (.onScrollUp, "P26", false), (.onScrollUp, "P26 unscrolled", true), (.onScrollUp, "P18 unscrolled", false),
            (.onScrollDown, "P26 unscrolled", false), (.onScrollUp, "iC unscrolled", false),
            (.automatic, "P26 scrolled", false), (.never, "P26 scrolled", false),
        ]
    )
    func `R2.52: only an iPhone's bar shrinks, when scrolled down or up again`(
        behavior: TabBarMinimizeBehavior,
        device: String,
        expected: Bool
    ) {
        #expect(layout("T a, T s{search}", device) { $0.tabBarMinimizeBehavior = behavior }.bar?.minimized == expected)
    }

    @Test(
        .proves("R1.32", "R2.55"),
        arguments: [
            ("P26", TabLayout.Accessory.expanded), ("P26 scrolled", .inline), ("P18", .none),
            ("iC scrolled", .expanded),
            ("iR bar", .expanded), ("iR side", .expanded), ("mac", .none), ("tv", .none),
        ]
    )
    func `R2.53 and R2.55: the accessory is above the bar, or in line with a shrunk one`(
        device: String,
        expected: TabLayout.Accessory
    ) {
        let layout = layout("T a", device) {
            $0.tabBarMinimizeBehavior = .onScrollDown
            $0.tabViewBottomAccessory = BottomAccessory(TabLabel(title: "Playing"))
        }
        #expect(layout.accessory == expected)
    }

    @Test func `R2.56: direction changes nothing in the layout`() {
        let text = "T s{search}, \(Self.eight)"
        #expect(layout(text, "P26 rtl") == layout(text, "P26"))
    }
}
