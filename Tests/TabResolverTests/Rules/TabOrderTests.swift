import TabModel
import TabResolver
import TestTools
import Testing

/// The order that an app reads (R1.77, R3.26).
@Suite struct TabOrderTests {
    private func order(_ spec: String, _ state: String, of section: String = "X") -> [String]? {
        StateNotation.state(state).tabOrder(of: section, in: SpecNotation.spec(spec, attached: true))
    }

    @Test(.proves("R1.92", "R3.26"))
    func `R3.26 and V36: a reported order is complete, stored ones first`() {
        #expect(order("S X[a b c]", "ord X: c a") == ["c", "a", "b"])
        #expect(order("T r, S X[a b{hide} c]", "ord X: gone c c") == ["c", "a", "b"])
    }

    @Test(.proves("R1.77"))
    func `R1.77: there is none for a section nobody touched, an unknown one, or a tab`() {
        #expect(order("S X[a b]", "side a-") == nil)
        #expect(order("S X[a b]", "ord X: b a", of: "Y") == nil)
        #expect(order("S X[a b]", "ord a: b", of: "a") == nil)
    }

    @Test(.proves("R3.3"))
    func `R3.3: what has no customizationID is in no order`() {
        #expect(order("S X[a b{noid} c]", "ord X: c") == ["c", "a"])
        #expect(order("S X[a]{noid}", "ord X: a", of: "section-0") == nil)
    }
}
