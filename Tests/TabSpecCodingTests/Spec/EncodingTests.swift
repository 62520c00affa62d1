import TabModel
import TabSpecCoding
import Testing

@Suite(.serialized) struct EncodingTests {
    private func remarks(_ bytes: [UInt8], _ format: SpecFormat) -> [Remark] {
        SpecReader.read(bytes, format: format, file: "tabs").diagnostics.map(Remark.init)
    }

    private func place(_ line: Int, _ column: Int) -> Place {
        Place(line: line, column: column)
    }

    @Test(arguments: SpecFormat.allCases)
    func `skips a byte order mark without counting it as a column`(format: SpecFormat) {
        let good = "{\"tabs\": [{\"value\": 1}]}"
        let bad = "{\"tabz\": [], \"tabs\": [{}]}"

        let bom: [UInt8] = [0xEF, 0xBB, 0xBF]
        #expect(remarks(bom + good.utf8, format).isEmpty)
        #expect(remarks(bom + bad.utf8, format).map(\.place) == [Optional(place(1, 2))])
    }

    @Test(arguments: SpecFormat.allCases)
    func `counts columns in Unicode scalars and CR LF as one line end`(format: SpecFormat) {
        // One emoji of seven scalars, a combining accent, and a character beyond the first plane.
        let marked = MarkedText(
            "{\"title\": \"👨‍👩‍👧‍👦 e\u{301} 𝄞\", 📍\"tabz\": 1,\r\n\"tabs\": [{\"role\": 📍\"x\"},\r\n{📍\"q\": 1}]}"
        )

        #expect(marked.read(format).diagnostics.map(\.location) == marked.places)
    }

    @Test(arguments: SpecFormat.allCases)
    func `refuses UTF-16 and UTF-32 by name`(format: SpecFormat) {
        let text = "{\"tabs\": [{}]}"
        let little = Array(text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
        let big = Array(text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
        let utf16 = Remark("syntax", "The input is UTF-16. Save it as UTF-8.", place(1, 1))
        let utf32 = Remark("syntax", "The input is UTF-32. Save it as UTF-8.", place(1, 1))

        #expect(remarks([0xFF, 0xFE] + little, format) == [utf16])
        #expect(remarks([0xFE, 0xFF] + big, format) == [utf16])
        #expect(remarks(little, format) == [utf16])
        #expect(remarks(big, format) == [utf16])
        #expect(remarks([0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0], format) == [utf32])
        #expect(remarks([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x7B], format) == [utf32])
    }

    /// A stray continuation, an overlong form, a surrogate, a cut-off sequence and one beyond the last scalar.
    private static let invalid: [([UInt8], String)] = [
        ([0x80], "80"), ([0xC0, 0xAF], "C0"), ([0xED, 0xA0, 0x80], "ED"), ([0xE2, 0x82], "E2"),
        ([0xF5, 0x80, 0x80, 0x80], "F5"), ([0xFF], "FF"),
    ]

    @Test(arguments: SpecFormat.allCases, invalid)
    func `names the first byte that is not UTF-8`(format: SpecFormat, broken: ([UInt8], String)) {
        let bytes = Array("{\"é\":\n \"é".utf8) + broken.0 + Array("\"}".utf8)

        let text = "The byte 0x\(broken.1) is not valid UTF-8. Save the file as UTF-8."
        #expect(remarks(bytes, format) == [Remark("syntax", text, place(2, 4))])
    }
}
