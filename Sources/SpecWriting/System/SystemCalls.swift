#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

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
        try check(.open) { Self.systemOpen(path, flags | O_CLOEXEC, mode) }
    }

    /// Closing fails no save: what must be on disk was synchronized before.
    func close(_ descriptor: Int32) {
        #if canImport(Darwin)
            _ = Darwin.close(descriptor)
        #else
            _ = Glibc.close(descriptor)
        #endif
    }

    func rename(_ old: String, to new: String) throws(SystemFailure) {
        try check(.rename) { Self.systemRename(old, new) }
    }

    func exchange(_ one: String, with other: String) throws(SystemFailure) {
        try check(.exchange) { NameExchange.exchange(one, other) }
    }

    func link(_ path: String, as other: String) throws(SystemFailure) {
        try check(.link) { Self.systemLink(path, other) }
    }

    func unlink(_ path: String) throws(SystemFailure) {
        try check(.unlink) { Self.systemUnlink(path) }
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

    /// Whether some program has a file open to write into it; no where the system can't tell.
    func isOpenForWriting(_ path: String) -> Bool {
        do throws(SystemFailure) {
            let descriptor = try open(path, O_RDONLY | O_NONBLOCK)
            defer { close(descriptor) }
            return try check(.lease) { OpenForWriting.isOpen(descriptor) ? 1 : 0 } == 1
        } catch {
            return false
        }
    }

    func requireWritable(_ path: String) throws(SystemFailure) {
        try check(.access) { Self.systemAccess(path, W_OK) }
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
