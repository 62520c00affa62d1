import TabModel
import TestTools
import Testing

/// Rulebook 2.2: the steps of every environment, and 2.3: the iPad's form.
@Suite struct CommonStepTests {
    @Test(.proves("R2.15"))
    func `R2.15: hidden entries go, with a section its tabs`() {
        #expect(layout("T a, T b{hide}, S X[c d]{hide@c}", "P26").text == "a")
        #expect(layout("T a, T b{hide}, S X[c d]{hide@c}", "iR bar").text == "[] [a §X] []")
        #expect(layout("T a, T b{hide@r}", "P26 wide").text == "a")
        #expect(layout("T a, S X[b]{hide}", "iR bar").rules("X") == ["R2.15"])
    }

    @Test(.proves("R2.16"))
    func `R2.16: a section with nothing left in it goes`() {
        #expect(layout("T a, S X[b{hide}]", "iR bar").text == "[] [a] []")
        #expect(layout("T a, S X[S Y[b{hide@r}]]", "iR side").text == "a")
        #expect(layout("T a, S X[b{hide}]", "iR side").rules("X") == ["R2.16"])
    }

    @Test(.proves("R2.17"))
    func `R2.17: an author's label and placement win over the role's`() throws {
        let pinned = try #require(layout("T s{search title=Find symbol=globe}", "iR bar").bar?.pinned.first)
        #expect(pinned.title == "Find" && pinned.systemImage == "globe")
        #expect(layout("T a, T s{search sbOnly}", "iR bar").text == "[] [a] []")
    }

    @Test(.proves("R2.19"))
    func `R2.19: tabs without value are distinguished`() {
        let layout = layout("T a{novalue noid}, T b{novalue noid}", "P26 select=tab-1")

        #expect(layout.text == "tab-0 tab-1")
        #expect(layout.highlighted == .entry("tab-1"))
    }

    @Test(.proves("R2.20"))
    func `R2.20: the form follows the spec, else the orientation, else SW3`() {
        #expect(layout("T a", "iR landscape").chrome == .sidebar)
        #expect(layout("T a", "iR portrait").chrome == .topBar)
        #expect(layout("T a", "iR portrait") { $0.defaultAdaptableTabBarPlacement = .sidebar }.chrome == .sidebar)
        #expect(layout("T a", "iR landscape") { $0.defaultAdaptableTabBarPlacement = .tabBar }.chrome == .topBar)
        #expect(layout("T a", "iR landscape") { $0.switches.automaticIPadForm = .tabBar }.chrome == .topBar)
    }

    @Test(.proves("R2.21"))
    func `R2.21: a person's form wins over the spec's`() {
        #expect(layout("T a", "iR bar") { $0.defaultAdaptableTabBarPlacement = .sidebar }.chrome == .topBar)
    }

    @Test(.proves("R2.23"))
    func `R2.23: both show while editing, which needs a customization`() {
        let editing = layout("T a, S X[b]", "iR edit bar", state: "")
        #expect(editing.chrome == .sidebar)
        #expect(editing.text == "[] [a §X] [] / a X(b)")
        #expect(layout("T a, S X[b]", "iR edit bar").sidebar == nil)
        #expect(layout("T a, S X[b]", "iC edit", state: "").chrome == .bottomBar)
    }
}
