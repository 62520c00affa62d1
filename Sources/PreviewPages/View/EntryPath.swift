import TabModel

/// The Browse tab's path as one parameter: ids with commas between them.
///
/// A comma or a backslash of an id itself has a backslash before it, so that every path reads back as it was.
enum EntryPath {
    static func text(_ path: [EntryID]) -> String {
        path.map { id in
            id.unicodeScalars.reduce(into: "") { text, scalar in
                if scalar == "," || scalar == "\\" { text.append("\\") }
                text.unicodeScalars.append(scalar)
            }
        }
        .joined(separator: ",")
    }

    static func read(_ text: String) -> [EntryID] {
        var path = [""]
        var escaped = false
        for scalar in text.unicodeScalars {
            if !escaped, scalar == "\\" {
                escaped = true
            } else if !escaped, scalar == "," {
                path.append("")
            } else {
                path[path.count - 1].unicodeScalars.append(scalar)
                escaped = false
            }
        }
        return path.filter { !$0.isEmpty }
    }
}
