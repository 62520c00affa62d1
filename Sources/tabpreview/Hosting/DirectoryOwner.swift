import CLibrary
import Files

/// A change of ownership in a server's directory: the files that a command of root creates are given to the directory's
/// owner.
///
/// Otherwise the server, which is another user, could not open its own store later. Only new files are given, by
/// descriptors, because the owner can replace them by links and other names meanwhile.
struct DirectoryOwner {
    private let path: [UInt8]
    private let existingNames: Set<[UInt8]>

    /// Creates the owner of a directory, and stores the names in it; nil where the directory is this user's own, or
    /// this user is not root.
    init?(of path: String) {
        self.path = Array(path.utf8)
        guard geteuid() == 0, let folder = OpenFolder(path: self.path), let owner = folder.status,
            owner.owner != 0
        else { return nil }
        existingNames = Set(folder.names)
    }

    /// Gives new files in the directory to its owner, with the contents of new folders.
    func giveNewFiles() {
        guard let folder = OpenFolder(path: path), let owner = folder.status else { return }
        for name in folder.names where !existingNames.contains(name) {
            if let inner = OpenFolder(name, in: folder) {
                for file in inner.names { inner.give(file, to: owner) }
            }
            folder.give(name, to: owner)
        }
    }
}
