// The system's functions that share a name with a method of `SystemCalls`.
#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension SystemCalls {
    static func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
        #if canImport(Darwin)
            Darwin.open(path, flags, mode)
        #else
            Glibc.open(path, flags, mode)
        #endif
    }

    static func systemRead(_ descriptor: Int32, _ address: UnsafeMutableRawPointer?, _ count: Int) -> Int {
        #if canImport(Darwin)
            Darwin.read(descriptor, address, count)
        #else
            Glibc.read(descriptor, address, count)
        #endif
    }

    static func systemWrite(_ descriptor: Int32, _ address: UnsafeRawPointer?, _ count: Int) -> Int {
        #if canImport(Darwin)
            Darwin.write(descriptor, address, count)
        #else
            Glibc.write(descriptor, address, count)
        #endif
    }

    static func systemRename(_ old: String, _ new: String) -> Int32 {
        #if canImport(Darwin)
            Darwin.rename(old, new)
        #else
            Glibc.rename(old, new)
        #endif
    }

    static func systemLink(_ path: String, _ other: String) -> Int32 {
        #if canImport(Darwin)
            Darwin.link(path, other)
        #else
            Glibc.link(path, other)
        #endif
    }

    static func systemUnlink(_ path: String) -> Int32 {
        #if canImport(Darwin)
            Darwin.unlink(path)
        #else
            Glibc.unlink(path)
        #endif
    }

    static func systemAccess(_ path: String, _ mode: Int32) -> Int32 {
        #if canImport(Darwin)
            Darwin.access(path, mode)
        #else
            Glibc.access(path, mode)
        #endif
    }
}
