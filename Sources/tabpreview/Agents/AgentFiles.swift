import CLibrary
import Files
import Foundation
import EditorServices
import TabSpecCoding

/// The files that an agent may read: those below one folder.
///
/// Each component of a path is opened in the folder before it, and links are not followed, so that the read file is the
/// one that was checked.
struct AgentFiles: Sendable {
    /// The folder, absolute and without links.
    let root: String
    /// The root as it was given, but absolute, because agents may write paths in this form.
    private let givenRoot: String

    init(root given: String) throws(FileFailure) {
        guard let root = RealPath.of(given), SpecFolder.isFolder(root) else {
            let shown = TerminalText.escaped(given)
            throw FileFailure(text: "--root \(shown): no such directory.", status: ExitStatus.missing)
        }
        self.root = root
        givenRoot = URL(filePath: given).standardizedFileURL.path
    }

    /// Returns the names that lead from the root to a file; a path is relative to the root, or begins with it.
    func names(in path: String) throws(AgentFailure) -> [String] {
        var rest = path[...]
        if path.hasPrefix("/") {
            guard let start = [root, givenRoot].first(where: { "\(path)/".hasPrefix($0 == "/" ? "/" : "\($0)/") })
            else {
                throw outside(path)
            }
            rest = path.dropFirst(start.count)
        }
        let names = rest.split(separator: "/").map(String.init).filter { $0 != "." }
        guard !names.contains(".."), !path.utf8.contains(0) else { throw outside(path) }
        return names
    }

    /// Returns the absolute path of a file or a folder, for callers that open it themselves.
    func absolutePath(_ path: String) throws(AgentFailure) -> String {
        let absolute = ([root == "/" ? "" : root] + (try names(in: path))).joined(separator: "/")
        guard let real = RealPath.of(absolute) else { throw missing(path) }
        guard real == absolute || absolute.isEmpty else { throw outside(path) }
        return real
    }

    /// Returns the bytes of a file, which may be as long as a spec.
    func bytes(of path: String) throws(AgentFailure) -> [UInt8] {
        let names = try names(in: path).map { Array($0.utf8) }
        guard !names.isEmpty, let folder = OpenFolder(path: root.utf8) else { throw missing(path) }
        let most = SpecReadingLimits.http.bytes
        let bytes: [UInt8]?
        do throws(SystemFailure) { bytes = try RegularFile(at: names, in: folder).bytes(limit: most) } catch {
            let hint = error.code == EFTYPE ? "" : " Symbolic links aren't followed."
            throw AgentFailure("\(path) can't be read: \(error.reason).\(hint)")
        }
        guard let bytes else { throw AgentFailure("\(path) is larger than \(most) bytes, the limit for a spec.") }
        return bytes
    }

    private func outside(_ path: String) -> AgentFailure {
        AgentFailure(
            "\(path) is outside \(root), or a symbolic link leads there. "
                + "Name a file inside it, or pass the spec as \"text\"."
        )
    }

    private func missing(_ path: String) -> AgentFailure {
        let near = MissingPath.suggestion(for: URL(filePath: root).appending(path: path).path)
        let name = near.flatMap { $0.hasPrefix("\(root)/") ? String($0.dropFirst(root.count + 1)) : nil }
        return AgentFailure("There is no file \(path) in \(root).\(name.map { " Did you mean \($0)?" } ?? "")")
    }
}
