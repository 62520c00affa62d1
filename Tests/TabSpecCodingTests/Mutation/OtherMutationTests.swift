import SpecMutation
import TabModel
import TabSpecCoding
import Testing

/// Spoiled customizations and operations, as they may come over HTTP.
@Suite struct OtherMutationTests {
    private static let customization = Array(
        """
        {"schema": "tabpreview.customization", "version": 1, "tabs": {"a": {"sidebar": "hidden", "tabBar": "visible"}},
        "sections": {"s é": {"tabOrder": ["b", "a"]}}, "tabBarOrder": ["a", "\\uD83D\\uDE00"]}
        """.utf8
    )

    private static let operations = Array(
        """
        [{"op": "addToBar", "id": "x", "before": "y"}, {"op": "moveInSection", "id": "é", "before": null},
        {"op": "resetTabOrder", "section": "s"}, {"op": "resetAll"}]
        """.utf8
    )

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `reads a spoiled customization whole or names the place of every error`(seed: UInt64) {
        var mutator = SpecMutator(seed: seed)

        for _ in 0..<500 {
            let bytes = mutator.mutated(Self.customization)
            let (read, problems) = CustomizationCoding.read(bytes, file: "state.json")
            #expect((read == nil) == !problems.isEmpty)
            #expect(problems.allSatisfy { $0.location != nil })
            if let read {
                let again = CustomizationCoding.read(Array(CustomizationCoding.text(read).utf8), file: "")
                #expect(again.0 == read)
            }
        }
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `reads spoiled operations whole or names the place of every error`(seed: UInt64) {
        var mutator = SpecMutator(seed: seed)

        for _ in 0..<500 {
            let bytes = mutator.mutated(Self.operations)
            do throws(OperationSyntaxError) {
                let operations = try OperationCoding.read(bytes)
                #expect(try OperationCoding.read(Array(OperationCoding.text(operations).utf8)) == operations)
            } catch {
                #expect(!error.text.isEmpty)
                #expect(error.diagnostics.allSatisfy { $0.location != nil })
            }
        }
    }
}
