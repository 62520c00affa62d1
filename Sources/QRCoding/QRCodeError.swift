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
