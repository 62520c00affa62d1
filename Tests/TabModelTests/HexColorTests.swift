import TabModel
import Testing

/// Colors as specs write them.
@Suite struct HexColorTests {
    @Test(arguments: ["#12AB34", "#00000000", "#FFFFFF80"])
    func `a color comes back as it was written`(text: String) throws {
        let color = try #require(HexColor(text))
        let parts = color.parts
        #expect(color.text == text)
        #expect(HexColor(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3]) == color)
    }

    @Test func `small letters and full opacity are the same color`() {
        #expect(HexColor("#12ab34") == HexColor("#12AB34FF"))
        #expect(HexColor(red: 2, green: -1, blue: 0.5).text == "#FF0080")
    }

    @Test(arguments: ["", "12AB34", "#12AB3", "#12AB3G", "#12AB345", "red", "#１２AB34"])
    func `anything else is no color`(text: String) {
        #expect(HexColor(text) == nil)
    }
}
