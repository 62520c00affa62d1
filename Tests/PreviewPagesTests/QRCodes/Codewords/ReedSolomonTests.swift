import Testing

@testable import PreviewPages

@Suite struct ReedSolomonTests {
    @Test func `computes the correction of the standard's own example`() {
        // ISO/IEC 18004, annex I: "01234567" in version 1-M.
        let data: [UInt8] = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17]

        #expect(
            ReedSolomonCode(degree: 10).remainder(of: data)
                == [0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55]
        )
    }

    @Test(arguments: [7, 10, 13, 18, 26, 30])
    func `data with its correction is zero at every root of the generator`(degree: Int) {
        let data = (0..<40).map { UInt8(($0 * 37 + degree) % 256) }
        let block = data + ReedSolomonCode(degree: degree).remainder(of: data)

        for exponent in 0..<degree {
            let root = GaloisField.power(exponent)
            #expect(block.reduce(0) { GaloisField.product($0, root) ^ $1 } == 0)
        }
    }

    @Test func `every element but zero has its inverse among the powers`() {
        for exponent in 0..<255 {
            #expect(GaloisField.product(GaloisField.power(exponent), GaloisField.power(255 - exponent)) == 1)
        }
        #expect(Set((0..<255).map(GaloisField.power)).count == 255)
    }

    @Test func `splits data into blocks, the longer ones last, and takes them by turns`() {
        // Version 5-Q: two blocks of 15 and two of 16 codewords (table 9).
        let layout = BlockLayout(version: SymbolVersion(number: 5), correction: .quartile)
        let sequence = layout.interleaved((0..<62).map(UInt8.init))

        #expect(layout.dataCodewords == 62)
        #expect(sequence.count == 134)
        #expect(sequence.prefix(8) == [0, 15, 30, 46, 1, 16, 31, 47])
        #expect(sequence[56..<62] == [14, 29, 44, 60, 45, 61])
    }
}
