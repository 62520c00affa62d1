/// A QR code of a string: a square of dark and light modules that a camera reads.
///
/// Model 2 of ISO/IEC 18004:2015, versions 1 to 40, byte mode. The smallest version that holds the text is taken, and
/// then the strongest error correction that still fits it. The quiet zone, four light modules on every side, is not
/// part of the square: anyone who draws the code leaves it free.
public struct QRCode: Hashable, Sendable {
    /// Modules on each side: 21 to 177.
    public var size: Int { grid.size }

    let version: SymbolVersion
    let correction: ErrorCorrection
    let mask: DataMask
    private let grid: ModuleGrid

    /// Draws the code of a string with at least this much error correction.
    ///
    /// Throws ``QRCodeError/tooLong(bytes:limit:)`` for a string that no version holds.
    public init(_ text: String, correction: ErrorCorrection = .medium) throws(QRCodeError) {
        try self.init(text, correction: correction, version: nil, mask: nil)
    }

    /// Draws the code with a version and a mask that are given, with exactly this error correction if a version is.
    init(
        _ text: String,
        correction least: ErrorCorrection,
        version wanted: SymbolVersion?,
        mask wantedMask: DataMask?
    ) throws(QRCodeError) {
        let message = Message(text)
        if let wanted {
            (version, correction) = (wanted, least)
        } else {
            version = try message.smallestVersion(with: least)
            correction = message.strongestCorrection(in: version, from: least)
        }
        let blocks = BlockLayout(version: version, correction: correction)
        let codewords = blocks.interleaved(try message.codewords(in: version, correction: correction))
        var drawing = ModuleGrid(functionPatternsOf: version)
        drawing.place(codewords)
        (mask, grid) = drawing.masked(with: wantedMask, correction: correction)
    }

    /// Returns a Boolean value that indicates whether a module is dark; rows and columns count from 0 at the top left.
    ///
    /// Whatever lies outside the square belongs to the quiet zone and is light.
    public func isDark(row: Int, column: Int) -> Bool {
        let inside = 0..<size
        return inside.contains(row) && inside.contains(column) && grid[row, column]
    }
}

/// Why a string has no QR code.
public enum QRCodeError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text has more bytes in UTF-8 than the largest version holds with the error correction asked for.
    case tooLong(bytes: Int, limit: Int)

    /// The error in a sentence for people.
    public var description: String {
        switch self {
        case .tooLong(let bytes, let limit):
            "The string has \(bytes) bytes; a QR code holds at most \(limit). Shorten it."
        }
    }
}
