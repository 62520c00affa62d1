import TabModel
import TabSpecCoding
import Testing

@Suite struct OperationCodingTests {
    private static let all: [(CustomizationOperation, String)] = [
        (.addToBar("x", .before("y")), #"{"op":"addToBar","id":"x","before":"y"}"#),
        (.addToBar("x", .end), #"{"op":"addToBar","id":"x","before":null}"#),
        (.addToBar("x", .unspecified), #"{"op":"addToBar","id":"x"}"#),
        (.removeFromBar("x"), #"{"op":"removeFromBar","id":"x"}"#),
        (.moveInBar("x", .end), #"{"op":"moveInBar","id":"x","before":null}"#),
        (.moveInBar("x", .before("")), #"{"op":"moveInBar","id":"x","before":""}"#),
        (.hide("é\"x"), #"{"op":"hide","id":"é\"x"}"#),
        (.show("x"), #"{"op":"show","id":"x"}"#),
        (.moveInSection("x", .before("y")), #"{"op":"moveInSection","id":"x","before":"y"}"#),
        (.resetVisibility, #"{"op":"resetVisibility"}"#),
        (.resetSectionOrder, #"{"op":"resetSectionOrder"}"#),
        (.resetTabOrder(section: "s"), #"{"op":"resetTabOrder","section":"s"}"#),
        (.resetAll, #"{"op":"resetAll"}"#),
    ]

    @Test(arguments: all)
    func `writes one operation and reads it back (form 7)`(operation: CustomizationOperation, text: String) throws {
        #expect(OperationCoding.text([operation]) == text)
        #expect(try OperationCoding.read(Array(text.utf8)) == [operation])
    }

    @Test func `reads an array as operations that belong together (form 7)`() throws {
        let operations = Self.all.map(\.0)

        #expect(try OperationCoding.read(Array(OperationCoding.text(operations).utf8)) == operations)
        #expect(try OperationCoding.read(Array(#"[{"op":"resetAll"}]"#.utf8)) == [.resetAll])
    }

    private static let bad = [
        BadText("", "syntax", "The input is empty."),
        BadText("nonsense", "syntax", "Expected a value, found \"nonsense\"."),
        BadText("7", "type", #"expected an object with "op", "id", "before" or "section", found the number 7."#),
        BadText("[]", "missing", "the array is empty. Add at least one entry."),
        BadText("[7]", "type", "[0]: expected an object, found the number 7."),
        BadText("{}", "missing", #""op" is missing. It is required in an operation."#),
        BadText(
            #"{"op":"hid","id":"x"}"#,
            "value",
            #"op: "hid" is not an operation. Did you mean "hide"?"#
        ),
        BadText(#"{"op":"hide"}"#, "missing", #""id" is missing. It is required in the operation hide."#),
        BadText(#"{"op":"hide","id":1}"#, "type", "id: expected a string, found the number 1."),
        BadText(
            #"{"op":"hide","id":"x","before":null}"#,
            "unknownKey",
            #""before" is not a key of the operation hide. It has "op" and "id"."#
        ),
        BadText(
            #"{"op":"moveInBar","id":"x"}"#,
            "missing",
            #""before" is missing. It is required in the operation moveInBar."#
        ),
        BadText(
            #"{"op":"addToBar","id":"x","before":1}"#,
            "type",
            "before: expected a string or null, found the number 1."
        ),
        BadText(
            #"{"op":"addToBar","id":"x","index":0}"#,
            "unknownKey",
            #""index" is not a key of the operation addToBar. It has "op", "id" and "before"."#
        ),
        BadText(
            #"{"op":"resetTabOrder"}"#,
            "missing",
            #""section" is missing. It is required in the operation resetTabOrder."#
        ),
        BadText(
            #"[{"op":"resetAll"},{"op":"show","id":"x","id":"y"}]"#,
            "duplicateKey",
            "[1].id: duplicate key; first used on line 1."
        ),
    ]

    @Test(arguments: bad)
    func `refuses what has not the shape of an operation, in readable words (form 7)`(bad: BadText) {
        let error = #expect(throws: OperationSyntaxError.self) {
            try OperationCoding.read(Array(bad.marked.utf8))
        }

        #expect(error?.text == bad.text)
        #expect(error?.diagnostics.map(\.id) == [bad.id])
        #expect(error?.diagnostics.allSatisfy { $0.location != nil } == true)
    }
}
