import TabModel
import Testing

@testable import TabResolver

/// The summary of an act of customizing, in one line.
@Suite struct OperationSummaryTests {
    @Test(arguments: [
        ([CustomizationOperation.addToBar("a", .end)], "Added a to the tab bar"),
        ([.removeFromBar("a")], "Removed a from the tab bar"),
        ([.moveInBar("a", .before("b"))], "Moved a before b in the tab bar"),
        ([.moveInSection("c", .end)], "Moved c to the end in X"),
        ([.hide("a")], "Hid a in the sidebar"),
        ([.show("gone")], "Showed gone in the sidebar"),
        ([.resetTabOrder(section: "X")], "Reset the order in X"),
        ([.resetAll], "Reset everything"),
        ([.hide("a"), .hide("b"), .show("c")], "Hid a in the sidebar; 2 more operations"),
    ])
    func `tells it by the titles of the spec`(operations: [CustomizationOperation], expected: String) {
        let spec = SpecNotation.spec("T a, T b, S X[c]", attached: true)
        #expect(OperationSummary(spec).text(operations) == expected)
    }
}
