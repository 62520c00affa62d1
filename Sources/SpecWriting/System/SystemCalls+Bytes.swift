#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension SystemCalls {
    /// Reads what follows in a file, whole; `limit` and more bytes are nil.
    func readAll(_ descriptor: Int32, limit: Int) throws(SystemFailure) -> [UInt8]? {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < limit {
            let count = try check(.read) {
                chunk.withUnsafeMutableBytes { Self.systemRead(descriptor, $0.baseAddress, $0.count) }
            }
            if count == 0 { return bytes }
            bytes += chunk[..<count]
        }
        return nil
    }

    /// Writes all bytes at the present place of a file.
    func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) throws(SystemFailure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = try check(.write) {
                rest.withUnsafeBytes { Self.systemWrite(descriptor, $0.baseAddress, min($0.count, longestWrite)) }
            }
            guard count > 0 else { throw SystemFailure(code: EIO, call: .write) }
            rest = rest.dropFirst(count)
        }
    }

    func truncate(_ descriptor: Int32, to length: Int) throws(SystemFailure) {
        try check(.truncate) { ftruncate(descriptor, off_t(length)) }
    }

    /// Waits until a file, or a folder's list of names, is on disk.
    func synchronize(_ descriptor: Int32) throws(SystemFailure) {
        #if canImport(Darwin)
            // fsync leaves the bytes in the disk's own memory there.
            if (try? check(.synchronize) { fcntl(descriptor, F_FULLFSYNC) }) != nil { return }
        #endif
        try check(.synchronize) { fsync(descriptor) }
    }

    func status(_ path: String) throws(SystemFailure) -> stat {
        var status = stat()
        try check(.status) { stat(path, &status) }
        return status
    }

    /// The status of a name itself, also where it is a link.
    func statusOfName(_ path: String) throws(SystemFailure) -> stat {
        var status = stat()
        try check(.status) { lstat(path, &status) }
        return status
    }

    func status(_ descriptor: Int32) throws(SystemFailure) -> stat {
        var status = stat()
        try check(.status) { fstat(descriptor, &status) }
        return status
    }
}
