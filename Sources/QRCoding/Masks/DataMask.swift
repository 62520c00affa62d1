/// A pattern that turns data modules over, so that no large areas or false finders arise (ISO/IEC 18004, table 10).
enum DataMask: Int, CaseIterable, Sendable {
    case checks, rows, columnsOfThree, diagonalsOfThree, blocks, largeCrosses, crosses, checkedCrosses

    /// Whether the mask turns a module over.
    func turns(row: Int, column: Int) -> Bool {
        let product = row * column
        return switch self {
        case .checks: (row + column) % 2 == 0
        case .rows: row % 2 == 0
        case .columnsOfThree: column % 3 == 0
        case .diagonalsOfThree: (row + column) % 3 == 0
        case .blocks: (row / 2 + column / 3) % 2 == 0
        case .largeCrosses: product % 2 + product % 3 == 0
        case .crosses: (product % 2 + product % 3) % 2 == 0
        case .checkedCrosses: ((row + column) % 2 + product % 3) % 2 == 0
        }
    }
}

extension ModuleGrid {
    /// The grid with a mask and its format: the mask that is given, else the one with the least penalty.
    func masked(with wanted: DataMask?, correction: ErrorCorrection) -> (mask: DataMask, grid: ModuleGrid) {
        if let wanted { return (wanted, masked(with: wanted, correction)) }
        var best = (mask: DataMask.checks, grid: masked(with: .checks, correction))
        var least = MaskPenalty.total(of: best.grid)
        for mask in DataMask.allCases.dropFirst() {
            let grid = masked(with: mask, correction)
            let penalty = MaskPenalty.total(of: grid)
            if penalty < least { (best, least) = ((mask, grid), penalty) }
        }
        return best
    }

    private func masked(with mask: DataMask, _ correction: ErrorCorrection) -> ModuleGrid {
        var grid = self
        for row in 0..<size {
            for column in 0..<size where !isReserved(row: row, column: column) && mask.turns(row: row, column: column) {
                grid[row, column].toggle()
            }
        }
        grid.drawFormat(CheckedBits.format(correction, mask))
        return grid
    }
}
