import CLibrary

/// Leaves to the owner of a server's directory what a command makes in it that root runs.
///
/// Otherwise the server, which is another user, could not open its own store later. Only what was not there before is
/// given away, by descriptors: the owner can put links and other names in its place meanwhile.
struct DirectoryOwner {
    private let path: [UInt8]
    private let known: Set<[UInt8]>

    /// Takes note of what is in a directory; nil where the directory is this user's own, or this user is not root.
    init?(of path: String) {
        self.path = Array(path.utf8)
        guard geteuid() == 0, let folder = OpenFolder(path: self.path), let owner = folder.status(of: Self.itself),
            owner.st_uid != 0
        else { return nil }
        known = Set(Self.names(in: folder))
    }

    /// Gives what is new in the directory to its owner, with what is in new folders.
    func giveNewFiles() {
        guard let folder = OpenFolder(path: path), let owner = folder.status(of: Self.itself) else { return }
        for name in Self.names(in: folder) where !known.contains(name) {
            if let inner = OpenFolder(name, in: folder) {
                for file in Self.names(in: inner) { inner.give(file, to: owner) }
            }
            folder.give(name, to: owner)
        }
    }

    private static let itself = Array(".".utf8)

    private static func names(in folder: borrowing OpenFolder) -> [[UInt8]] {
        var names: [[UInt8]] = []
        folder.forEachName { name, _ in
            names.append(name)
            return true
        }
        return names
    }
}
