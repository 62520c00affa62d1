import CLibrary

/// A project in a folder, or one Swift file.
///
/// Opens what lies inside only, and follows no link.
public struct FolderFiles: ProjectFiles {
    private let root: String
    /// The paths of what a reader asks for, sorted.
    public let paths: [String]
    /// What was passed over, as one sentence; nil if nothing was.
    public let omissions: String?

    /// The largest Swift file, in bytes.
    private static let largestSource = 4 << 20
    /// The largest other file, in bytes.
    private static let largestOther = 8 << 20

    /// Lists a folder, or takes a single file; nil if there is neither.
    public init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        if status.st_mode & S_IFMT == S_IFDIR {
            root = path
            var listing = FolderListing()
            listing.list(path, prefix: "", depth: 0)
            paths = listing.paths.sorted()
            omissions = listing.omissions
        } else {
            let parts = path.split(separator: "/", omittingEmptySubsequences: false)
            root = parts.count == 1 ? "." : parts.dropLast().joined(separator: "/") + "/"
            paths = parts.last.map { [String($0)] } ?? []
            omissions = nil
        }
    }

    /// The bytes of a file; nil if it can't be read, is too large, or leads out of the folder.
    public func bytes(of path: String) -> [UInt8]? {
        guard let descriptor = descriptor(of: path) else { return nil }
        defer { close(descriptor) }
        var status = stat()
        let most = path.hasSuffix(".swift") ? Self.largestSource : Self.largestOther
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= most else {
            return nil
        }
        return Self.content(of: descriptor, expecting: Int(status.st_size), most: most)
    }

    /// Opens each folder of a path in the one before, so that none of them is a link.
    private func descriptor(of path: String) -> CInt? {
        var folder = CLibrary.open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        let parts = path.split(separator: "/").map(String.init)
        for (index, part) in parts.enumerated() {
            guard folder >= 0, part != ".." else { break }
            let flags = index + 1 < parts.count ? O_DIRECTORY : O_NONBLOCK
            let next = openat(folder, part, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | flags)
            close(folder)
            folder = next
        }
        return folder >= 0 ? folder : nil
    }

    private static func content(of descriptor: CInt, expecting size: Int, most: Int) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size + 1)
        var buffer = [UInt8](repeating: 0, count: min(max(size + 1, 4096), 1 << 20))
        while bytes.count <= most {
            let count = read(descriptor, &buffer, buffer.count)
            if count == 0 { return bytes }
            guard count > 0 else { return nil }
            bytes += buffer[..<count]
        }
        return nil
    }
}

/// Walks through folders, without those that hold what others wrote, or what a build made.
private struct FolderListing {
    private(set) var paths: [String] = []
    private var omitted: Set<String> = []
    private var left = 400_000

    private static let skipped: Set = [
        "DerivedData", "Pods", "Carthage", "SourcePackages", "node_modules", "build",
    ]
    private static let deepest = 64

    var omissions: String? {
        omitted.isEmpty ? nil : "Left out: \(omitted.sorted().joined(separator: ", "))."
    }

    mutating func list(_ folder: String, prefix: String, depth: Int) {
        guard depth < Self.deepest, let stream = opendir(folder) else { return }
        defer { closedir(stream) }
        while let entry = readdir(stream), left > 0 {
            left -= 1
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.hasPrefix(".") { continue }
            add(name, in: folder, prefix: prefix, depth: depth)
        }
    }

    private mutating func add(_ name: String, in folder: String, prefix: String, depth: Int) {
        var status = stat()
        guard lstat("\(folder)/\(name)", &status) == 0 else { return }
        switch status.st_mode & S_IFMT {
        case S_IFDIR where Self.skipped.contains(name): omitted.insert(name)
        case S_IFDIR: list("\(folder)/\(name)", prefix: "\(prefix)\(name)/", depth: depth + 1)
        case S_IFREG where Self.isRead("\(prefix)\(name)"): paths.append("\(prefix)\(name)")
        default: break
        }
    }

    /// Whether a reader asks for such a file.
    private static func isRead(_ path: String) -> Bool {
        [".swift", ".strings", ".stringsdict", ".xcstrings"].contains { path.hasSuffix($0) }
            || path.contains(".xcassets/")
    }
}
