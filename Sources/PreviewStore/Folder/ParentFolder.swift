/// Operations on the text of paths: their folder, their last component.
enum ParentFolder {
    /// Returns the folder of a path; `.` for a name alone.
    static func of(_ path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Returns the last component of a path.
    static func name(_ path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return path }
        return String(path[path.index(after: slash)...])
    }

    /// Returns the path of a name inside a folder; `.` is left out.
    static func path(_ name: String, in folder: String) -> String {
        switch folder {
        case ".": name
        case "/": "/" + name
        default: "\(folder)/\(name)"
        }
    }
}
