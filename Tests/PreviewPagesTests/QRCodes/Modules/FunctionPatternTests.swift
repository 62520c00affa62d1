import Testing

@testable import PreviewPages

@Suite struct FunctionPatternTests {
    /// Rows of ISO/IEC 18004, table E.1, the exception of version 32 among them.
    @Test(arguments: [
        (1, []), (2, [6, 18]), (6, [6, 34]), (7, [6, 22, 38]), (14, [6, 26, 46, 66]), (22, [6, 26, 50, 74, 98]),
        (32, [6, 34, 60, 86, 112, 138]), (36, [6, 24, 50, 76, 102, 128, 154]), (39, [6, 26, 54, 82, 110, 138, 166]),
        (40, [6, 30, 58, 86, 114, 142, 170]),
    ])
    func `puts alignment patterns where the standard's table has them`(version: Int, centres: [Int]) {
        #expect(SymbolVersion(number: version).alignmentCentres == centres)
    }

    @Test(arguments: SymbolVersion.all)
    func `function patterns leave room for exactly the codewords`(version: SymbolVersion) {
        let grid = ModuleGrid(functionPatternsOf: version)
        let free = (0..<grid.size).flatMap { row in (0..<grid.size).map { (row, $0) } }.count {
            !grid.isReserved(row: $0.0, column: $0.1)
        }

        #expect(free / 8 == version.codewords)
    }

    @Test(arguments: [(1, 26), (2, 44), (7, 196), (13, 532), (40, 3706)])
    func `versions have the codewords of the standard's table 1`(version: Int, codewords: Int) {
        #expect(SymbolVersion(number: version).codewords == codewords)
    }

    @Test func `checks format and version as the standard's examples do`() {
        // Annex C: level M with mask 5; annex D: version 7.
        #expect(CheckedBits.format(.medium, .largeCrosses) == 0b100_0000_1100_1110)
        #expect(CheckedBits.version(7) == 0b00_0111_1100_1001_0100)
    }

    @Test func `formats differ in five bits at least, so that two damaged ones do no harm`() {
        let formats = ErrorCorrection.allCases.flatMap { level in
            DataMask.allCases.map { CheckedBits.format(level, $0) }
        }

        for (place, format) in formats.enumerated() {
            for other in formats[(place + 1)...] { #expect((format ^ other).nonzeroBitCount >= 5) }
        }
    }
}
