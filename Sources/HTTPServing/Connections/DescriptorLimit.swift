import CLibrary

/// The maximum number of files and connections that this program may have open (`RLIMIT_NOFILE`).
package enum DescriptorLimit {
    #if canImport(Glibc)
        private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
        private static let resource = RLIMIT_NOFILE
    #endif

    /// The present limit.
    package static var current: Int {
        var limits = rlimit()
        guard getrlimit(resource, &limits) == 0 else { return 256 }
        return Int(clamping: limits.rlim_cur)
    }

    /// Raises the limit to the highest that is allowed without more rights.
    package static func raise() {
        var limits = rlimit()
        guard getrlimit(resource, &limits) == 0, limits.rlim_cur < limits.rlim_max else { return }
        limits.rlim_cur = limits.rlim_max
        #if canImport(Darwin)
            limits.rlim_cur = min(limits.rlim_cur, rlim_t(OPEN_MAX))
        #endif
        _ = setrlimit(resource, &limits)
    }

    /// Returns a Boolean value that indicates whether more than some quarters of the limit are in use.
    ///
    /// The lowest free descriptor shows that: all below it are taken.
    static func isUsed(beyond quarters: Int) -> Bool {
        let lowestFree = open("/dev/null", O_RDONLY | O_CLOEXEC)
        guard lowestFree >= 0 else { return true }
        close(lowestFree)
        return Int(lowestFree) > current / 4 * quarters
    }
}
