#if PostgreSQL
    import CPostgreSQL
    import Dispatch
    import Synchronization

    /// A request to the server to stop the running statement of a connection, sent on a separate connection.
    struct CancelRequest {
        private let target: Target

        /// Creates a request; nil if the connection is not open.
        init?(_ handle: LibraryHandle) {
            guard let target = Target(handle) else { return nil }
            self.target = target
        }

        /// Sends the request from a thread that may block; returns when that is done, or the time has passed.
        ///
        /// The caller is cancelled already, so a timeout that ends with the waiting task would be over at once.
        func send(within limit: Duration) async {
            let target = target
            await withCheckedContinuation { continuation in
                let waiting = Waiting(continuation)
                let queue = DispatchQueue(label: "tabpreview.postgresql.cancel", attributes: .concurrent)
                queue.async {
                    target.cancel()
                    waiting.end()
                }
                queue.asyncAfter(deadline: .now() + .milliseconds(Int(limit.milliseconds))) { waiting.end() }
            }
        }

        /// A copy by libpq of the address and the process to cancel; any thread may use it.
        private final class Target: Sendable {
            /// The address of a `PGcancel`, which has no other owner.
            private let address: UInt

            init?(_ handle: LibraryHandle) {
                guard let pointer = PQgetCancel(handle.pointer) else { return nil }
                address = UInt(bitPattern: pointer)
            }

            deinit { PQfreeCancel(OpaquePointer(bitPattern: address)) }

            /// Sends the request, and returns once the server has passed it on.
            ///
            /// If that fails, the statement continues, and its deadline closes the connection.
            func cancel() {
                var message = [CChar](repeating: 0, count: 256)
                _ = PQcancel(OpaquePointer(bitPattern: address), &message, Int32(message.count))
            }
        }

        /// A continuation that is resumed by the first caller.
        private final class Waiting: Sendable {
            private let continuation: Mutex<CheckedContinuation<Void, Never>?>

            init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = Mutex(continuation) }

            func end() {
                let first = continuation.withLock { continuation in
                    defer { continuation = nil }
                    return continuation
                }
                first?.resume()
            }
        }
    }
#endif
