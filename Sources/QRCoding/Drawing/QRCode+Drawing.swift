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

extension QRCode {
    /// How a code is painted in a terminal.
    public enum TerminalPainting: Sendable {
        /// Black on white, whatever the terminal's own colors are (palette colors 16 and 231).
        case colored
        /// Without colors: right where text is light on dark; elsewhere dark and light are exchanged, which most
        /// cameras read too.
        case plain
    }

    /// Light modules around the code, on every side (ISO/IEC 18004, 5.3.8).
    public static let quietZone = 4

    /// Columns that ``terminalText(_:)`` takes.
    public var terminalWidth: Int { size + 2 * Self.quietZone }

    /// The code with its quiet zone as lines of half blocks, two rows of modules in each; ends with a line end.
    public func terminalText(_ painting: TerminalPainting) -> String {
        let edge = Self.quietZone
        let lines = stride(from: -edge, to: size + edge, by: 2).map { row in
            (-edge..<size + edge).map { column in
                let isUpperDark = isDark(row: row, column: column)
                let isLowerDark = isDark(row: row + 1, column: column)
                return painting.block(upper: isUpperDark, lower: isLowerDark)
            }.joined()
        }
        return lines.map { painting.prefix + $0 + painting.suffix + "\n" }.joined()
    }
}

extension QRCode.TerminalPainting {
    /// The block whose inked halves are the dark modules, or without colors the light ones.
    fileprivate func block(upper isUpperDark: Bool, lower isLowerDark: Bool) -> String {
        let inksDark = self == .colored
        return switch (isUpperDark == inksDark, isLowerDark == inksDark) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
    }

    /// Selects colors by SGR (ECMA-48, 8.3.117; 5 selects from the palette).
    fileprivate var prefix: String { self == .colored ? "\u{1B}[38;5;16;48;5;231m" : "" }

    fileprivate var suffix: String { self == .colored ? "\u{1B}[0m" : "" }
}
