import CLibrary

/// The test at the start whether events arrive at all: some filesystems take a watch and never send one (W23).
enum EventsProbe {
    /// Makes a file in the folder, and tells whether its events came within 100 ms.
    ///
    /// Nil where no file can be made there. The file is `.tabpreview-RANDOM.tmp`, and removed at once.
    static func arrive(in folder: RawPath, from events: inout any FileEvents) throws(WatchFailure) -> Bool? {
        let name = Array(".tabpreview-\(String(UInt64.random(in: 0 ... .max), radix: 16)).tmp".utf8)
        var places = WatchPlaces()
        places.insert(name, in: folder)
        try events.watch(places)
        guard touch(folder.appending(name)) else { return nil }
        return comes(name, from: &events)
    }

    private static func touch(_ path: RawPath) -> Bool {
        let descriptor = path.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
        guard descriptor >= 0 else { return false }
        close(descriptor)
        _ = path.withCString { unlink($0) }
        return true
    }

    private static func comes(_ name: [UInt8], from events: inout any FileEvents) -> Bool {
        for _ in 0..<20 {
            let came = events.drain().contains { event in
                if case .change(_, let changed, _) = event { changed == name || changed.isEmpty } else { false }
            }
            if came { return true }
            usleep(5000)
        }
        return false
    }
}
