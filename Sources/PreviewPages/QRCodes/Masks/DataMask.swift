/// A pattern that inverts data modules, so that no large areas or false finders arise (ISO/IEC 18004, table 10).
enum DataMask: Int, CaseIterable, Sendable {
    case checks, rows, columnsOfThree, diagonalsOfThree, blocks, largeCrosses, crosses, checkedCrosses

    /// Returns a Boolean value that indicates whether the mask inverts a module.
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
    /// Returns the grid with a mask and its format: the given mask, or else the one with the least penalty.
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

/// The penalty of a masked code, a sum of four parts (ISO/IEC 18004, 7.8.3 and table 11).
///
/// A code with a higher penalty is harder to read.
enum MaskPenalty {
    static func total(of grid: ModuleGrid) -> Int {
        let rows = (0..<grid.size).map { row in (0..<grid.size).map { grid[row, $0] } }
        let columns = (0..<grid.size).map { column in rows.map { $0[column] } }
        let lines = (rows + columns).map(runs)
        return lines.reduce(0) { $0 + longRuns($1) + falseFinders($1) } + squares(rows) + imbalance(rows)
    }

    /// Returns the lengths of runs of one color in a line, alternating light and dark.
    ///
    /// The first run is light and may have the length 0.
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

    /// Returns the penalty of long runs: 3 for five modules of one color in a line, and 1 for each further one.
    static func longRuns(_ runs: [Int]) -> Int {
        runs.reduce(0) { $0 + ($1 < 5 ? 0 : $1 - 2) }
    }

    /// Returns the penalty of false finders: 40 for each.
    ///
    /// A false finder has dark and light modules as 1:1:3:1:1, with four light modules on one side. The quiet zone
    /// around the code is light.
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

    /// Returns the penalty of squares: 3 for each square of two by two modules of one color.
    static func squares(_ rows: [[Bool]]) -> Int {
        var cost = 0
        for (upper, lower) in zip(rows, rows.dropFirst()) {
            for right in upper.indices.dropFirst() where upper[right] == upper[right - 1] {
                if lower[right] == upper[right] && lower[right - 1] == upper[right] { cost += 3 }
            }
        }
        return cost
    }

    /// Returns the penalty of imbalance: 10 for each 5 percent between the share of dark modules and a half.
    static func imbalance(_ rows: [[Bool]]) -> Int {
        let total = rows.count * rows.count
        let dark = rows.reduce(0) { $0 + $1.count { $0 } }
        return abs(2 * dark - total) * 10 / total * 10
    }
}
