import TabModel
import TestTools
import Testing

@testable import TabResolver

/// Formats 7, *Operations*: what each stores.
@Suite struct OperationTests {
    private static let spec = "T a, T b, S X[c d e], T f{-bar}"

    @Test func `an add without place stores the visibility alone`() {
        #expect(edited(Self.spec, .addToBar("f", .unspecified)) == "bar f+")
        #expect(edited(Self.spec, state: "barOrd: b a", .addToBar("f", .unspecified)) == "bar f+, barOrd: b a")
    }

    @Test func `an add with a place writes the bar's order whole`() {
        #expect(edited(Self.spec, .addToBar("f", .before("b"))) == "bar f+, barOrd: a f b X")
        #expect(edited(Self.spec, .addToBar("c", .end)) == "bar c+, barOrd: a b X c")
    }

    @Test func `a move in the bar writes its order whole, without fixed and pinned entries`() {
        #expect(edited(Self.spec, .moveInBar("X", .before("a"))) == "barOrd: X a b")
        #expect(edited("T p{pin}, T f{fix}, T a, T b", .moveInBar("a", .end)) == "barOrd: b a")
        #expect(edited("T a, T b", .moveInBar("a", .before("a"))) == "barOrd: a b")
    }

    @Test(.proves("R3.28"))
    func `R3.28: unknown and absent ids stay behind the id they followed`() {
        let state = "barOrd: gone a lost away b f X"
        #expect(edited(Self.spec, state: state, .moveInBar("a", .end)) == "barOrd: gone b f X a lost away")
        let section = "ord X: d x c e"
        #expect(edited(Self.spec, state: section, .moveInSection("d", .end)) == "ord X: c e d x")
    }

    @Test func `a move in a section writes its order whole`() {
        #expect(edited(Self.spec, .moveInSection("e", .before("c"))) == "ord X: e c d")
        #expect(edited(Self.spec, .moveInSection("c", .end)) == "ord X: d e c")
    }

    @Test(.proves("R3.24"))
    func `R3.24: removing, hiding and showing store a visibility, even the usual one, and leave orders alone`() {
        #expect(edited(Self.spec, state: "barOrd: b a", .removeFromBar("b")) == "bar b-, barOrd: b a")
        #expect(edited(Self.spec, .hide("c")) == "side c-")
        #expect(edited(Self.spec, .show("a")) == "side a+")
        #expect(edited(Self.spec, .hide("X")) == "side X-")
    }

    @Test(.proves("R3.11"))
    func `R3.11: what was hidden comes back to its place in the bar`() {
        let hidden = edited(Self.spec, state: "barOrd: b a X", .hide("b"))
        #expect(layout(Self.spec, "iR bar", state: hidden).text == "[] [a §X] []")
        let shown = edited(Self.spec, state: hidden, .show("b"))
        #expect(layout(Self.spec, "iR bar", state: shown).text == "[] [b a §X] []")
    }

    @Test(.proves("R1.78", "R1.79", "R1.80", "R3.37", "R3.38", "R3.39", "R3.41"))
    func `R3.37 to R3.41: each reset clears what it names`() {
        let state = "bar a-, side a-, side gone-, ord X: e d, ord gone: x, barOrd: b a"

        #expect(edited(Self.spec, state: state, .resetVisibility) == "bar a-, ord X: e d, ord gone: x, barOrd: b a")
        #expect(edited(Self.spec, state: state, .resetSectionOrder) == "bar a-, side a-, side gone-, barOrd: b a")
        let one = edited(Self.spec, state: state, .resetTabOrder(section: "X"))
        #expect(one == "bar a-, side a-, side gone-, ord gone: x, barOrd: b a")
        #expect(edited(Self.spec, state: state, .resetAll) == "")
    }

    @Test func `operations name entry ids and store customizationIDs`() {
        let spec = "T a{id=first}, T b{id=second}"
        #expect(edited(spec, .moveInBar("b", .before("a"))) == "barOrd: second first")
        #expect(edited(spec, .hide("b")) == "side second-")
    }

    @Test func `an array is applied in order, all or none`() {
        #expect(edited(Self.spec, .removeFromBar("a"), .addToBar("a", .end)) == "bar a+, barOrd: b X a")
        #expect(edited(Self.spec, .removeFromBar("a"), .removeFromBar("b"), .removeFromBar("X")) == "forbidden R3.18")
    }

    @Test func `no operations change nothing, whatever is attached`() throws {
        let state = StateNotation.state("bar a-")
        let editor = CustomizationEditor(spec: SpecNotation.spec("T a"), customization: state)
        #expect(try editor.applying([]) == state)
    }
}
