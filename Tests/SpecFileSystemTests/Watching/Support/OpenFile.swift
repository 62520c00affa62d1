import CLibrary

/// A file that a test's writer has open.
struct OpenFile {
    let descriptor: Int32

    func write(_ text: String) throws { try write(Array(text.utf8)) }

    func write(_ bytes: [UInt8]) throws {
        guard CLibrary.write(descriptor, bytes, bytes.count) == bytes.count else {
            throw CallFailed(call: "write", code: errno)
        }
    }

    func sync() throws {
        guard fsync(descriptor) == 0 else { throw CallFailed(call: "fsync", code: errno) }
    }

    func setLength(_ length: Int) throws {
        guard ftruncate(descriptor, off_t(length)) == 0 else { throw CallFailed(call: "ftruncate", code: errno) }
    }

    func allow(_ mode: mode_t) throws {
        guard fchmod(descriptor, mode) == 0 else { throw CallFailed(call: "fchmod", code: errno) }
    }

    func close() throws {
        guard CLibrary.close(descriptor) == 0 else { throw CallFailed(call: "close", code: errno) }
    }
}
