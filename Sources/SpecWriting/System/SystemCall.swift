#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

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
