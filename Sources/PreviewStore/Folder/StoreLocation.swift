import Files
import PreviewCore

/// The folder of a spec's store, and the spec's name there.
public struct StoreLocation: Hashable, Sendable {
    /// The folder's name beside a spec.
    public static let folderName = ".tabpreview"

    /// The store's folder.
    public let folder: String
    /// The spec in ``CustomizationKey/spec``: its file name if the store is beside it, otherwise its full path.
    ///
    /// So a project folder may be moved or renamed with its store, and one store may serve several projects.
    public let spec: String
    /// The folder of the spec.
    let specFolder: String
    /// A Boolean value that indicates whether the folder is `.tabpreview` beside the spec, and so used by this program
    /// alone.
    public let standsBesideSpec: Bool

    /// Creates a location from the spec's path and the folder chosen with `--store` or `store.path`, if any.
    public init(spec path: String, configured: String? = nil) {
        specFolder = ParentFolder.of(path)
        let usual = ParentFolder.path(Self.folderName, in: specFolder)
        let resolvedFolder = RealPath.of(specFolder) ?? specFolder
        let name = ParentFolder.name(path)
        folder = configured ?? usual
        standsBesideSpec =
            configured.map { (RealPath.of($0) ?? $0) == ParentFolder.path(Self.folderName, in: resolvedFolder) }
            ?? true
        spec = standsBesideSpec ? name : ParentFolder.path(name, in: resolvedFolder)
    }
}

// MARK: - Files of one spec

extension StoreLocation {
    /// The file that a server of this spec locks.
    var lockFile: String { ParentFolder.path("lock-\(mark)", in: folder) }

    /// The record by which commands find the server of this spec.
    var serverFile: String { ParentFolder.path("server-\(mark).json", in: folder) }

    /// A name of the spec that is valid in any file system.
    private var mark: String { String(ContentDigest(of: spec).hexadecimal.prefix(16)) }
}
