import CLibrary
import Files
import TabResolver

/// The names in a folder inside the spec's: opened first and checked then, like ``ImageFile`` (S25, S26).
enum FolderNames {
    /// Returns the names in no order, without hidden ones; throws if there are more than `most`.
    static func all(at path: String, in source: FileSource, most: Int) throws(ImageProblem) -> [String] {
        switch source {
        case .folder(let folder): try all(at: path, inFolder: folder, most: most)
        case .published(let files): try files.names(at: path, most: most)
        }
    }

    private static func all(at path: String, inFolder folder: String, most: Int) throws(ImageProblem) -> [String] {
        guard let opened = OpenFolder(path: "\(folder)/\(path)".utf8) else {
            throw errno == ENOTDIR ? .notAFile : ImageFile.problem(SystemFailure("list", path))
        }
        guard let identity = opened.status?.stamp.identity,
            RealPath.leads("\(folder)/\(path)", to: identity, below: folder)
        else { throw .outside }
        var names: [String] = []
        opened.forEachName { name, _ in
            if name.first != UInt8(ascii: ".") { names.append(String(decoding: name, as: UTF8.self)) }
            return names.count <= most
        }
        guard names.count <= most else { throw .tooMany(most: most) }
        return names
    }
}
