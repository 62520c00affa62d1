public import PreviewCore
import Synchronization
public import TabModel
public import TabResolver
import TabSpecCoding

/// The files that specs in one folder name.
///
/// A file is read again only when it has changed.
public final class FolderFiles: SpecFiles {
    private typealias Look = (identity: ImageFile.Identity, found: Result<ImageFacts?, ImageProblem>)

    private let folder: String
    private let catalog = Mutex<(path: String, identity: ImageFile.Identity, catalog: StringsCatalog)?>(nil)
    private let looks = Mutex<[String: Look]>([:])

    /// Makes the files of specs that lie in a folder.
    public init(folder: String) {
        self.folder = folder
    }

    /// The catalog at a path; why it can't be read is its problem.
    public func catalog(at path: String) -> StringsCatalog {
        do throws(ImageProblem) {
            let file = try ImageFile(opening: path, in: folder)
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

    /// What the images of a spec are like, under the same rules as the preview draws them.
    public func images(of spec: TabSpec) -> NamedImages {
        let reader = AssetCatalogReader(of: spec, in: folder)
        var images = NamedImages(
            catalog: reader.catalog,
            problems: [:],
            catalogProblem: reader.problem,
            setProblems: reader.setProblems
        )
        var seen: [String: Look] = [:]
        for path in spec.imagePaths + reader.catalog.paths {
            do throws(ImageProblem) {
                let look = try look(at: path)
                seen[path] = look
                images.facts[path] = try look.found.get()
            } catch {
                images.problems?[path] = error
            }
        }
        looks.withLock { $0 = seen }
        return images
    }

    private func look(at path: String) throws(ImageProblem) -> Look {
        let file = try ImageFile(opening: path, in: folder)
        if let known = looks.withLock({ $0[path] }), known.identity == file.identity { return known }
        guard let bytes = file.read() else { throw .unreadable }
        do throws(ImageProblem) {
            return (file.identity, .success(try ImageType.drawable(bytes).facts(of: bytes)))
        } catch {
            return (file.identity, .failure(error))
        }
    }
}
