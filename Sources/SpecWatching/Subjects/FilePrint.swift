/// What a file's bytes come down to: equal prints mean equal bytes, within one run of the program.
struct FilePrint: Hashable, Sendable {
    /// Nil for a missing, unreadable or empty file.
    let digest: Int?
    private let stamp: FileStamp?

    /// Looks at a file; bytes are read only if the stamp differs from the earlier print's.
    init(of path: RawPath, earlier: FilePrint?, files: any FileReading, limit: Int) {
        let stamp = files.stamp(of: path)
        self.stamp = stamp
        if let earlier, let stamp, earlier.stamp == stamp {
            digest = earlier.digest
        } else {
            digest = Self.digest(of: path, stamp: stamp, files: files, limit: limit)
        }
    }

    static func == (left: FilePrint, right: FilePrint) -> Bool { left.digest == right.digest }

    func hash(into hasher: inout Hasher) { hasher.combine(digest) }

    /// A file over the limit isn't read: its stamp represents it.
    private static func digest(of path: RawPath, stamp: FileStamp?, files: any FileReading, limit: Int) -> Int? {
        guard let stamp, stamp.size > 0 else { return nil }
        guard stamp.size <= limit else { return stamp.hashValue }
        guard case .bytes(let bytes, _) = files.content(of: path, limit: limit), !bytes.isEmpty else { return nil }
        return bytes.hashValue
    }
}
