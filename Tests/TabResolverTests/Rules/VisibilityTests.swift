import TabModel
import TestTools
import Testing

/// Rulebook 3.2: effective visibility, and 3.5: merging with a changed spec.
@Suite struct VisibilityTests {
    @Test(.proves("R3.1"))
    func `R3.1: nothing stored acts without an attached customization or in another style`() {
        let state = StateNotation.state("side b-, bar a-")
        let spec = SpecNotation.spec("T a, T b")
        let detached = SpecNotation.spec("T a, T b", attached: true) { $0.tabViewStyle = .tabBarOnly }

        #expect(layout(spec, "iR bar", state: StateNotation.text(state)).text == "[] [a b] []")
        #expect(layout(spec, "iR bar", state: StateNotation.text(state)).found.contains("R5.11"))
        #expect(layout(detached, "iR bar", state: StateNotation.text(state)).text == "[] [a b] []")
    }

    @Test(.proves("R3.3"))
    func `R3.3: an entry without id is not touched by what is stored`() {
        #expect(layout("T a, T b{noid}", "iR side", state: "side b-").text == "a b")
    }

    @Test(.proves("R3.6", "R3.7", "R3.8"))
    func `R3.6, R3.7 and R3.8: hidden, sidebar-only and pinned are stronger than what is stored`() {
        let state = "bar a+, side a+, bar b+, bar c-, barOrd: c d"
        #expect(layout("T a{hide}, T b{sbOnly}, T c{pin}, T d", "iR bar select=d", state: state).text == "[] [d] [c]")
    }

    @Test(.proves("R3.9"))
    func `R3.9: disabled voids what is stored, reorderable voids a stored hidden`() {
        let state = "bar a-, side a-, bar b-, bar c+, side d-"
        let spec = SpecNotation.spec("T a{fix2}, T b{reord}, T c{reord -bar}, T d{reordSide}", attached: true)

        #expect(layout(spec, "iR bar", state: state).text == "[a] [b c d] []")
        #expect(layout(spec, "iR side", state: state).text == "a b c d")
    }

    @Test(.proves("R3.10"))
    func `R3.10: stored wins over the author's default, in both directions`() {
        #expect(layout("T a, T b{-bar}, T c{+bar}", "iR bar", state: "bar b+, bar c-").text == "[] [a b] []")
        #expect(layout("T a, T b{-side}, T c", "iR side", state: "side b+, side c-").text == "a b")
    }

    @Test(.proves("R3.11"))
    func `R3.11: hiding takes an entry and a section's tabs out of the bar, showing restores them`() {
        let spec = SpecNotation.spec("T a, S X[b{+bar} c{pin}]", attached: true)

        #expect(layout(spec, "iR bar", state: "side X-").text == "[] [a] []")
        #expect(layout(spec, "iR side", state: "side X-").text == "a")
        #expect(layout(spec, "iR bar", state: "side X+").text == "[] [a §X b] [c]")
        #expect(layout(spec, "iR bar", state: "side b-").text == "[] [a §X] [c]")
    }

    @Test(.proves("R3.20"))
    func `R3.20: a tab hidden while selected goes when another is chosen`() {
        let spec = SpecNotation.spec("T a, T b, S X[c]", attached: true)

        #expect(layout(spec, "iR side select=b", state: "side b-").text == "a b X(c)")
        #expect(layout(spec, "iR side select=b", state: "side b-").rules("b").contains("R3.20"))
        #expect(layout(spec, "iR side select=a", state: "side b-").text == "a X(c)")
        #expect(layout(spec, "iR side select=c", state: "side X-").text == "a b X(c)")
        #expect(layout(spec, "iR side select=b", state: "side b-").canEdit["b"]?.allows(.addToBar) == false)
    }

    @Test(.proves("R3.27", "R3.29"))
    func `R3.27 and R3.29: unknown ids have no effect, listed ones come first, new ones last`() {
        #expect(layout("S X[a b c]", "iR side", state: "ord X: gone c").text == "X(c a b)")
        #expect(layout("S X[a b]", "iR side", state: "ord Y: b a, side gone-").text == "X(a b)")
    }

    @Test(.proves("R3.30", "R3.31"))
    func `R3.30 and R3.31: unlisted entries come last in the bar, before the pinned ones`() {
        let spec = "T new, T a, T b, T p{pin}, S X[c child{+bar}]"
        #expect(layout(spec, "iR bar", state: "barOrd: b a p").text == "[] [b a new §X child] [p]")
        #expect(layout("T a, T b{noid}, T c", "iR bar", state: "barOrd: c a").text == "[] [c a b] []")
        #expect(layout("S X[new a b]", "iR side", state: "ord X: b a").text == "X(b a new)")
    }

    @Test(.proves("R3.32"))
    func `R3.32: of an id listed twice the first counts, and a moved tab is last in its new section`() {
        #expect(layout("S X[a b c]", "iR side", state: "ord X: c a c").text == "X(c a b)")
        #expect(
            layout("S X[a], S Y[b c moved]", "iR side", state: "ord X: moved a, ord Y: c b").text == "X(a) Y(c b moved)"
        )
    }

    @Test(.proves("R3.16"))
    func `R3.16: the bar's order and the sidebar's are independent`() {
        #expect(layout("T a, T b, T c", "iR side", state: "barOrd: c b a").text == "a b c")
        #expect(layout("S X[a{+bar} b{+bar}]", "iR bar", state: "ord X: b a").text == "[] [§X a b] []")
    }

    @Test(.proves("R3.42"))
    func `R3.42: on Mac a section hidden in the stored state takes its tabs along`() {
        #expect(layout("T a, S X[b c]", "mac", state: "side X-").text == "a")
        #expect(layout("T a, S X[b c]", "mac", state: "side b-, side c-").text == "a")
        #expect(layout("T a, T b", "mac select=b", state: "side b-").highlighted == nil)
    }

    @Test(.proves("R3.43"))
    func `R3.43: an empty customization differs from none in rights and fixed region alone`() {
        let attached = layout("T a, T f{fix}", "iR bar", state: "")
        let none = layout("T a, T f{fix}", "iR bar")

        #expect(attached.text == "[f] [a] []" && none.text == "[] [a f] []")
        #expect(attached.canEdit["a"]?.allowed.isEmpty == false && none.canEdit["a"]?.allowed == [])
    }
}
