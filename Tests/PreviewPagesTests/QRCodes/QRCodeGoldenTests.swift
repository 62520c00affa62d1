import Testing

@testable import PreviewPages

@Suite struct QRCodeGoldenTests {
    @Test(arguments: try GoldenCode.all())
    func `draws what another encoder draws`(golden: GoldenCode) throws {
        let code = try QRCode(
            GoldenCode.sample(golden.count),
            correction: golden.correction,
            version: golden.version,
            mask: golden.mask
        )

        #expect(code.size == 17 + 4 * golden.version.number)
        #expect(code.digest == golden.digest)
    }

    @Test func `the golden file has every version, level and mask`() throws {
        let all = try GoldenCode.all()

        #expect(Set(all.map { [$0.version.number, $0.correction.rawValue] }).count == 160)
        #expect(Set(all.map(\.mask)).count == 8)
    }

    @Test(arguments: [
        ("version-1-M-5.txt", GoldenCode.sample(14), 1, ErrorCorrection.medium, DataMask.largeCrosses),
        ("version-7-Q-2.txt", GoldenCode.sample(80), 7, .quartile, .columnsOfThree),
        ("greeting-4-M-3.txt", "Grüße aus Köln: Zutaten für 4 ☕️", 4, .medium, .diagonalsOfThree),
    ])
    func `every module is where another encoder puts it`(
        file: String,
        text: String,
        version: Int,
        correction: ErrorCorrection,
        mask: DataMask
    ) throws {
        let code = try QRCode(
            text,
            correction: correction,
            version: SymbolVersion(number: version),
            mask: mask
        )

        #expect(code.picture == (try GoldenCode.file(file)))
    }
}
