/// Puts bytes together to lines that end in CR LF and in nothing else (S39).
///
/// Each byte is looked at once, and no more than one line is kept.
struct LineReader: Sendable {
    /// How many bytes were looked at.
    private(set) var examined = 0
    private var line: [UInt8] = []
    private var isEnding = false

    /// Takes a byte, and returns the line that it ends; nil while the line goes on.
    ///
    /// Throws `.unreadable` for a control character and for CR or LF alone, and `excess` for a line of more than
    /// `limit` bytes.
    mutating func take(_ byte: UInt8, limit: Int, excess: Refusal) throws(Refusal) -> [UInt8]? {
        examined += 1
        switch (isEnding, byte) {
        case (true, 0x0A):
            defer { (line, isEnding) = ([], false) }
            return line
        case (false, 0x0D):
            isEnding = true
        case (false, 0x09), (false, 0x20...0x7E), (false, 0x80...):
            guard line.count < limit else { throw excess }
            line.append(byte)
        default:
            throw .unreadable
        }
        return nil
    }
}
