extension QRCode {
    /// The dark modules as SVG path data: unit squares, those beside each other in a row as one rectangle.
    ///
    /// It fills the square from 0,0 to ``size``; the quiet zone is the drawing's own, such as with
    /// `viewBox="-4 -4 (size + 8) (size + 8)"`.
    public var pathData: String {
        (0..<size).map { row in
            runs(in: row).map { "M\($0.lowerBound) \(row)h\($0.count)v1h-\($0.count)z" }.joined()
        }.joined()
    }

    /// The columns of a row that are dark, from left to right.
    private func runs(in row: Int) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for column in 0..<size where isDark(row: row, column: column) {
            if let last = runs.last, last.upperBound == column {
                runs[runs.count - 1] = last.lowerBound..<column + 1
            } else {
                runs.append(column..<column + 1)
            }
        }
        return runs
    }
}
