#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Two names in one folder take each other's files, in one step.
///
/// What was at the target is then still there under the other name: a save that someone else made in the last moment
/// is found, and not lost as it would be by a plain rename.
enum NameExchange {
    #if canImport(Darwin)
        static func exchange(_ one: String, _ other: String) -> Int32 {
            renamex_np(one, other, UInt32(RENAME_SWAP))
        }
    #else
        private typealias Function =
            @convention(c) @Sendable (
                Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
            ) -> Int32

        /// Swift does not see `renameat2`, which the C library has had since 2018; older ones have none.
        private static let renameat2 = Library.function("renameat2").map { unsafeBitCast($0, to: Function.self) }
        /// `RENAME_EXCHANGE` of `linux/fs.h`.
        private static let flag: UInt32 = 2

        static func exchange(_ one: String, _ other: String) -> Int32 {
            guard let renameat2 else {
                errno = ENOSYS
                return -1
            }
            return renameat2(AT_FDCWD, one, AT_FDCWD, other, flag)
        }
    #endif
}

#if !canImport(Darwin)
    /// The C library's functions that Swift does not see.
    enum Library {
        static func function(_ name: String) -> UnsafeMutableRawPointer? {
            dlopen(nil, RTLD_NOW).flatMap { dlsym($0, name) }
        }
    }
#endif
