#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Whether some program has a file open to write into it.
///
/// Linux gives a read lease only while nobody has; it is given back at once. Elsewhere, and where there are no leases to
/// be had (network drives, other people's files), nobody can tell, and the answer is no.
enum OpenForWriting {
    static func isOpen(_ descriptor: Int32) -> Bool {
        #if os(Linux)
            // Anyone who opens the file while the lease is held waits for it to be given back, and its holder is notified: by
            // SIGIO, which ends a program, unless another signal is named.
            guard fcntl(descriptor, setSignal, SIGURG) == 0 else { return false }
            if fcntl(descriptor, setLease, Int32(F_RDLCK)) == 0 {
                _ = fcntl(descriptor, setLease, Int32(F_UNLCK))
                return false
            }
            return errno == EAGAIN
        #else
            return false
        #endif
    }

    #if os(Linux)
        /// `F_SETSIG` and `F_SETLEASE` of fcntl(2), which Glibc shows to programs that ask for GNU's additions only.
        private static let setSignal: Int32 = 10
        private static let setLease: Int32 = 1024
    #endif
}
