/// The source of events of this system.
enum SystemEvents {
    static let make: FileEventsMaker = { wake throws(WatchFailure) in
        #if canImport(Darwin)
            KqueueEvents(wake: wake)
        #else
            try InotifyEvents(wake: wake)
        #endif
    }
}
