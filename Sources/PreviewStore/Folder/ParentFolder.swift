import CLibrary

/// Operations on the text of paths: their folder, their last component, their real path.
package enum ParentFolder {
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

    /// Returns the absolute path without symbolic links; the unchanged path if it does not exist.
    package static func resolved(_ path: String) -> String {
        guard let found = realpath(path, nil) else { return path }
        defer { free(found) }
        return String(cString: found)
    }
}
