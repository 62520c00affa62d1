/// A QR code of a string: a square of dark and light modules that a camera reads.
///
/// The code is of model 2 of ISO/IEC 18004:2015, in versions 1 to 40 and byte mode. It has the smallest version that
/// holds the string, and the strongest error correction that still fits that version. The quiet zone, four light
/// modules on every side, is not part of the square: a drawing of the code adds it.
public struct QRCode: Hashable, Sendable {
    /// The number of modules on each side: 21 to 177.
    public var size: Int { grid.size }

    let version: SymbolVersion
    let correction: ErrorCorrection
    let mask: DataMask
    private let grid: ModuleGrid

    /// Creates the code of a string with at least a level of error correction.
    ///
    /// - Throws: ``QRCodeError/tooLong(bytes:limit:)`` for a string that no version holds.
    public init(_ text: String, correction: ErrorCorrection = .medium) throws(QRCodeError) {
        try self.init(text, correction: correction, version: nil, mask: nil)
    }

    /// Creates the code with a given version and mask, with exactly this error correction if a version is given.
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

    /// Returns a Boolean value that indicates whether a module is dark.
    ///
    /// Rows and columns count from 0 at the top left. Modules outside the square belong to the quiet zone and are
    /// light.
    func isDark(row: Int, column: Int) -> Bool {
        let inside = 0..<size
        return inside.contains(row) && inside.contains(column) && grid[row, column]
    }
}

/// A reason why a string has no QR code.
public enum QRCodeError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A string with more bytes in UTF-8 than the largest version holds with the requested error correction.
    case tooLong(bytes: Int, limit: Int)

    /// The error as a sentence for people.
    public var description: String {
        switch self {
        case .tooLong(let bytes, let limit):
            "The string has \(bytes) bytes, but a QR code can contain at most \(limit). Shorten it."
        }
    }
}
