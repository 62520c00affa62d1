#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Attributes with names and access lists of a file, as far as the system has them.
enum FileAttributes {
    #if canImport(Darwin)
        /// Copies them; 0, or the number of the failure.
        static func copy(from source: Int32, to target: Int32) -> Int32 {
            let what = copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)
            return fcopyfile(source, target, nil, what) == 0 ? 0 : errno
        }
    #else
        private typealias Listing = @convention(c) @Sendable (Int32, UnsafeMutablePointer<CChar>?, Int) -> Int
        private typealias Getting =
            @convention(c) @Sendable (
                Int32, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int
            ) -> Int
        private typealias Setting =
            @convention(c) @Sendable (
                Int32, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32
            ) -> Int32

        private static let list = Library.function("flistxattr").map { unsafeBitCast($0, to: Listing.self) }
        private static let get = Library.function("fgetxattr").map { unsafeBitCast($0, to: Getting.self) }
        private static let set = Library.function("fsetxattr").map { unsafeBitCast($0, to: Setting.self) }
        /// The longest list and value that Linux has.
        private static let longest = 1 << 16

        /// Copies them; 0, or the number of the last failure.
        static func copy(from source: Int32, to target: Int32) -> Int32 {
            guard let list, let get, let set else { return ENOTSUP }
            var code: Int32 = 0
            for name in names(of: source, list) {
                var value = [UInt8](repeating: 0, count: longest)
                let count = value.withUnsafeMutableBytes { get(source, name, $0.baseAddress, $0.count) }
                if count < 0 || set(target, name, value, count, 0) != 0 { code = errno }
            }
            return code
        }

        private static func names(of source: Int32, _ list: Listing) -> [String] {
            let length = list(source, nil, 0)
            guard length > 0 else { return [] }
            var buffer = [CChar](repeating: 0, count: length)
            let count = list(source, &buffer, length)
            guard count > 0 else { return [] }
            return buffer[..<count].split(separator: 0).map { name in
                String(decoding: name.map(UInt8.init(bitPattern:)), as: UTF8.self)
            }
        }
    #endif
}
