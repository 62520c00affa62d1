#if os(Linux)
    import CLibrary

    /// One record as the kernel writes it: inotify(7), `struct inotify_event`.
    struct InotifyRecord {
        let watch: Int32
        let mask: UInt32
        let name: [UInt8]

        /// Cuts a buffer that `read` filled into its records.
        static func records(in buffer: [UInt8]) -> [InotifyRecord] {
            let header = MemoryLayout<inotify_event>.size
            var records: [InotifyRecord] = []
            var start = 0
            while start + header <= buffer.count {
                let (record, length) = buffer.withUnsafeBytes { raw in
                    let event = raw.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
                    let name = raw[(start + header)...].prefix(Int(event.len)).prefix { $0 != 0 }
                    return (
                        InotifyRecord(watch: event.wd, mask: event.mask, name: Array(name)), header + Int(event.len)
                    )
                }
                records.append(record)
                start += length
            }
            return records
        }

        func has(_ flag: Int) -> Bool { mask & UInt32(flag) != 0 }

        /// What happened to the record's name; nil if it tells of the folder itself.
        var kind: FileEvent.Kind? {
            if has(Int(IN_CLOSE_WRITE)) { return .closed }
            if has(Int(IN_MOVED_TO)) { return .arrived }
            if has(Int(IN_MODIFY)) { return .modified }
            if has(Int(IN_CREATE)) { return .created }
            if has(Int(IN_DELETE)) || has(Int(IN_MOVED_FROM)) { return .left }
            return has(Int(IN_ATTRIB)) ? .attributes : nil
        }

        /// Whether the folder is no longer what its path leads to.
        var tellsOfFolderGone: Bool {
            has(Int(IN_DELETE_SELF)) || has(Int(IN_MOVE_SELF)) || has(Int(IN_UNMOUNT)) || has(Int(IN_IGNORED))
        }
    }
#endif
