import CLibrary
import Files
import TabModel

/// A listing of a folder, without subfolders of dependencies and build products.
///
/// Each folder is opened relative to its parent, so a folder that is replaced by a link meanwhile is not followed.
struct FolderListing {
    /// The paths of source, in no order.
    private(set) var paths: [String] = []
    /// The problems of files and folders that can't be read, in no order.
    private(set) var problems: [Diagnostic] = []
    private var omitted: Set<String> = []
    private var namesLeft = AppSource.mostNames

    /// The omissions, as one sentence; nil if there are none.
    var omissions: String? {
        omitted.isEmpty ? nil : "Excluded: \(omitted.sorted().joined(separator: ", "))."
    }

    /// Creates the listing of a folder; nil if it can't be opened.
    init?(_ root: String) {
        guard let folder = OpenFolder(path: root.utf8) else { return nil }
        list(folder, prefix: "", depth: 0, inCatalog: false)
        if namesLeft == 0 {
            note(
                ".",
                "there are more than \(AppSource.mostNames) files and folders. The rest were excluded. Name a smaller directory"
            )
        }
    }

    private mutating func list(_ folder: borrowing OpenFolder, prefix: String, depth: Int, inCatalog: Bool) {
        var inner: [[UInt8]] = []
        folder.forEachName { name, kind in
            guard namesLeft > 0 else { return false }
            namesLeft -= 1
            if take(name, kind, prefix: prefix, inCatalog: inCatalog) { inner.append(name) }
            return true
        }
        for name in inner {
            guard let text = text(name, prefix) else { continue }
            guard depth < AppSource.deepest else {
                note(text, "the folder is nested more than \(AppSource.deepest) levels deep. Move it up")
                continue
            }
            guard let next = OpenFolder(name, in: folder) else {
                noteFailure(errno, at: text)
                continue
            }
            let isCatalog = inCatalog || AppSource.isCatalog(name)
            list(next, prefix: "\(text)/", depth: depth + 1, inCatalog: isCatalog)
        }
    }

    /// Notes a file; returns a Boolean value that indicates whether the name is a folder to list.
    private mutating func take(_ name: [UInt8], _ kind: FileStatus.Kind, prefix: String, inCatalog: Bool) -> Bool {
        switch kind {
        case .folder where AppSource.includes(folder: name): return true
        case .folder where !AppSource.isHidden(name): omitted.insert(String(decoding: name, as: UTF8.self))
        case .file where AppSource.includes(file: name, inCatalog: inCatalog):
            if let path = text(name, prefix) { paths.append(path) }
        default: break
        }
        return false
    }

    /// Returns the path of a name; nil for one that isn't valid text, since no message could name it.
    private mutating func text(_ name: [UInt8], _ prefix: String) -> String? {
        if let text = String(validating: name, as: UTF8.self) { return prefix + text }
        note(prefix + String(decoding: name, as: UTF8.self), "its name is not UTF-8. Rename it")
        return nil
    }

    private mutating func noteFailure(_ code: CInt, at path: String) {
        // An entry that was removed or replaced since its name was read.
        if [ENOENT, ENOTDIR, ELOOP].contains(code) { return }
        note(path, "the folder can't be listed: \(String(cString: strerror(code))). Allow your account to read it")
    }

    private mutating func note(_ path: String, _ text: String) {
        problems.append(Diagnostic(severity: .warning, id: "unreadable", text: "\(text).", file: path))
    }
}
