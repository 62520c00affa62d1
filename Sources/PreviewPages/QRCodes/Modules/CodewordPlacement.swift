/// The placement of codewords and format (ISO/IEC 18004, 7.7.3 and 7.9).
extension ModuleGrid {
    /// Places codewords in pairs of columns from the right, upwards first, around the function patterns.
    ///
    /// Modules after the last codeword stay light.
    mutating func place(_ codewords: [UInt8]) {
        var bit = 0
        for right in pairsOfColumns {
            let isUpward = (right + 1) & 2 == 0
            for step in 0..<size {
                let row = isUpward ? size - 1 - step : step
                for column in [right, right - 1] where !isReserved(row: row, column: column) {
                    guard bit < codewords.count * 8 else { return }
                    self[row, column] = codewords[bit / 8] << UInt8(bit % 8) & 0x80 != 0
                    bit += 1
                }
            }
        }
    }

    /// The right column of each pair; the vertical timing pattern, column 6, belongs to none.
    private var pairsOfColumns: [Int] {
        stride(from: size - 1, to: 6, by: -2) + [5, 3, 1]
    }

    /// Draws the format's 15 bits twice, and the module that is always dark.
    mutating func drawFormat(_ bits: Int) {
        let besideFinder = (0..<15).map { place in
            switch place {
            case 0...5: (place, 8)
            case 6...7: (place + 1, 8)
            case 8: (8, 7)
            default: (8, 14 - place)
            }
        }
        let apart = (0..<15).map { place in
            place < 8 ? (8, size - 1 - place) : (size - 15 + place, 8)
        }
        for (place, (first, second)) in zip(besideFinder, apart).enumerated() {
            let isDark = bits >> place & 1 == 1
            reserve(row: first.0, column: first.1, isDark: isDark)
            reserve(row: second.0, column: second.1, isDark: isDark)
        }
        reserve(row: size - 8, column: 8, isDark: true)
    }
}
