import TabModel
import TestTools
import Testing

/// Rulebook 2.11: labels, symbols, badges, states.
@Suite struct LabelTests {
    private func rows(_ layout: TabLayout) -> [BarEntry] {
        (layout.sidebar?.rows ?? []).compactMap { if case .tab(let entry) = $0 { entry } else { nil } }
    }

    @Test(.proves("R2.75", "R2.76"))
    func `R2.75 and R2.76: bars fill symbols that have a filled variant, sidebars none`() {
        let spec = SpecNotation.spec("T a{symbol=house}, T b{symbol=list.bullet}, T c{symbol=star.fill}, T d")

        #expect(layout(spec, "P18").bar?.items.map(\.filled) == [true, false, true, false])
        #expect(layout(spec, "iR bar").bar?.items.map(\.filled) == [true, false, true, false])
        #expect(rows(layout(spec, "iR side")).map(\.filled) == [false, false, false, false])
        #expect(layout(spec, "watch").pages?.items.map(\.filled) == [false, false, false, false])
    }

    @Test(.proves("R1.49"))
    func `R2.77: badges of 0 and empty ones don't show`() {
        let spec = SpecNotation.spec("T a{badge=12}, T b{badge=0}, T c{badge=new}, S X[d]{badged}")

        #expect(layout(spec, "iR bar").bar?.items.map(\.badge) == ["12", nil, "new", nil])
        #expect(rows(layout(spec, "iR side")).map(\.badge) == ["12", nil, "new"])
    }

    @Test(.proves("R2.78"))
    func `R2.78: a badge in More is on its row`() {
        let layout = layout("T a, T b, T c, T d, T e, T f{badge=3}", "P26")
        #expect(layout.bar?.more?.map(\.badge) == [nil, "3"])
    }

    @Test(.proves("R1.48", "R2.81"))
    func `R2.81: disabled entries are dimmed, a section's children too, and can be selected by code`() {
        let spec = SpecNotation.spec("T a, T b{disabled}, S X[c]{disabled}")

        #expect(layout(spec, "P26").bar?.items.map(\.enabled) == [true, false, false])
        #expect(layout(spec, "iR bar").bar?.items.map(\.enabled) == [true, false, false])
        #expect(layout(spec, "P26 select=b").shown == "b")
        #expect(layout(spec, "watch").pages?.items.map(\.enabled) == [true, true, true])
    }

    @Test(.proves("R1.6"))
    func `R1.6: what a ForEach makes counts as separate entries, and nothing represents the ForEach`() {
        #expect(layout("T a{dynamic}, T b{dynamic}, T c", "P26").text == "a b c")
        #expect(layout("T a, S X[b{dynamic} c{dynamic} d]", "iR side").text == "a X(b c d)")
        #expect(layout("T a{dynamic pin}, T b{dynamic pin}, T c", "iR bar").text == "[] [c] [a b]")
    }

    @Test func `entries tell role and whether they are known only when the app runs`() {
        let items = layout("T a{dynamic}, T s{search}", "P18").bar?.items
        #expect(items?.map(\.dynamic) == [true, false])
        #expect(items?.map(\.role) == [nil, .search])
    }
}
