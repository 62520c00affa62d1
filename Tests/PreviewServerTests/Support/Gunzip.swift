import CZlib

/// Reads what ``Gzip`` writes, by zlib's own reader; nil for anything else.
func gunzip(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, size) == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    var result = [UInt8](repeating: 0, count: 64 << 20)
    let status = bytes.withUnsafeBufferPointer { input in
        result.withUnsafeMutableBufferPointer { output in
            stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
            stream.avail_in = UInt32(input.count)
            stream.next_out = output.baseAddress
            stream.avail_out = UInt32(output.count)
            return inflate(&stream, Z_FINISH)
        }
    }
    return status == Z_STREAM_END ? Array(result[..<Int(stream.total_out)]) : nil
}
