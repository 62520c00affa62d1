import CZlib

/// Compresses bodies with the system's zlib.
enum Gzip {
    /// How much time is spent on being short.
    enum Effort: Int32 {
        /// For what is soon replaced: a third of the time, a tenth more bytes.
        case quick = 4
        /// For what is compressed once.
        case thorough = 9
    }

    /// Bodies below this many bytes fit into one packet anyway.
    static let least = 1024

    /// The largest window; 16 more asks zlib for gzip's frame.
    private static let windowBits: Int32 = 15 + 16
    private static let memoryLevel: Int32 = 8

    /// The bytes in gzip's format (RFC 1952), without name or time; nil for those that it doesn't make shorter.
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
        // What has no room in as many bytes is not shorter.
        let room = [UInt8](unsafeUninitializedCapacity: bytes.count) { output, written in
            written = bytes.withUnsafeBufferPointer { input in
                stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
                stream.avail_in = count
                stream.next_out = output.baseAddress
                stream.avail_out = count
                return deflate(&stream, Z_FINISH) == Z_STREAM_END ? Int(stream.total_out) : 0
            }
        }
        // A copy of its own size: the room is kept no longer than this call.
        return room.isEmpty ? nil : room.withUnsafeBufferPointer { [UInt8]($0) }
    }
}
