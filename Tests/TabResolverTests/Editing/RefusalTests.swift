import TabModel
import TestTools
import Testing

@testable import TabResolver

/// Formats 7, *Operations*: what is refused, and by which rule.
@Suite struct RefusalTests {
    private static let spec =
        "T a, T b, T o{sbOnly}, T p{pin}, T f{fix}, T n{noid value=n}, T r{reord}, T h{hide}, T q{-side}, "
        + "S X[c d{fixSide} m{noid value=m} S Y[y]], S Z[z]{fixSide}, S ()[u], S E[e{hide}], S W[w]{noid}"

    @Test(
        .proves("R1.24", "R1.25", "R3.3", "R3.8", "R3.13", "R3.14", "R3.15", "R3.17"),
        arguments: [
            (CustomizationOperation.addToBar("n", .end), "R3.3"), (.moveInBar("n", .end), "R3.3"), (.hide("n"), "R3.3"),
            (.addToBar("o", .end), "R3.14"), (.addToBar("p", .end), "R3.8"), (.removeFromBar("p"), "R3.8"),
            (.moveInBar("p", .end), "R3.8"), (.addToBar("f", .end), "R1.25"), (.removeFromBar("f"), "R1.25"),
            (.moveInBar("f", .end), "R1.25"), (.removeFromBar("r"), "R1.24"), (.addToBar("h", .end), "R3.6"),
            (.hide("h"), "R3.6"), (.addToBar("q", .end), "R3.11"), (.hide("d"), "R1.25"), (.show("d"), "R1.25"),
            (.moveInSection("d", .end), "R1.25"), (.moveInSection("a", .end), "R3.13"),
            (.moveInSection("X", .end), "R3.13"), (.moveInSection("Y", .end), "R3.13"),
            (.moveInSection("z", .end), "R3.17"), (.moveInSection("c", .before("z")), "R3.13"),
            (.moveInSection("c", .before("a")), "R3.13"), (.moveInSection("c", .before("m")), "R3.3"),
            (.moveInSection("w", .end), "R3.3"), (.moveInBar("a", .before("n")), "R3.3"),
            (.moveInBar("a", .before("f")), "R3.15"), (.moveInBar("a", .before("p")), "R3.15"),
            (.addToBar("c", .before("f")), "R3.15"), (.addToBar("Y", .end), "R3.13"), (.addToBar("E", .end), "R2.16"),
            (.resetTabOrder(section: "section-21"), "R3.3"),
        ]
    )
    func `R3.1 to R3.17: forbids what the rules forbid and names the rule`(
        operation: CustomizationOperation,
        rule: String
    ) {
        #expect(edited(Self.spec, operation) == "forbidden \(rule)")
    }

    @Test(arguments: [
        CustomizationOperation.hide("gone"), .moveInBar("a", .before("gone")), .addToBar("a", .end),
        .removeFromBar("c"), .moveInBar("c", .end), .moveInBar("a", .before("c")), .moveInBar("a", .before("o")),
        .resetTabOrder(section: "gone"), .resetTabOrder(section: "a"), .moveInSection("c", .before("gone")),
    ])
    func `says that an entry or neighbor is not where the operation expects it`(operation: CustomizationOperation) {
        #expect(edited(Self.spec, operation) == "unknown unknown")
    }

    @Test(.proves("R3.1"))
    func `R3.1: forbids everything without an attached customization`() {
        #expect(edited("T a, T b", .hide("a"), attached: false) == "forbidden R3.1")
        #expect(edited("T a, T b", .resetAll, attached: false) == "forbidden R3.1")
        let other = SpecNotation.spec("T a, T b", attached: true) { $0.tabViewStyle = .tabBarOnly }
        let editor = CustomizationEditor(spec: other, customization: TabViewCustomization())
        let refusal = #expect(throws: OperationError.self) { try editor.applying([.hide("a")]) }
        #expect(refusal?.rule == "R3.1")
    }

    @Test(.proves("R3.18"))
    func `R3.18: keeps the last entry of the bar and the last tab of the sidebar`() {
        #expect(edited("T a, T b{sbOnly}", .removeFromBar("a")) == "forbidden R3.18")
        #expect(edited("T a, T b{sbOnly}", .hide("a")) == "forbidden R3.18")
        #expect(edited("T a, T b{-side}", .hide("a")) == "forbidden R3.18")
        #expect(edited("T a{sbOnly}, S X[b]", .hide("b")) == "forbidden R3.18")
        #expect(edited("T a{sbOnly}, S X[b]", .hide("X")) == "forbidden R3.18")
        #expect(edited("T a, T b{pin}", .removeFromBar("a")) == "bar a-")
        #expect(edited("T a{sbOnly}, T b{sbOnly}", .hide("a")) == "side a-")
    }

    @Test func `tells in words what was refused, why, and what to do`() {
        let editor = CustomizationEditor(
            spec: SpecNotation.spec("T n{noid title=Settings}", attached: true),
            customization: TabViewCustomization()
        )
        let refusal = #expect(throws: OperationError.self) { try editor.applying([.hide("n")]) }

        let text = "\"Settings\" has no customizationID. Add one to make it customizable."
        #expect(refusal?.text == text)
        #expect(refusal?.entry == "n")
    }
}
