import CLibrary

/// A folder of one test's own.
struct Folder: ~Copyable {
    let path: String

    init() {
        let root = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(root)/tabpreview-files-XXXXXX".utf8CString)
        let made = mkdtemp(&template).flatMap { realpath($0, nil) }
        path = made.map { String(cString: $0) } ?? "/nonexistent"
        free(made)
    }

    deinit {
        for name in ["/inner/file", "/inner"] + names { _ = remove(path + name) }
        _ = rmdir(path)
    }

    /// The names that the tests use.
    private var names: [String] { ["/file", "/other", "/link", "/pipe", "/broken", "/up"] }

    func at(_ name: String) -> String { "\(path)/\(name)" }

    func write(_ name: String, _ bytes: [UInt8], mode: mode_t = 0o644) {
        let descriptor = open(at(name), O_WRONLY | O_CREAT | O_TRUNC, mode)
        _ = CLibrary.write(descriptor, bytes, bytes.count)
        fchmod(descriptor, mode)
        close(descriptor)
    }
}
