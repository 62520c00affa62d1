import CLibrary

/// A call of the system that a save makes.
enum SystemCall: CaseIterable {
    case open, read, write, truncate, synchronize, status, access, resolve, list, lock, lease
    case rename, exchange, link, unlink, changeMode, changeOwner, copyAttributes
}

/// A call that the system refused.
struct SystemFailure: Error, Hashable {
    /// The system's number (`errno`).
    let code: Int32
    /// Which call.
    let call: SystemCall

    /// What the system says about it.
    var text: String { String(cString: strerror(code)) }
}

/// The calls of the system that saves are made of, each reported before it is made.
///
/// The observer can refuse the call as the system would, or stop there: that is how tests fail every call of a save
/// in turn, and let others save between any two.
struct SystemCalls: Sendable {
    /// Told before each call; what it throws is the call's failure.
    var before: @Sendable (SystemCall) throws(SystemFailure) -> Void = { _ in }
    /// The most bytes that one call writes.
    var longestWrite = Int.max

    func open(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(SystemFailure) -> Int32 {
        try check(.open) { CLibrary.open(path, flags | O_CLOEXEC, mode) }
    }

    /// Closing fails no save: what must be on disk was synchronized before.
    func close(_ descriptor: Int32) {
        _ = CLibrary.close(descriptor)
    }

    func rename(_ old: String, to new: String) throws(SystemFailure) {
        try check(.rename) { CLibrary.rename(old, new) }
    }

    /// Lets two names in one folder take each other's files.
    ///
    /// What was at the target is then under the other name: a save by another program in the last moment is found, and
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

    /// Takes the lock of a file or folder without waiting for it.
    func lock(_ descriptor: Int32) throws(SystemFailure) {
        try check(.lock) { flock(descriptor, LOCK_EX | LOCK_NB) }
    }

    /// Returns a Boolean value that indicates whether some program has a file open to write into it; no where the
    /// system can't tell.
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

    /// Makes a call again while signals interrupt it; a negative result is a failure.
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
