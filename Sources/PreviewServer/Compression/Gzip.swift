import CZlib

/// The compression of bodies with the system's zlib.
enum Gzip {
    /// The effort of compressing.
    enum Effort: Int32 {
        /// A low effort for content that is soon replaced: a third of the time, a tenth more bytes.
        case quick = 4
        /// A high effort for content that is compressed once.
        case thorough = 9
    }

    /// The minimum size of a compressed body, in bytes, as shorter ones fit into one packet anyway.
    static let least = 1024

    /// The largest window; adding 16 makes zlib write gzip's frame.
    private static let windowBits: Int32 = 15 + 16
    private static let memoryLevel: Int32 = 8

    /// Returns the bytes in gzip's format (RFC 1952), without name or time; nil if they don't become shorter.
    static func compressed(_ bytes: [UInt8], effort: Effort) -> [UInt8]? {
        guard bytes.count >= least, let count = UInt32(exactly: bytes.count) else { return nil }
        var stream = z_stream()
        let size = Int32(MemoryLayout<z_stream>.size)
        let strategy = Z_DEFAULT_STRATEGY
        guard
            deflateInit2_(&stream, effort.rawValue, Z_DEFLATED, windowBits, memoryLevel, strategy, ZLIB_VERSION, size)
                == Z_OK
        else { return nil }
        defer { deflateEnd(&stream) }
        // Content that does not fit into as many bytes is not shorter.
        let compressed = [UInt8](unsafeUninitializedCapacity: bytes.count) { output, written in
            written = bytes.withUnsafeBufferPointer { input in
                stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
                stream.avail_in = count
                stream.next_out = output.baseAddress
                stream.avail_out = count
                return deflate(&stream, Z_FINISH) == Z_STREAM_END ? Int(stream.total_out) : 0
            }
        }
        // A copy of exactly its size, so that the buffer is released after this call.
        return compressed.isEmpty ? nil : compressed.withUnsafeBufferPointer { [UInt8]($0) }
    }
}
