#if PostgreSQL
    import CPostgreSQL
    import Logging

    /// A connection of libpq, which is closed with its last reference.
    final class LibraryHandle {
        let pointer: OpaquePointer
        private let notices: Notices

        /// Creates a handle and starts to connect; nil only if there is no memory.
        init?(_ address: DatabaseAddress, _ settings: ConnectionSettings, _ logger: Logger) {
            let options = settings.defaults + [("dbname", address.text), ("client_encoding", "UTF8")]
            let keywords = CStrings(options.map(\.0)), values = CStrings(options.map(\.1))
            let started = keywords.withPointers { keywords in
                values.withPointers { PQconnectStartParams(keywords, $0, 1) }
            }
            guard let started else { return nil }
            pointer = started
            notices = Notices(logger: logger, secrets: address.secrets)
            // Notices of the server would go to standard error otherwise.
            PQsetNoticeProcessor(
                pointer,
                { context, message in
                    guard let context, let message else { return }
                    Unmanaged<Notices>.fromOpaque(context).takeUnretainedValue().log(String(cString: message))
                },
                Unmanaged.passUnretained(notices).toOpaque()
            )
        }

        deinit { PQfinish(pointer) }

        var isBroken: Bool { PQstatus(pointer) == CONNECTION_BAD }
        var message: String { String(cString: PQerrorMessage(pointer)) }
        /// The password in use, from any of libpq's sources.
        var password: String? { PQpass(pointer).map { String(cString: $0) } }
    }

    /// The notices of the server, such as that a table already exists.
    private final class Notices {
        private let logger: Logger
        private let secrets: Secrets

        init(logger: Logger, secrets: Secrets) {
            self.logger = logger
            self.secrets = secrets
        }

        func log(_ message: String) { logger.debug("PostgreSQL: \(secrets.sentence(message))") }
    }

    /// Strings in C's form, with a null pointer after the last.
    private struct CStrings {
        private let bytes: [CChar]
        private let offsets: [Int]

        init(_ strings: [String]) {
            var bytes: [CChar] = []
            var offsets: [Int] = []
            for string in strings {
                offsets.append(bytes.count)
                bytes += string.utf8CString
            }
            self.bytes = bytes
            self.offsets = offsets
        }

        func withPointers<Result>(_ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Result) -> Result {
            bytes.withUnsafeBufferPointer { bytes in
                let pointers = offsets.map { bytes.baseAddress?.advanced(by: $0) } + [nil]
                return pointers.withUnsafeBufferPointer { body($0.baseAddress) }
            }
        }
    }
#endif
