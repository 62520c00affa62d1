/// A folder with everything in it, as a file set; what editors leave beside a file is left out.
struct FolderExtent {
    let files: any FileReading

    /// A folder deeper than this is taken for a link that leads round in a circle.
    private static let deepest = 16

    func extent(of folder: RawPath) -> FileSet.Extent {
        var extent = FileSet.Extent(files: [], places: LinkChain(files: files).places(of: folder))
        add(folder, depth: 0, to: &extent)
        return extent
    }

    private func add(_ folder: RawPath, depth: Int, to extent: inout FileSet.Extent) {
        guard depth < Self.deepest else { return }
        extent.places.insertAll(in: folder)
        for name in files.names(in: folder) where !Self.isPassing(name) {
            let path = folder.appending(name)
            if files.entry(at: path) == .directory {
                add(path, depth: depth + 1, to: &extent)
            } else {
                extent.files.append(path)
                extent.places.formUnion(LinkChain(files: files).places(of: path))
            }
        }
    }

    /// Whether a file of this name is an editor's own: hidden, a lock, a backup.
    private static func isPassing(_ name: [UInt8]) -> Bool {
        name.first == UInt8(ascii: ".") || name.first == UInt8(ascii: "#") || name.last == UInt8(ascii: "~")
    }
}
