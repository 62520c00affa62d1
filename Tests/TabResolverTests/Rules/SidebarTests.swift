import TabModel
import TestTools
import Testing

/// Rulebook 2.5: the sidebar.
@Suite struct SidebarTests {
    private func sections(_ layout: TabLayout) -> [SidebarSection] {
        (layout.sidebar?.rows ?? []).compactMap { if case .section(let section) = $0 { section } else { nil } }
    }

    @Test(.proves("R2.41"))
    func `R2.41: root tabs come first, then sections, each in declared order`() {
        #expect(layout("S X[a], T b, S ()[c], T s{search}, T d{pin}", "iR side").text == "b s d X(a) (c)")
    }

    @Test(.proves("R2.42"))
    func `R2.42: it lists every tab but hidden ones`() {
        #expect(layout("T a{sbOnly}, T b{-bar}, T c{-side}, T d{hide}, S X[e{-side} f]", "iR side").text == "a b X(f)")
    }

    @Test(.proves("R2.42"))
    func `R2.42: a section whose tabs are all hidden has no header`() {
        #expect(layout("T a, S X[b{-side}]", "iR side").text == "a")
        #expect(layout("T a, S X[b{-side}]", "iR bar").text == "[] [a] []")
    }

    @Test(.proves("R1.62"))
    func `R1.62: header, footer and bottom bar show with the sidebar, but not on TV`() {
        let add = { (spec: inout TabSpec) in
            spec.tabViewSidebarHeader = TabLabel(title: "H")
            spec.tabViewSidebarBottomBar = TabLabel(title: "B")
        }

        let pad = layout("T a", "iR side", add).sidebar
        #expect(pad?.header == true && pad?.footer == false && pad?.bottomBar == true)
        #expect(layout("T a", "tv", add).sidebar?.header == false)
        #expect(layout("T a", "iR bar", add).sidebar == nil)
    }

    @Test(.proves("R1.59"))
    func `R1.59: a section starts folded on 27 only`() {
        #expect(sections(layout("S X[a]{collapsed}", "iR27 side")).map(\.expanded) == [false])
        #expect(sections(layout("S X[a]{collapsed}", "iR side")).map(\.expanded) == [true])
        #expect(sections(layout("S X[a]", "iR27 side")).map(\.expanded) == [true])
    }

    @Test(.proves("R1.50"))
    func `R1.50: a section's actions come with it`() {
        #expect(sections(layout("S X[a]{action1}", "iR side")).map(\.actions) == [["New"]])
    }

    @Test func `the selected row is lit, and nothing is while it has no row`() {
        #expect(layout("T a, S X[b]", "iR side select=b").highlighted == .entry("b"))
        let withoutRow = layout("T a, T b{-side}", "iR side select=b")
        #expect(withoutRow.highlighted == nil && withoutRow.shown == "b")
    }
}
