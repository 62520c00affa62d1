/// A pattern that turns data modules over, so that no large areas or false finders arise (ISO/IEC 18004, table 10).
enum DataMask: Int, CaseIterable, Sendable {
    case checks, rows, columnsOfThree, diagonalsOfThree, blocks, largeCrosses, crosses, checkedCrosses

    /// Returns a Boolean value that indicates whether the mask turns a module over.
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

/// How hard a masked code is to read: the sum of four penalties (ISO/IEC 18004, 7.8.3 and table 11).
enum MaskPenalty {
    static func total(of grid: ModuleGrid) -> Int {
        let rows = (0..<grid.size).map { row in (0..<grid.size).map { grid[row, $0] } }
        let columns = (0..<grid.size).map { column in rows.map { $0[column] } }
        let lines = (rows + columns).map(runs)
        return lines.reduce(0) { $0 + longRuns($1) + falseFinders($1) } + squares(rows) + imbalance(rows)
    }

    /// The lengths of runs of one color in a line, by turns light and dark; the first is light and may be 0.
    static func runs(in line: [Bool]) -> [Int] {
        var lengths = [0]
        var isDark = false
        for module in line {
            if module != isDark {
                lengths.append(0)
                isDark = module
            }
            lengths[lengths.count - 1] += 1
        }
        return lengths
    }

    /// Five modules of one color in a line cost 3, and each further one 1.
    static func longRuns(_ runs: [Int]) -> Int {
        runs.reduce(0) { $0 + ($1 < 5 ? 0 : $1 - 2) }
    }

    /// Dark and light as 1:1:3:1:1, like a finder, with four light modules on a side, cost 40.
    ///
    /// The quiet zone around the code is light.
    static func falseFinders(_ runs: [Int]) -> Int {
        var cost = 0
        for first in stride(from: 1, to: runs.count - 4, by: 2) {
            let unit = runs[first]
            let isLikeFinder =
                runs[first + 1] == unit && runs[first + 2] == 3 * unit && runs[first + 3] == unit
                && runs[first + 4] == unit
            guard isLikeFinder else { continue }
            let isAtStart = first == 1
            let isAtEnd = first + 6 >= runs.count
            if isAtStart || isAtEnd || runs[first - 1] >= 4 || runs[first + 5] >= 4 { cost += 40 }
        }
        return cost
    }

    /// Each square of two by two modules of one color costs 3.
    static func squares(_ rows: [[Bool]]) -> Int {
        var cost = 0
        for (upper, lower) in zip(rows, rows.dropFirst()) {
            for right in upper.indices.dropFirst() where upper[right] == upper[right - 1] {
                if lower[right] == upper[right] && lower[right - 1] == upper[right] { cost += 3 }
            }
        }
        return cost
    }

    /// Each 5 percent that the share of dark modules is away from a half costs 10.
    static func imbalance(_ rows: [[Bool]]) -> Int {
        let total = rows.count * rows.count
        let dark = rows.reduce(0) { $0 + $1.count { $0 } }
        return abs(2 * dark - total) * 10 / total * 10
    }
}
