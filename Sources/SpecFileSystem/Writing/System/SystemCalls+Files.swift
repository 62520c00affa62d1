import CLibrary
import Files

extension SystemCalls {
    /// Reads the rest of a file; returns nil if it has `limit` bytes or more.
    func readAll(_ descriptor: Int32, limit: Int) throws(SystemFailure) -> [UInt8]? {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < limit {
            let count = try check(.read) {
                chunk.withUnsafeMutableBytes { CLibrary.read(descriptor, $0.baseAddress, $0.count) }
            }
            if count == 0 { return bytes }
            bytes += chunk[..<count]
        }
        return nil
    }

    /// Writes all bytes at the current position of a file.
    func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) throws(SystemFailure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = try check(.write) {
                rest.withUnsafeBytes { CLibrary.write(descriptor, $0.baseAddress, min($0.count, longestWrite)) }
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

    func status(_ path: String) throws(SystemFailure) -> FileStatus {
        try before(.status)
        return try FileStatus(following: path.utf8)
    }

    /// Returns the status of a name itself, even if it is a link.
    func statusOfName(_ path: String) throws(SystemFailure) -> FileStatus {
        try before(.status)
        return try FileStatus(of: path.utf8)
    }

    func status(_ descriptor: Int32) throws(SystemFailure) -> FileStatus {
        try before(.status)
        return try FileStatus(ofDescriptor: descriptor)
    }
}

extension SystemCalls {
    /// Returns the path of the file itself, with all links followed.
    func resolve(_ path: String) throws(SystemFailure) -> String {
        try before(.resolve)
        guard let resolved = RealPath.of(path) else { throw SystemFailure(code: errno, call: .resolve) }
        return resolved
    }

    /// Returns the path of the file itself if that is the open file with this status.
    ///
    /// - Throws: `ESTALE` if another file has taken its place.
    func resolve(_ path: String, leadingTo status: FileStatus) throws(SystemFailure) -> String {
        let resolved = try resolve(path)
        guard try statusOfName(resolved).stamp.identity == status.stamp.identity else {
            throw SystemFailure(code: ESTALE, call: .resolve)
        }
        return resolved
    }

    /// Returns the destination of a link, or nil if the path isn't a link.
    func destination(of path: String) throws(SystemFailure) -> String? {
        try before(.resolve)
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &buffer, buffer.count)
        return count < 0 ? nil : String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Returns the sorted names in a folder that have a prefix.
    func names(in folder: String, prefix: String) throws(SystemFailure) -> [String] {
        try before(.list)
        guard let folder = OpenFolder(path: folder.utf8) else { throw SystemFailure(code: errno, call: .list) }
        return folder.names.map { String(decoding: $0, as: UTF8.self) }.filter { $0.hasPrefix(prefix) }.sorted()
    }

    /// Copies the metadata that a file system keeps beside a file's bytes: access lists and extended attributes.
    ///
    /// An attribute that may not be set, or that the file system does not have, is left out.
    func copyAttributes(from source: Int32, to target: Int32) throws(SystemFailure) {
        try before(.copyAttributes)
        let code = system_copy_attributes(source, target)
        if code == ENOSPC || code == EDQUOT { throw SystemFailure(code: code, call: .copyAttributes) }
    }
}
