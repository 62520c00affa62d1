import CLibrary

/// A regular file, open for reading.
///
/// It is opened first and checked then, on the very file that is open, so that no other can be swapped in between.
/// Opening never waits for a pipe.
package final class RegularFile: Sendable {
    /// The status of the open file, when it was opened.
    package let status: FileStatus
    private let descriptor: CInt
    private let path: String

    /// Opens the file at a path.
    ///
    /// - Throws: A failure with `EFTYPE` for a file that is not regular, and with `ELOOP` for a link that is not
    ///   followed.
    package convenience init(_ path: some Sequence<UInt8>, followsLinks: Bool = true) throws(SystemFailure) {
        let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY | (followsLinks ? 0 : O_NOFOLLOW)
        try self.init(String(decoding: Array(path), as: UTF8.self), path.withCString { CLibrary.open($0, flags) })
    }

    /// Opens a file below a folder, whose path has no `..`: each folder is opened relative to its parent, and no link
    /// is followed.
    package convenience init(at names: [[UInt8]], in folder: borrowing OpenFolder) throws(SystemFailure) {
        let path = String(decoding: Array(names.joined(separator: "/".utf8)), as: UTF8.self)
        try self.init(path, Self.open(names[...], in: folder))
    }

    private init(_ path: String, _ opened: CInt) throws(SystemFailure) {
        guard opened >= 0 else { throw SystemFailure("open", path) }
        (descriptor, self.path) = (opened, path)
        do throws(SystemFailure) { status = try FileStatus(ofDescriptor: opened) } catch {
            close(opened)
            throw error
        }
        guard status.kind == .file else { throw SystemFailure("open", path, code: EFTYPE) }
    }

    deinit { close(descriptor) }

    private static func open(_ names: ArraySlice<[UInt8]>, in folder: borrowing OpenFolder) -> CInt {
        guard let first = names.first else {
            errno = ENOENT
            return -1
        }
        if names.count == 1 { return folder.open(file: first) }
        guard let inner = OpenFolder(first, in: folder) else { return -1 }
        return open(names.dropFirst(), in: inner)
    }

    /// Returns the whole content; nil if it has more bytes than the limit.
    package func bytes(limit: Int) throws(SystemFailure) -> [UInt8]? {
        guard status.stamp.size <= limit else { return nil }
        let bytes = try prefix(limit + 1)
        return bytes.count > limit ? nil : bytes
    }

    /// Returns the content up to a number of bytes.
    package func prefix(_ most: Int) throws(SystemFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < most {
            // One byte more than expected, to detect the end; then more of a file that has grown, or states no size.
            let capacity = bytes.isEmpty ? max(status.stamp.size + 1, 1 << 12) : 1 << 16
            let part = try part(min(capacity, most - bytes.count), at: bytes.count)
            if part.isEmpty { break }
            if bytes.isEmpty { bytes = part } else { bytes += part }
        }
        return bytes
    }

    private func part(_ capacity: Int, at offset: Int) throws(SystemFailure) -> [UInt8] {
        var failure: SystemFailure?
        let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            repeat {
                let found = pread(descriptor, buffer.baseAddress, capacity, off_t(offset))
                (count, failure) = (max(found, 0), found < 0 ? SystemFailure("read", path) : nil)
            } while failure?.code == EINTR
        }
        if let failure { throw failure }
        return bytes
    }
}
