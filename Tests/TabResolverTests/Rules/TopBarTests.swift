import TabModel
import TestTools
import Testing

/// Rulebook 2.4: the iPad's bar.
@Suite struct TopBarTests {
    @Test(.proves("R2.24", "R2.25"))
    func `R2.24 and R2.25: declared order within the regions`() {
        #expect(layout("T p{pin}, T a, S X[b], T f{fix}, T c", "iR bar", state: "").text == "[f] [a §X c] [p]")
    }

    @Test(.proves("R2.26", "R2.28"))
    func `R2.26 and R2.28: pinned tabs come last in declared order, children too, in either direction`() {
        let spec = SpecNotation.spec("T s{search}, T a, S X[b{pin} c], T p{pin}")

        #expect(layout(spec, "iR bar").text == "[] [a §X] [⌕s b p]")
        #expect(layout(spec, "iR bar rtl") == layout(spec, "iR bar"))
    }

    @Test(.proves("R2.27", "R2.34"))
    func `R2.27 and R2.34: sidebar-only entries are absent, and a section's placement stays its own`() {
        let layout = layout("T a, T b{sbOnly}, S X[c d{pin} e{+bar}]{sbOnly}", "iR bar")

        #expect(layout.text == "[] [a e] [d]")
        #expect(layout.rules("X").contains("R2.34"))
    }

    @Test func `R2.29 and R2.30: pinned tabs show their image, or their title without one`() {
        #expect(layout("T a, T p{pin symbol=star}", "iR bar").rules("p").contains("R2.29"))
        #expect(layout("T a, T p{pin}", "iR bar").rules("p").contains("R2.30"))
    }

    @Test(.proves("R2.31"))
    func `R2.31: a section represents its children unless SW1 says otherwise`() {
        #expect(layout("T a, S X[b c]", "iR bar").text == "[] [a §X] []")
        let both = layout("T a, S X[b c]", "iR bar") { $0.switches.sectionChildrenInBar = true }
        #expect(both.text == "[] [a §X b c] []")
    }

    @Test(.proves("R2.32"))
    func `R2.32: a visible child is right after its section`() {
        let layout = layout("S X[b c{+bar}], T a", "iR bar", state: "bar b+")

        #expect(layout.text == "[] [§X b c a] []")
        #expect(layout.notes.contains { $0.text == "b has its own entry in the bar because someone added it." })
    }

    @Test(.proves("R2.33"))
    func `R2.33: SW2 decides what a section's hidden default visibility hides`() {
        let text = "T a, S X[b c]{-bar}"
        let both = { (spec: inout TabSpec) in spec.switches.sectionChildrenInBar = true }

        #expect(layout(text, "iR bar").text == "[] [a §X] []")
        #expect(layout(text, "iR bar", both).text == "[] [a §X] []")
        let asDevices = layout(text, "iR bar") {
            both(&$0)
            $0.switches.sectionDefaultVisibilityScope = .sectionItem
        }
        #expect(asDevices.text == "[] [a b c] []")
    }

    @Test(.proves("R2.35"))
    func `R2.35: what the sidebar hides is not in the bar`() {
        #expect(layout("T a, T b{-side}, T p{pin -side}, S X[c]{-side}", "iR bar").text == "[] [a] []")
    }

    @Test(.proves("R2.36"))
    func `R2.36: default visibility acts without a customization`() {
        #expect(layout("T a, T b{-bar}", "iR bar").text == "[] [a] []")
    }

    @Test(.proves("R2.37"))
    func `R2.37: the fixed region needs a customization unless SW9 says otherwise, and pinned beats fixed`() {
        #expect(layout("T a, T f{fix}, T s{search fix}", "iR bar", state: "").text == "[f] [a] [⌕s]")
        #expect(layout("T a, T f{fix}", "iR bar").text == "[] [a f] []")
        let always = layout("T a, T f{fix}", "iR bar") { $0.switches.regionsNeedCustomization = false }
        #expect(always.text == "[f] [a] []")
    }

    @Test(.proves("R2.38"))
    func `R2.38: the estimate follows the format's figures exactly`() {
        // Two titles of 30 characters are 2 × (20 + 255) = 550, and the sidebar button 44: 594 of 614.
        let long = String(repeating: "x", count: 30)
        let two = "T a{title=\(long)}, T b{title=\(long)}"

        #expect(layout(two, "iR bar portrait").bar?.scrolls == false)
        #expect(layout(two + ", T p{pin}", "iR bar portrait").bar?.scrolls == true)
        #expect(layout(two + ", T p{pin}", "iR bar landscape").bar?.scrolls == false)
        #expect(layout(two + ", T p{pin}", "iR bar portrait") { $0.tabViewStyle = .tabBarOnly }.bar?.scrolls == false)
    }

    @Test(.proves("R2.39"))
    func `R2.39: a selected tab without a place lights its section, or is at the end for a while`() {
        let spec = SpecNotation.spec("T a, T b{-bar}, S X[c]{sbOnly}, S Y[d]")

        #expect(layout(spec, "iR bar select=d").highlighted == .entry("Y"))
        #expect(layout(spec, "iR bar select=d").bar?.temporary == nil)
        #expect(layout(spec, "iR bar select=b").text == "[] [a §Y] [] +b")
        #expect(layout(spec, "iR bar select=c").text == "[] [a §Y] [] +c")
        #expect(layout(spec, "iR bar select=c").highlighted == .entry("c"))
        #expect(layout(spec, "iR side select=b").bar == nil)
    }

    @Test(.proves("R1.20", "R2.40"))
    func `R2.40 and R1.20: without a sidebar sections are flattened and every tab has a place`() {
        let layout = layout("T a, S X[b c{pin}]{-bar}, T d{sbOnly -side}", "iR bar") { $0.tabViewStyle = .tabBarOnly }

        #expect(layout.text == "[] [a b d] [c]")
        #expect(layout.rules("d") == ["R1.20", "R1.46", "R2.24"])
        #expect(layout.rules("X") == ["R1.46", "R2.40"])
    }

    @Test(.proves("R2.80"))
    func `R2.80: children of a section without header act as root tabs`() {
        #expect(layout("S ()[b c{-bar}], T a", "iR bar").text == "[] [b a] []")
    }

    @Test func `inner sections are flattened in the bar and nested in the sidebar`() {
        let spec = SpecNotation.spec("T a, S X[b S Y[c{+bar}] d]")

        #expect(layout(spec, "iR bar").text == "[] [a §X c] []")
        #expect(layout(spec, "iR side").text == "a X(b Y(c) d)")
        #expect(layout(spec, "P26").text == "a b c d")
    }
}
