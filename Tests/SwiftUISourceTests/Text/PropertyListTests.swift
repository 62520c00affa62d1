import Foundation
import TabModel
import Testing

@testable import SwiftUISource

/// Property lists as Foundation reads them, and what is said of those that are damaged.
@Suite struct PropertyListTests {
    private func members(_ text: String) throws -> [String: String] {
        try PropertyListReading(Array(text.utf8)).value.members.compactMapValues(\.text)
    }

    /// The texts that Foundation reads, which are right by definition.
    private func foundation(_ text: String) throws -> [String: String] {
        let value = try PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
        return try #require(value as? [String: String])
    }

    @Test(arguments: [
        "\"a\" = \"first\";\n\"a\" = \"last\";", "'k' = 'v'; 'it\"s' = \"it's\";", "key; other ;",
        "\"a\" = \"\\Ud83d\\Ude00\";",
        "\"a\" = \"\\U0001 \\U00E9\\Ue9x \\U12\";", "\"a\" = \"\\ud83d \\q \\x \\\" \\' \\\\U0041\";",
        "\"a\" = \"\\Ud83d!\";",
        "\"a\" = \"\\a\\b\\f\\n\\r\\t\\v\\101\\1019\\0\";", "a = http://x.y;\nb-c_d$e/f:g.h = 5;",
        "\"a\" = \"one\ntwo\"; // c\r\n",
        "/* \"a\" = \"b\"; */ \"c\" = \"d\"; // \"e\" = \"f\";\n\"g\"=\"h\";", "\"a\" = \"b\"; /* open",
        "\"a\" = \"b\" /* c */ ;",
        "{ a = b; \"c d\" = \"e\"; }", "// only\n", "\"a\"\u{2028}=\t\u{0B}\"b\"\u{0C};", "// c\u{2029}a = b;",
        "\"é\" = \"😀\";",
        "\"a\" = \"\\\n\";",
    ])
    func `has what Foundation reads in the old form`(text: String) throws {
        #expect(try members(text) == foundation(text))
    }

    @Test func `has the characters of NeXT's encoding`() throws {
        for byte in UInt8(0x80)...0xFD {
            let text = "\"a\" = \"\\\(String(byte, radix: 8))\";"
            #expect(try members(text)["a"] == String(data: Data([byte]), encoding: .nextstep))
        }
        #expect(try members("\"a\" = \"\\377\";") == ["a": "\u{FFFD}"])
    }

    @Test func `reads UTF-8 and UTF-16 with a byte order mark`() throws {
        let text = "\"a\" = \"é😀\";"
        let little: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] as [UInt8] }
        let big: [UInt8] = [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] as [UInt8] }

        for bytes in [little, big, [0xEF, 0xBB, 0xBF] + Array(text.utf8), Array(text.utf8)] {
            #expect(try PropertyListReading(bytes).value == .dictionary(["a": .text("é😀")]))
        }
        #expect(try PropertyListReading([]).value == .dictionary([:]))
        for bytes in [Array(little.dropFirst(2)), [0x22, 0xE9, 0x22], [0xFF, 0xFE, 0x00, 0xD8]] as [[UInt8]] {
            #expect(throws: PropertyListProblem.self) { try PropertyListReading(bytes) }
        }
    }

    @Test func `reads XML and binary lists`() throws {
        let value: [String: Any] = ["a": "<b>&", "c": ["d": ["e", 1, true] as [Any]]]
        let expected = PropertyList.dictionary([
            "a": .text("<b>&"), "c": .dictionary(["d": .list([.text("e"), .other, .other])]),
        ])
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let data = try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0)
            #expect(try PropertyListReading(Array(data)).value == expected)
        }
        let plain = "<plist><dict><key>a</key><string>x<![CDATA[<]]>&#x3E;</string></dict></plist>"
        #expect(try members(plain) == ["a": "x<>"])
    }

    @Test(arguments: [
        ("\"a\" = \"b\"\n\"c\" = \"d\";", "expected \";\" after the string.", 1, 10),
        ("\"a\" = \"b\";\n\"c\" \"d\";", "expected \"=\" or \";\" after the key.", 2, 4),
        ("\"a\" = \"b\";\r\n é = \"d;", "expected a key.", 2, 2),
        ("\"a\" = \"b;\n\n", "the closing quotation mark is missing.", 1, 7),
        ("\"a\" = ;", "expected a string in quotation marks.", 1, 7),
        ("\"a\"", "expected \"=\" or \";\" after the key.", 1, 4),
        ("\"a\" = \"\\UG\";", "expected up to four hexadecimal digits", 1, 10),
        ("{ a = b; ", "expected a key or \"}\".", 1, 10),
        ("{ a = b; } c", "expected the end of the file", 1, 12), ("( a b )", "expected \",\" or \")\".", 1, 5),
        ("a = <00", "expected \">\".", 1, 5), ("a = ((((((((((((((((((((", "nested too deep", 1, 20),
    ])
    func `says what is wrong in the old form, and where`(text: String, said: String, line: Int, column: Int) {
        let problem: PropertyListProblem?
        do throws(PropertyListProblem) {
            problem = try PropertyListReading(Array(text.utf8)).rest
        } catch {
            problem = error
        }

        #expect(problem?.text.contains(said) == true)
        #expect(problem?.location == SourceLocation(line: line, column: column))
    }

    @Test func `says in which line XML is damaged`() {
        let text = "<plist>\n<dict><key>a</key>\n<string>b</dict></plist>"

        #expect(
            throws: PropertyListProblem(
                "the file is not a valid property list: its XML is invalid here.",
                at: SourceLocation(line: 3, column: 1)
            )
        ) {
            try PropertyListReading(Array(text.utf8))
        }
        #expect(
            throws: PropertyListProblem("the file starts like a binary property list, but isn't a valid one.", at: nil)
        ) {
            try PropertyListReading(Array("bplist00".utf8) + [0xD1, 1, 2])
        }
    }

    @Test func `refuses XML that is nested too deep for Foundation`() {
        let deep = String(repeating: "<dict><key>a</key>", count: 100_000)
        for text in ["<plist>\(deep)", "<plist>\(deep)\(String(repeating: "</dict>", count: 100_000))</plist>"] {
            #expect(throws: PropertyListProblem("the property list is nested too deeply.", at: nil)) {
                try PropertyListReading(Array(text.utf8))
            }
        }
    }

    @Test func `refuses each prefix, except nothing and whole entries in the old form`() throws {
        let first = "\"a\" = \"b\\U12\\101\";"
        let second = "\(first) x = (y, <00>);"
        let data = try PropertyListSerialization.data(fromPropertyList: ["a": ["b": "c"]], format: .binary, options: 0)
        let xml = "<?xml version=\"1.0\"?><!-- <dict> --><plist><dict><key>a</key><string>&#60;</string></dict></plist>"
        func readable(_ bytes: [UInt8]) -> [[UInt8]] {
            (0..<bytes.count).map { Array(bytes[..<$0]) }.filter { (try? PropertyListReading($0)) != nil }
        }

        #expect(
            readable(Array("\(second) 'z';".utf8)).map { String(decoding: $0, as: UTF8.self) }
                == ["", first, "\(first) ", second, "\(second) "]
        )
        #expect(readable(Array(data)) == [[]])
        #expect(readable(Array(xml.utf8)) == [[]])
    }
}
