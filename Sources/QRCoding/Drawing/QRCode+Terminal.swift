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
