import TabModel
import TestTools
import Testing

/// Rulebook 4: selection.
@Suite struct SelectionTests {
    @Test(.proves("R4.2", "R4.3"))
    func `R4.1 and R4.3: the bound value selects the first tab that has it`() {
        let layout = layout("T a, T b{value=2}, T c{value=2}", "P26") { $0.selection = .integer(2) }
        #expect(layout.selection == "2" && layout.highlighted == .entry("2"))
    }

    @Test(.proves("R4.3"))
    func `R4.3: choosing wins over the bound value, and an unknown choice does not`() {
        let bind = { (spec: inout TabSpec) in spec.selection = .string("b") }

        #expect(layout("T a, T b, T c", "P26 select=c", bind).selection == "c")
        #expect(layout("T a, T b, T c", "P26 select=x", bind).selection == "b")
    }

    @Test(.proves("R4.4", "R4.15"))
    func `R4.4 and R4.15: without a binding the first visible tab that is no action is selected`() {
        #expect(layout("T x{hide}, T y{action}, T a, T b", "P26").selection == "a")
        #expect(layout("T a, T b", "iR bar", state: "side a-").selection == "b")
        #expect(layout("T x{hide}", "P26").selection == nil)
    }

    @Test(.proves("R4.5"))
    func `R4.5: a section selects its tab chosen last, else its first visible one`() {
        let spec = SpecNotation.spec("T a, S X[b{hide} c d]")

        #expect(layout(spec, "iR bar select=X").selection == "c")
        #expect(layout(spec, "iR bar select=X previous=d").selection == "d")
        #expect(layout(spec, "iR bar select=X previous=a").selection == "c")
        #expect(layout(SpecNotation.spec("S X[b{+bar} c], T a"), "iR bar select=X").highlighted == .entry("b"))
    }

    @Test(
        .proves("R4.6", "R4.7", "R4.8", "R5.5"),
        arguments: [("P26", "R4.7", Severity.warning), ("P27", "R4.8", .error)]
    )
    func `R4.6, R4.7 and R4.8: a hidden selection stays bound while another tab shows`(
        device: String,
        rule: String,
        severity: Severity
    ) {
        let layout = layout("T a, T b{hide}", device) { $0.selection = .string("b") }

        #expect(layout.selection == "b" && layout.shown == "a" && layout.highlighted == .entry("a"))
        #expect(layout.rules("b").contains(rule))
        #expect(layout.findings.contains { $0.id == "R5.5" && $0.entry == "b" && $0.severity == severity })
    }

    @Test(.proves("R4.7"), arguments: [ResolverSwitches.HiddenSelection.blank, .fatal])
    func `R4.7: SW8 leaves the screen empty`(outcome: ResolverSwitches.HiddenSelection) {
        let layout = layout("T a, T b{hide}", "P26") {
            $0.selection = .string("b")
            $0.switches.hiddenSelection = outcome
        }
        #expect(layout.selection == "b" && layout.shown == nil && layout.highlighted == nil)
    }

    @Test(.proves("R4.7", "R5.4"))
    func `R4.7: a value that no tab has falls back to the first tab`() {
        let layout = layout("T a, T b", "P26") { $0.selection = .string("x") }
        #expect(layout.selection == "x" && layout.shown == "a")
        #expect(layout.found.contains("R5.4"))
    }

    @Test(.proves("R4.9"))
    func `R4.9: the tab now at the same place shows, else the first`() {
        let bind = { (value: String) in { (spec: inout TabSpec) in spec.selection = .string(value) } }

        #expect(layout("T a, T b{hide}, T c", "P26", bind("b")).shown == "c")
        #expect(layout("T a, T b, T c{hide}", "P26", bind("c")).shown == "a")
        #expect(layout("T a, T b{hide}, T c{action}", "P26", bind("b")).shown == "a")
    }

    private func browse(_ environment: String, selecting value: String? = nil) -> TabLayout {
        layout("T radio, T browse{hide@r}, S X[b c]{hide@c}", environment) {
            $0.selection = value.map { .string($0) }
            $0.sizeClassMapping = SizeClassMapping(
                compactTab: .string("browse"),
                regularValues: [.string("b"), .string("c")],
                defaultRegularValue: .string("b")
            )
        }
    }

    @Test(.proves("R4.10"))
    func `R4.10: a regular tab becomes Browse in compact width, on its path`() throws {
        let layout = browse("P26 select=c")

        #expect(layout.selection == "browse" && layout.shown == "browse")
        let note = try #require(layout.notes.first { $0.rule == "R4.10" })
        #expect(note.text == "browse is selected in compact width, with c on its path.")
        #expect(!layout.found.contains("R5.5(c)"))
    }

    @Test(.proves("R4.11"))
    func `R4.11: Browse becomes the path's last tab, or the default where there is none`() {
        #expect(browse("iR bar select=browse path=b/c").selection == "c")
        #expect(browse("iR bar select=browse path=gone").selection == "b")
        #expect(browse("iR bar select=browse").selection == "b")
    }

    @Test(.proves("R4.12"))
    func `R4.12: the first appearance is mapped too, and other tabs are left alone`() {
        #expect(browse("P26", selecting: "b").selection == "browse")
        #expect(browse("iR bar", selecting: "browse").selection == "b")
        #expect(browse("iR bar select=radio path=c").selection == "radio")
    }

    @Test(.proves("R4.14"))
    func `R4.14: an intercepted tab leaves what was selected before`() {
        #expect(layout("T a, T b, T x{action}", "P26 select=x previous=b").selection == "b")
        #expect(layout("T a, T b, T x{action}", "P26 select=x").selection == "a")
    }

    @Test(.proves("R4.15"))
    func `R4.15: an intercepted tab is not the initial selection`() {
        let layout = layout("T x{action}, T a", "P26") { $0.selection = .string("x") }
        #expect(layout.selection == "a" && layout.shown == "a")
        #expect(layout.rules("x").contains("R4.15"))
    }

    private static let six = "T a, T b, T c, T d, T e, T f"

    @Test(.proves("R4.16"))
    func `R4.16: More is lit for its tab and for its list`() {
        #expect(layout(Self.six, "P26 select=e").highlighted == .more)
        let list = layout(Self.six, "P26 select=a more")
        #expect(list.highlighted == .more && list.shown == nil && list.selection == "a")
        #expect(layout("T a, T b", "P26 more").highlighted == .entry("a"))
    }

    @Test(.proves("R4.17"))
    func `R4.17: in regular width an overflow tab stays, and More's list gives way to the tab before`() {
        #expect(layout(Self.six, "iR bar select=f").selection == "f")
        #expect(layout(Self.six, "iR bar select=f more previous=b").selection == "b")
        #expect(layout(Self.six, "iR bar select=f previous=b").selection == "f")
    }

    @Test(.proves("R4.19"))
    func `R4.19: form and orientation leave the selection alone`() {
        let spec = SpecNotation.spec("T a{-bar}, T b")
        let selections = ["iR bar", "iR side", "iR portrait", "P26", "P26 wide"].map { layout(spec, $0).selection }
        #expect(selections.allSatisfy { $0 == "a" })
    }

    @Test(.proves("R4.20"))
    func `R4.20: leaving search that activates by itself selects the tab before`() {
        let activates = { (spec: inout TabSpec) in spec.tabViewSearchActivation = .searchTabSelection }
        let text = "T a, T b, T s{search}"

        #expect(layout(text, "P26 select=s previous=b", activates).selection == "b")
        #expect(layout(text, "P26 select=s previous=b search", activates).selection == "s")
        #expect(layout(text, "P26 select=s", activates).selection == "s")
        #expect(layout(text, "P26 select=s previous=b").selection == "s")
        #expect(layout(text, "P18 select=s previous=b", activates).selection == "s")
    }
}
