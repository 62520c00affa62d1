/// The place of a file: its folder, and its name there.
struct SpecTarget: Hashable, Sendable {
    let path: String
    let folder: String
    let name: String

    /// Takes a path; one without a folder is in the working folder.
    init(_ path: String) {
        self.path = path
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        name = parts.last.map(String.init) ?? ""
        let folder = parts.dropLast().joined(separator: "/")
        self.folder = folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder
    }

    /// The path of another name in the same folder.
    func beside(_ name: String) -> String { "\(folder)/\(name)" }
}
