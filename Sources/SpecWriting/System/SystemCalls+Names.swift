#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension SystemCalls {
    /// Where links lead: the path of the file itself.
    func resolve(_ path: String) throws(SystemFailure) -> String {
        try before(.resolve)
        guard let resolved = realpath(path, nil) else { throw SystemFailure(code: errno, call: .resolve) }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The same, if it is the file that is open with this status; otherwise another one has taken its place.
    func resolve(_ path: String, leadingTo status: stat) throws(SystemFailure) -> String {
        let resolved = try resolve(path)
        let named = try statusOfName(resolved)
        guard named.st_dev == status.st_dev, named.st_ino == status.st_ino else {
            throw SystemFailure(code: ESTALE, call: .resolve)
        }
        return resolved
    }

    /// What a link says; nil for what is no link.
    func destination(of path: String) throws(SystemFailure) -> String? {
        try before(.resolve)
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &buffer, buffer.count)
        return count < 0 ? nil : String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// The names in a folder that begin so.
    func names(in folder: String, prefix: String) throws(SystemFailure) -> [String] {
        try before(.list)
        guard let stream = opendir(folder) else { throw SystemFailure(code: errno, call: .list) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.hasPrefix(prefix) { names.append(name) }
        }
        return names.sorted()
    }

    /// Copies what a file system keeps beside a file's bytes: access lists, and attributes with names.
    ///
    /// An attribute that may not be set, or that the file system does not have, is left out.
    func copyAttributes(from source: Int32, to target: Int32) throws(SystemFailure) {
        try before(.copyAttributes)
        let code = FileAttributes.copy(from: source, to: target)
        if code == ENOSPC || code == EDQUOT { throw SystemFailure(code: code, call: .copyAttributes) }
    }
}
