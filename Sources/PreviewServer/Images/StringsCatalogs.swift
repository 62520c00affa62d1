import Synchronization
public import TabModel
import TabResolver
import TabSpecCoding

/// The strings catalogs that specs in one folder name, read under the rules for images.
///
/// A catalog is read again only when its file has changed.
public final class StringsCatalogs: Sendable {
    private let folder: String
    private let latest = Mutex<(path: String, identity: ImageFile.Identity, catalog: StringsCatalog)?>(nil)

    /// Makes the catalogs of specs whose files are in a folder.
    public init(folder: String) {
        self.folder = folder
    }

    /// The catalog that a spec names by this path; why it can't be read is its problem.
    public func catalog(at path: String) -> StringsCatalog {
        do throws(ImageProblem) {
            let file = try ImageFile(opening: path, in: folder)
            if let latest = latest.withLock(\.self), latest.path == path, latest.identity == file.identity {
                return latest.catalog
            }
            guard let bytes = file.read() else { throw .unreadable }
            let catalog = StringsCatalogReader.read(bytes, file: path)
            latest.withLock { $0 = (path, file.identity, catalog) }
            return catalog
        } catch {
            var catalog = StringsCatalog()
            catalog.problem = "\(path) can't be read: \(error.reason)."
            return catalog
        }
    }
}
