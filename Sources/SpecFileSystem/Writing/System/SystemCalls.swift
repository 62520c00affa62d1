import CLibrary
import Files

/// A system call of a save.
enum SystemCall: String, CaseIterable {
    case open, read, write, truncate, synchronize, status, access, resolve, list, lock, lease
    case rename, exchange, link, unlink, changeMode, changeOwner, copyAttributes
}

extension SystemFailure {
    init(code: Int32, call: SystemCall) { self.init(call.rawValue, "", code: code) }

    /// The system call that failed.
    var call: SystemCall? { SystemCall(rawValue: action) }
}

/// The system calls of a save, each reported before it is made.
///
/// The observer can fail the call as the system would, or stop there: that is how tests fail every call of a save in
/// turn, and let other programs save between any two.
struct SystemCalls: Sendable {
    /// A closure that runs before each call; its error is the call's error.
    var before: @Sendable (SystemCall) throws(SystemFailure) -> Void = { _ in }
    /// The largest number of bytes that one call writes.
    var longestWrite = Int.max

    func open(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(SystemFailure) -> Int32 {
        try check(.open) { CLibrary.open(path, flags | O_CLOEXEC, mode) }
    }

    /// Closes a file, and ignores errors: the bytes that must be on disk were synchronized before.
    func close(_ descriptor: Int32) {
        _ = CLibrary.close(descriptor)
    }

    func rename(_ old: String, to new: String) throws(SystemFailure) {
        try check(.rename) { CLibrary.rename(old, new) }
    }

    /// Exchanges the files of two names in one folder.
    ///
    /// The target's old file is then under the other name: a save by another program in the last moment is found, and
    /// not lost as it would be by a plain rename.
    func exchange(_ one: String, with other: String) throws(SystemFailure) {
        try check(.exchange) { system_exchange(one, other) }
    }

    func link(_ path: String, as other: String) throws(SystemFailure) {
        try check(.link) { CLibrary.link(path, other) }
    }

    func unlink(_ path: String) throws(SystemFailure) {
        try check(.unlink) { CLibrary.unlink(path) }
    }

    func changeMode(_ descriptor: Int32, _ mode: mode_t) throws(SystemFailure) {
        try check(.changeMode) { fchmod(descriptor, mode) }
    }

    func changeOwner(_ descriptor: Int32, _ owner: uid_t, _ group: gid_t) throws(SystemFailure) {
        try check(.changeOwner) { fchown(descriptor, owner, group) }
    }

    /// Locks a file or folder without waiting for it.
    func lock(_ descriptor: Int32) throws(SystemFailure) {
        try check(.lock) { flock(descriptor, LOCK_EX | LOCK_NB) }
    }

    /// Returns a Boolean value that indicates whether any program has a file open for writing.
    ///
    /// It is false if the system can't determine that.
    func isOpenForWriting(_ path: String) -> Bool {
        do throws(SystemFailure) {
            let descriptor = try open(path, O_RDONLY | O_NONBLOCK)
            defer { close(descriptor) }
            return try check(.lease) { system_is_open_for_writing(descriptor) } == 1
        } catch {
            return false
        }
    }

    func requireWritable(_ path: String) throws(SystemFailure) {
        try check(.access) { CLibrary.access(path, W_OK) }
    }

    /// Repeats a call while signals interrupt it; a negative result is an error.
    @discardableResult
    func check<Value: BinaryInteger>(
        _ call: SystemCall,
        _ body: () -> Value
    ) throws(SystemFailure) -> Value {
        try before(call)
        while true {
            let value = body()
            if value >= 0 { return value }
            let code = errno
            guard code == EINTR else { throw SystemFailure(code: code, call: call) }
        }
    }
}
