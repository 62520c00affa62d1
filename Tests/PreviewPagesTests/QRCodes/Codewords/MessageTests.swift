import Testing

@testable import PreviewPages

@Suite struct MessageTests {
    /// Bytes that versions hold: ISO/IEC 18004, table 7.
    @Test(arguments: [
        (1, ErrorCorrection.low, 17), (1, .medium, 14), (1, .quartile, 11), (1, .high, 7), (4, .medium, 62),
        (9, .medium, 180), (10, .medium, 213), (26, .quartile, 751), (27, .low, 1465), (40, .medium, 2331),
        (40, .low, 2953), (40, .high, 1273),
    ])
    func `takes the smallest version that holds the text`(version: Int, level: ErrorCorrection, limit: Int) throws {
        let fitting = try QRCode(GoldenCode.sample(limit), correction: level)

        #expect(fitting.version.number == version)
        #expect(fitting.correction == level)
        if version < 40 {
            let next = try QRCode(GoldenCode.sample(limit + 1), correction: level)
            #expect(next.version.number == version + 1)
        }
    }

    @Test(arguments: [(7, ErrorCorrection.high), (8, .quartile), (11, .quartile), (12, .medium), (14, .medium)])
    func `takes the most correction that fits the version`(count: Int, level: ErrorCorrection) throws {
        let code = try QRCode(GoldenCode.sample(count))

        #expect(code.version.number == 1)
        #expect(code.correction == level)
    }

    @Test(arguments: [(ErrorCorrection.medium, 2331), (.low, 2953)])
    func `refuses what no version holds, and says how much one does`(level: ErrorCorrection, limit: Int) throws {
        let error = #expect(throws: QRCodeError.self) {
            try QRCode(GoldenCode.sample(limit + 1), correction: level)
        }

        #expect(error == .tooLong(bytes: limit + 1, limit: limit))
        #expect(
            error?.description == "The string has \(limit + 1) bytes, but a QR code can contain at most \(limit). "
                + "Shorten it."
        )
    }

    @Test func `announces UTF-8 before text beyond ASCII, which costs room`() throws {
        // Fourteen bytes fit version 1 in ASCII; behind the header of 12 bits they don't.
        #expect(try QRCode(String(repeating: "é", count: 7)).version.number == 2)
        #expect(try QRCode(String(repeating: "e", count: 14)).version.number == 1)
    }

    @Test func `pads what is left by turns with 236 and 17`() throws {
        let codewords = try Message("A").codewords(in: SymbolVersion(number: 1), correction: .low)

        // 0100, 00000001, 01000001, 0000, then padding.
        #expect(codewords == [0x40, 0x14, 0x10] + (0..<16).map { $0 % 2 == 0 ? 236 : 17 })
    }

    @Test func `an empty text has a code too`() throws {
        #expect(try QRCode("").size == 21)
    }
}
