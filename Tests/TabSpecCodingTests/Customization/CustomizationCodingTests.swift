import TabModel
import TabSpecCoding
import TestTools
import Testing

@Suite struct CustomizationCodingTests {
    private static let text = """
        {
          "schema": "tabpreview.customization",
          "sections": {
            "library": {
              "tabOrder": [
                "b",
                "a"
              ]
            }
          },
          "tabBarOrder": [
            "home"
          ],
          "tabs": {
            "a": {
              "sidebar": "hidden",
              "tabBar": "visible"
            },
            "b": {
              "tabBar": "hidden"
            }
          },
          "version": 1
        }

        """

    private static var customization: TabViewCustomization {
        var customization = TabViewCustomization()
        customization.tabs["b"] = TabCustomization(tabBar: .hidden)
        customization.tabs["a"] = TabCustomization(sidebar: .hidden, tabBar: .visible)
        customization.sections["library"] = SectionCustomization(tabOrder: ["b", "a"])
        customization.tabBarOrder = ["home"]
        return customization
    }

    private func remarks(_ text: String) -> [Remark] {
        CustomizationCoding.read(Array(text.utf8), file: "state.json").1.map(Remark.init)
    }

    @Test(.proves("R3.23"))
    func `writes sorted keys and reads them back (R3.23)`() {
        #expect(CustomizationCoding.text(Self.customization) == Self.text)
        let (read, problems) = CustomizationCoding.read(Array(Self.text.utf8), file: "state.json")
        #expect(read == Self.customization)
        #expect(problems.isEmpty)
    }

    @Test(.proves("R3.24"))
    func `leaves out what is automatic, so that equal states are equal bytes (R3.24)`() {
        var customization = Self.customization
        customization.tabs["c"] = TabCustomization()

        #expect(CustomizationCoding.text(customization) == Self.text)
        let (read, _) = CustomizationCoding.read(Array(#"{"tabs": {"c": {}}, "sections": {"s": {}}}"#.utf8), file: "")
        #expect(read == TabViewCustomization())
    }

    @Test(arguments: ["{}", #"{"schema": "tabpreview.customization", "version": 1, "tabs": {}, "sections": {}}"#])
    func `reads an empty state, all keys being optional`(text: String) {
        let (read, problems) = CustomizationCoding.read(Array(text.utf8), file: "state.json")

        #expect(read?.isEmpty == true)
        #expect(problems.isEmpty)
    }

    @Test func `keeps an empty order apart from none, and repeated ids`() {
        let text = #"{"tabBarOrder": [], "sections": {"s": {"tabOrder": ["a", "a"]}}}"#

        let (read, _) = CustomizationCoding.read(Array(text.utf8), file: "state.json")
        #expect(read?.tabBarOrder == [])
        #expect(read?.sections["s"]?.tabOrder == ["a", "a"])
    }

    private static let bad = [
        BadText(
            #"{"version": 1, 📍"tabz": {}}"#,
            "unknownKey",
            #""tabz" is not a key of a customization. Did you mean "tabs"?"#
        ),
        BadText(
            #"{"schema": 📍"other"}"#,
            "value",
            #"schema: "other" is not the schema of a customization. Expected "tabpreview.customization"."#
        ),
        BadText(
            #"{"tabs": {"my id": {"sidebar": 📍"automatic"}}}"#,
            "value",
            #"tabs["my id"].sidebar: "automatic" is not a stored visibility. Expected "visible" or "hidden"."#
        ),
        BadText(
            #"{"sections": {"s": {"tabOrder": [📍1]}}}"#,
            "type",
            "sections.s.tabOrder[0]: expected a string, found the number 1."
        ),
        BadText(
            #"{"tabs": {"a": {}, 📍"a": {}}}"#,
            "duplicateKey",
            "tabs.a: duplicate key; first used on line 1."
        ),
        BadText(#"{"tabBarOrder": 📍null}"#, "type", "tabBarOrder: expected an array, found null."),
        BadText(#"{"version": 📍"1"}"#, "type", #"version: expected a whole number, found "1"."#),
        BadText(#"{"version": 📍0}"#, "value", "version: 0 is unknown. Expected 1."),
        BadText(#"📍[]"#, "type", "expected an object: a customization, found an array."),
        BadText(#"{"tabs":📍"#, "syntax", "Expected a value, but the input ends here."),
    ]

    @Test(arguments: bad)
    func `reports what is wrong with its place`(bad: BadText) {
        #expect(remarks(MarkedText(bad.marked).text) == bad.expected())
    }

    @Test(.proves("R3.36"))
    func `tells a newer version apart from a string that can't be read (R3.36)`() {
        let marked = MarkedText(#"{"version": 📍2, "colours": {}, "tabs": 7}"#)

        let (read, problems) = CustomizationCoding.read(marked.bytes, file: "state.json")
        #expect(read == nil)
        #expect(problems.map(\.id) == [CustomizationCoding.newerVersion])
        #expect(problems.map(\.location) == marked.places)
        #expect(problems[0].text == "version: 2 is newer than this version supports (1). Update tabpreview.")
    }
}
