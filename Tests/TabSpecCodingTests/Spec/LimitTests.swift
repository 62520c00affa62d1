import TabModel
import TabSpecCoding
import Testing

@Suite struct LimitTests {
    private func remark(_ text: String, _ line: Int, _ column: Int) -> Remark {
        Remark("limit", text, Place(line: line, column: column))
    }

    private func remarks(
        _ text: String,
        _ format: SpecFormat,
        _ limits: SpecReadingLimits = .file
    ) -> [Remark] {
        SpecReader.read(Array(text.utf8), format: format, file: "tabs", limits: limits).diagnostics.map(Remark.init)
    }

    /// A section in a section …: each level is an array and an object.
    private func nested(_ levels: Int) -> String {
        String(repeating: "{\"tabs\":[", count: levels) + "{}" + String(repeating: "]}", count: levels)
    }

    @Test(arguments: SpecFormat.allCases)
    func `reads 64 levels of nesting and refuses the 65th (S45, S46)`(format: SpecFormat) {
        let limits = SpecReadingLimits(bytes: 1 << 20, nodes: 1_000, depth: 7)

        #expect(remarks(nested(3), format, limits).isEmpty)
        #expect(
            // The fourth section's array is the eighth level; it begins after four times {"tabs": without the last [.
            remarks(nested(4), format, limits) == [remark("This is nested deeper than 7 levels.", 1, 36)]
        )
        #expect(SpecReadingLimits.file.depth == 64)
        #expect(SpecReadingLimits.http.depth == 64)
    }

    @Test(arguments: SpecFormat.allCases, [("[", "]"), ("{\"a\":", "}")])
    func `refuses the 65th open bracket, before anything else is wrong (S46)`(
        format: SpecFormat,
        brackets: (open: String, close: String)
    ) {
        func text(_ levels: Int) -> String {
            String(repeating: brackets.open, count: levels) + "1" + String(repeating: brackets.close, count: levels)
        }
        #expect(remarks(text(64), format).allSatisfy { $0.id != "limit" })
        let found = remarks(text(65), format)
        #expect(found.count == 1)
        #expect(found.first?.id == "limit")
        #expect(found.first?.place?.line == 1)
    }

    @Test(arguments: SpecFormat.allCases)
    func `counts values up to the limit (S45, S46)`(format: SpecFormat) {
        let limits = SpecReadingLimits(bytes: 1 << 20, nodes: 5)

        #expect(remarks("{\"tabs\": [{\"value\": 1}]}", format, limits).isEmpty)
        let found = remarks("{\"tabs\": [{\"value\": 1}, {\"value\": 2}]}", format, limits)
        #expect(found.count == 1)
        #expect(found.first?.id == "limit")
        #expect(found.first?.text.hasPrefix("There are more than 5 values") == true)
    }

    @Test(arguments: SpecFormat.allCases)
    func `refuses a string that is too long before looking at it`(format: SpecFormat) {
        let limits = SpecReadingLimits(bytes: 10, nodes: 5)

        #expect(
            remarks("{\"tabs\":[{}]}", format, limits) == [remark("The input has 13 bytes, but the limit is 10.", 1, 1)]
        )
        #expect(SpecReadingLimits.file.bytes == 16 * 1024 * 1024)
        #expect(SpecReadingLimits.http.bytes == 1024 * 1024)
        #expect(SpecReadingLimits.file.nodes == 200_000)
    }

    @Test(arguments: SpecFormat.allCases)
    func `reads a string of a megabyte as one title`(format: SpecFormat) {
        let long = String(repeating: "é\\n", count: 262_144)

        let decoded = SpecReader.read(
            Array("{\"title\": \"\(long)\", \"tabs\": [{}]}".utf8),
            format: format,
            file: "tabs"
        )
        #expect(decoded.spec?.title?.unicodeScalars.count == 524_288)
    }

    @Test(arguments: SpecFormat.allCases)
    func `quotes no more than the beginning of a long word`(format: SpecFormat) {
        let long = String(repeating: "x", count: 1_000_000)

        let found = remarks("{\"tabs\": [{\"role\": \"\(long)\"}]}", format)
        #expect(found.map { $0.text.count < 150 } == [true])
    }

    @Test(arguments: ["9223372036854775808", "-9223372036854775809", "1e400", "1\(String(repeating: "0", count: 999))"])
    func `refuses numbers that don't fit (S46)`(number: String) {
        let text = "{\"tabs\": [{\"value\": \(number)}]}"
        let expected = remark("tabs[0].value: the number \(number.prefix(32)) is too large.", 1, 21)

        #expect(remarks(text, .json) == [expected])
        #expect(remarks(text, .yaml) == [expected])
    }

    @Test func `stops listing after a thousand errors and says so`() {
        let tabs = repeatElement("{\"nonsense\": 1}", count: 3_000).joined(separator: ",\n")

        let found = remarks("{\"tabs\": [\(tabs)]}", .json)
        #expect(found.count == 1_001)
        #expect(found.last?.text == "There are more errors. Only the first 1000 are shown.")
        #expect(found.last?.place == Place(line: 1_000, column: 2))
    }
}
