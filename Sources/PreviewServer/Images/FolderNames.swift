import CLibrary
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
        let descriptor = open("\(folder)/\(path)", O_RDONLY | O_DIRECTORY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw errno == ENOTDIR ? .notAFile : ImageFile.problem(errno) }
        guard let identity = ImageFile.identity(of: descriptor, kind: S_IFDIR),
            ImageFile.isInside(path, identity, folder), let stream = fdopendir(descriptor)
        else {
            close(descriptor)
            throw .outside
        }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            guard name.first != UInt8(ascii: ".") else { continue }
            guard names.count < most else { throw .tooMany(most: most) }
            names.append(String(decoding: name, as: UTF8.self))
        }
        return names
    }
}
