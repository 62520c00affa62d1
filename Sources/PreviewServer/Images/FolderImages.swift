public import PreviewCore
import Synchronization
public import TabModel
public import TabResolver
import TabSpecCoding

/// The files that specs in one folder name.
///
/// A file is read again only when it has changed.
public final class FolderImages: SpecFiles {
    private struct Look {
        var identity: ImageFile.Identity
        var result: Result<ImageFacts?, ImageProblem>
    }

    private let source: FileSource
    private let catalog = Mutex<(path: String, identity: ImageFile.Identity, catalog: StringsCatalog)?>(nil)
    private let looks = Mutex(LRUCache<String, Look>(capacity: 1024))

    /// Creates the files of specs in a folder.
    public init(_ source: FileSource) {
        self.source = source
    }

    /// Returns the catalog at a path, with the problem of an unreadable one.
    public func catalog(at path: String) -> StringsCatalog {
        do throws(ImageProblem) {
            let file = try ImageFile(opening: path, in: source)
            if let catalog = catalog.withLock(\.self), catalog.path == path, catalog.identity == file.identity {
                return catalog.catalog
            }
            guard let bytes = file.read() else { throw .unreadable }
            let read = StringsCatalogReader.read(bytes, file: path)
            catalog.withLock { $0 = (path, file.identity, read) }
            return read
        } catch {
            var catalog = StringsCatalog()
            catalog.problem = "\(path) can't be read: \(error.reason)."
            return catalog
        }
    }

    /// Returns the properties of a spec's images, under the same rules as the preview draws them.
    public func images(of spec: TabSpec) -> ReferencedImages {
        let reader = AssetCatalogReader(of: spec, in: source)
        var images = ReferencedImages(
            catalog: reader.catalog,
            problems: [:],
            catalogProblem: reader.problem,
            setProblems: reader.setProblems
        )
        for path in spec.imagePaths + reader.catalog.paths {
            do throws(ImageProblem) {
                images.facts[path] = try facts(of: path)
            } catch {
                images.problems?[path] = error
            }
        }
        return images
    }

    private func facts(of path: String) throws(ImageProblem) -> ImageFacts? {
        let file = try ImageFile(opening: path, in: source)
        if let look = looks.withLock({ $0.value(for: path) }), look.identity == file.identity {
            return try look.result.get()
        }
        let result = Result { () throws(ImageProblem) in try file.facts() }
        looks.withLock { $0.insert(Look(identity: file.identity, result: result), for: path) }
        return try result.get()
    }
}
