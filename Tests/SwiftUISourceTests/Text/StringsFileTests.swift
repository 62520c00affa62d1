import Testing

@testable import SwiftUISource

@Suite struct StringsFileTests {
    @Test func `reads pairs, comments and escapes`() {
        let text = """
            /* "not" = "this"; */
            "a" = "A"; // "nor" = "this";
            "b \\"c\\"" = "line\\nnext\\t\\U00E9";
            plain = word;
            "a" = "a second one is passed over";
            """

        #expect(StringsFile.read(Array(text.utf8)) == ["a": "A", "b \"c\"": "line\nnext\té", "plain": "word"])
    }

    @Test func `reads UTF-16 of both kinds`() {
        let units = Array("\"a\" = \"é😀\";".utf16)
        let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] as [UInt8] }
        let big: [UInt8] = [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] as [UInt8] }

        #expect(StringsFile.read(little) == ["a": "é😀"])
        #expect(StringsFile.read(big) == ["a": "é😀"])
        #expect(StringsFile.read([0xFF]) == [:])
        #expect(StringsFile.read([0xFF, 0xFE, 0x22]) == [:])
    }

    @Test func `ends with every prefix and with rubbish`() {
        let text = Array("/* c */ \"a\" = \"b\\U12\"; x = y // z".utf8)
        for count in 0...text.count {
            #expect(StringsFile.read(Array(text[..<count])).count <= 2)
        }
        #expect(StringsFile.read(Array("=;=;\"\"\"==".utf8)).count <= 1)
    }

    @Test func `puts arguments in for placeholders`() {
        #expect(LocalizedKey(key: "", arguments: ["x", "2"]).filled("%@ of %1$lld, 5 %") == "x of 2, 5 %")
        #expect(LocalizedKey(key: "", arguments: []).filled("100 %@") == "100 %@")
        #expect(LocalizedKey(key: "", arguments: ["a"]).filled("%% %@") == "%% a")
    }

    @Test(arguments: [
        ("personCropCircle", "person.crop.circle"), ("heart", "heart"), ("_1Circle", "1.circle"),
        ("exclamationmarkOctagon", "exclamationmark.octagon"),
    ])
    func `makes symbol names of constants`(constant: String, name: String) {
        #expect(constant.dottedSymbolName == name)
    }
}
