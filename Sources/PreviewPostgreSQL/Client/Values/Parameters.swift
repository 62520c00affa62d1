#if PostgreSQL
    /// The values of one statement in libpq's form: text, except for bytes, which double in size as text.
    ///
    /// As text they fit any integer or character type that the statement has there.
    struct Parameters {
        private var bytes: [UInt8] = []
        private var offsets: [Int?] = []
        private var lengths: [Int32] = []
        private var formats: [Int32] = []

        /// The maximum size of one value in PostgreSQL, a byte less than 1 GiB.
        private static let longest = 1 << 30 - 1

        /// Creates the parameters; throws `invalidParameter` for text with a NUL, which PostgreSQL doesn't store, and
        /// for values that are too long.
        init(_ values: [DatabaseValue]) throws(PostgreSQLError) {
            for (index, value) in values.enumerated() {
                let start = bytes.count
                append(value)
                let length = bytes.count - start
                offsets.append(value == .null ? nil : start)
                lengths.append(Int32(truncatingIfNeeded: length))
                if length > Self.longest {
                    throw .invalidParameter(position: index + 1, reason: "it is longer than 1 GiB")
                }
                guard case .bytes = value else {
                    formats.append(0)
                    if bytes[start...].contains(0) {
                        let reason =
                            "PostgreSQL can't store text with a NUL character (U+0000); remove it, or store bytes"
                        throw .invalidParameter(position: index + 1, reason: reason)
                    }
                    bytes.append(0)
                    continue
                }
                formats.append(1)
                // An empty value needs an address too: none means NULL.
                bytes.append(0)
            }
        }

        var count: Int32 { Int32(offsets.count) }

        func withPointers<Result>(
            _ body: (_ values: UnsafePointer<UnsafePointer<CChar>?>?, [Int32], [Int32]) -> Result
        ) -> Result {
            bytes.withUnsafeBytes { bytes in
                let start = bytes.assumingMemoryBound(to: CChar.self).baseAddress
                let pointers = offsets.map { offset in offset.flatMap { start?.advanced(by: $0) } }
                return pointers.withUnsafeBufferPointer { body($0.baseAddress, lengths, formats) }
            }
        }

        private mutating func append(_ value: DatabaseValue) {
            switch value {
            case .null: break
            case .integer(let number): bytes += String(number).utf8
            case .double(let number): bytes += (number.isNaN ? "NaN" : "\(number)").utf8
            case .bool(let flag): bytes += (flag ? "t" : "f").utf8
            case .text(let text): bytes += text.utf8
            case .bytes(let data): bytes += data
            case .texts(let texts): appendArray(texts)
            }
        }

        /// Appends an array in PostgreSQL's syntax, each text in quotes (PostgreSQL 8.15.6).
        private mutating func appendArray(_ texts: [String]) {
            bytes.append(UInt8(ascii: "{"))
            for (index, text) in texts.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                bytes.append(UInt8(ascii: "\""))
                for byte in text.utf8 {
                    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { bytes.append(UInt8(ascii: "\\")) }
                    bytes.append(byte)
                }
                bytes.append(UInt8(ascii: "\""))
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }
    /// An SQL statement that is a literal in the source: it can't be built from strings.
    ///
    /// Parameters are `$1`, `$2` and so on. Each connection prepares the statement at its first use.
    ///
    ///     private static let head: Statement = "SELECT revision FROM preview WHERE id = $1"
    public struct Statement: ExpressibleByStringLiteral, Sendable {
        let text: String

        /// Creates a statement from a literal.
        public init(stringLiteral text: StaticString) { self.text = text.description }
    }
#endif
