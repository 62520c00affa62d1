extension QRCode {
    /// The dark modules as SVG path data: one rectangle for each run of dark modules in a row.
    ///
    /// The path fills the square from 0,0 to ``size``; the drawing adds the quiet zone itself, such as with
    /// `viewBox="-4 -4 (size + 8) (size + 8)"`.
    public var pathData: String {
        (0..<size).map { row in
            runs(in: row).map { "M\($0.lowerBound) \(row)h\($0.count)v1h-\($0.count)z" }.joined()
        }.joined()
    }

    /// Returns the runs of dark columns in a row, from left to right.
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
    /// A way to paint a code in a terminal.
    public enum TerminalPainting: Sendable {
        /// Black on white, independent of the terminal's own colors (palette colors 16 and 231).
        case colored
        /// No colors.
        ///
        /// The code is right in a terminal with light text on a dark background. In other terminals, dark and light are
        /// exchanged, which most cameras read too.
        case plain
    }

    /// The number of light modules around the code, on every side (ISO/IEC 18004, 5.3.8).
    public static let quietZone = 4

    /// The number of columns that ``terminalText(_:)`` takes.
    public var terminalWidth: Int { size + 2 * Self.quietZone }

    /// Returns the code with its quiet zone as lines of half blocks, each line with two rows of modules.
    ///
    /// The text ends with a newline.
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
    /// Returns the block with inked halves for the dark modules, or for the light modules in plain painting.
    fileprivate func block(upper isUpperDark: Bool, lower isLowerDark: Bool) -> String {
        let inksDark = self == .colored
        return switch (isUpperDark == inksDark, isLowerDark == inksDark) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
    }

    /// The escape sequence that selects the colors (SGR of ECMA-48, 8.3.117; 5 selects from the palette).
    fileprivate var prefix: String { self == .colored ? "\u{1B}[38;5;16;48;5;231m" : "" }

    fileprivate var suffix: String { self == .colored ? "\u{1B}[0m" : "" }
}
