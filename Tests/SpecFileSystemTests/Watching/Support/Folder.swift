import Testing

@testable import SpecFileSystem
import CLibrary
import Files

/// A system call that failed in a test's own work.
struct CallFailed: Error {
    let call: String
    let code: Int32
}

/// A folder of one test's own, and in it the system calls that editors make.
struct Folder: Sendable {
    let path: String

    /// Makes a new folder among the temporary ones.
    static func make() throws -> Folder {
        let root = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(root)/tabpreview-watching-XXXXXX".utf8CString)
        guard let made = mkdtemp(&template), let real = realpath(made, nil) else {
            throw CallFailed(call: "mkdtemp", code: errno)
        }
        defer { free(real) }
        chmod(real, 0o755)
        return Folder(path: String(cString: real))
    }

    /// A folder in this one, made or not.
    func folder(_ name: String) -> Folder { Folder(path: at(name)) }

    func at(_ name: String) -> String { "\(path)/\(name)" }

    func remove() { Self.remove(RawPath(path)) }

    private static func remove(_ path: RawPath) {
        let files = LocalFiles()
        if files.entry(at: path) == .directory {
            for name in files.names(in: path) { remove(path.appending(name)) }
            _ = path.bytes.withCString { rmdir($0) }
        } else {
            _ = path.bytes.withCString { CLibrary.unlink(String(cString: $0)) }
        }
    }

    /// Opens a file; it closes with the returned value's `close`.
    func open(_ name: String, _ flags: Int32 = O_WRONLY | O_CREAT | O_TRUNC) throws -> OpenFile {
        let descriptor = openForWriting(at(name), flags)
        return OpenFile(descriptor: try check(descriptor, "open"))
    }

    /// Opens with truncation, writes, closes.
    func write(_ text: String, to name: String, _ flags: Int32 = O_WRONLY | O_CREAT | O_TRUNC) throws {
        let file = try open(name, flags)
        try file.write(text)
        try file.close()
    }

    /// Writes a temporary file and renames it over: the reader sees the whole text or nothing of it.
    func replace(_ name: String, with text: String) throws {
        try write(text, to: "replacement.new")
        try rename("replacement.new", to: name)
    }

    func rename(_ name: String, to other: String) throws {
        try check(CLibrary.rename(at(name), at(other)), "rename")
    }

    func link(_ name: String, as other: String) throws { try check(CLibrary.link(at(name), at(other)), "link") }

    func symlink(_ name: String, to target: String) throws { try check(CLibrary.symlink(target, at(name)), "symlink") }

    func unlink(_ name: String) throws { try check(CLibrary.unlink(at(name)), "unlink") }

    func makeFolder(_ name: String) throws { try check(mkdir(at(name), 0o755), "mkdir") }

    func removeFolder(_ name: String) throws { try check(rmdir(at(name)), "rmdir") }

    func makePipe(_ name: String) throws { try check(mkfifo(at(name), 0o644), "mkfifo") }

    func allow(_ mode: mode_t, for name: String) throws { try check(chmod(at(name), mode), "chmod") }

    func cutOff(_ name: String, at length: Int) throws { try check(truncate(at(name), off_t(length)), "truncate") }

    /// Sets both times of a file, in seconds since 1970.
    func setTimes(of name: String, to seconds: Int) throws {
        let time = timespec(tv_sec: seconds, tv_nsec: 0)
        try check(utimensat(AT_FDCWD, at(name), [time, time], 0), "utimensat")
    }

    /// `touch`: times to now, bytes as they are.
    func touch(_ name: String) throws { try check(utimensat(AT_FDCWD, at(name), nil, 0), "utimensat") }

    @discardableResult
    private func check(_ result: Int32, _ call: String) throws -> Int32 {
        guard result >= 0 else { throw CallFailed(call: call, code: errno) }
        return result
    }
}

private func openForWriting(_ path: String, _ flags: Int32) -> Int32 {
    CLibrary.open(path, flags | O_CLOEXEC, 0o644)
}

/// Lets a watcher see what is between two calls of a writer.
func letSee(milliseconds: UInt32 = 2) { usleep(milliseconds * 1000) }
