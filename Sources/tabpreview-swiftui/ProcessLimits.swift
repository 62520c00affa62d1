import CLibrary
import Dispatch
import Synchronization

/// The limits of this process.
enum ProcessLimits {
    /// Limits the address space to a number of MiB, and disables core dumps.
    ///
    /// A request for more memory ends with a crash, which `tabpreview` handles.
    static func set(memory: Int) {
        #if canImport(Glibc)
            limit(__rlimit_resource_t(RLIMIT_AS.rawValue), to: memory << 20)
            limit(__rlimit_resource_t(RLIMIT_CORE.rawValue), to: 0)
        #else
            limit(RLIMIT_AS, to: memory << 20)
            limit(RLIMIT_CORE, to: 0)
        #endif
    }

    #if canImport(Glibc)
        private typealias Resource = __rlimit_resource_t
    #else
        private typealias Resource = Int32
    #endif

    private static func limit(_ resource: Resource, to most: Int) {
        var limits = rlimit()
        guard getrlimit(resource, &limits) == 0 else { return }
        limits.rlim_cur = min(rlim_t(most), limits.rlim_max)
        limits.rlim_max = limits.rlim_cur
        _ = setrlimit(resource, &limits)
    }
}

/// The deadline of a reading, watched from another thread, because the reading's own may hang forever.
final class ReadingDeadline: Sendable {
    private let isDone = Mutex(false)

    /// Creates a deadline that ends the process with `isLate` after this time, unless it is canceled before.
    init(_ limit: Duration, isLate: @escaping @Sendable () -> Never) {
        DispatchQueue.global().asyncAfter(deadline: .now() + limit / .seconds(1)) {
            self.isDone.withLock { isDone in
                if !isDone { isLate() }
            }
        }
    }

    /// Cancels the deadline because the reading is done; blocks if the process is about to end.
    func cancel() { isDone.withLock { $0 = true } }
}
