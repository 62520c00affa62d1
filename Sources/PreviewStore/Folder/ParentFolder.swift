import CLibrary

/// Paths as text: their folder, their last component, their true place.
enum ParentFolder {
    /// The folder of a path; `.` for a name alone.
    static func of(_ path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The last component of a path.
    static func name(_ path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return path }
        return String(path[path.index(after: slash)...])
    }

    /// A name inside a folder; `.` is left out.
    static func path(_ name: String, in folder: String) -> String {
        switch folder {
        case ".": name
        case "/": "/" + name
        default: "\(folder)/\(name)"
        }
    }

    /// The absolute path without links; the path as it is if it does not exist.
    static func resolved(_ path: String) -> String {
        guard let found = realpath(path, nil) else { return path }
        defer { free(found) }
        return String(cString: found)
    }
}
