/// Several entry ids as one text: with commas between them, as `path` and `last` are written (the format, form 3).
///
/// A comma or a backslash of an id itself has a backslash before it, so that every list reads back as it was.
public enum EntryIDList {
    /// The ids as one text.
    public static func text(_ ids: [EntryID]) -> String {
        ids.map { id in
            id.unicodeScalars.reduce(into: "") { text, scalar in
                if scalar == "," || scalar == "\\" { text.append("\\") }
                text.unicodeScalars.append(scalar)
            }
        }
        .joined(separator: ",")
    }

    /// The ids of a string; empty ones between commas are left out.
    public static func read(_ text: String) -> [EntryID] {
        var ids = [""]
        var escaped = false
        for scalar in text.unicodeScalars {
            if !escaped, scalar == "\\" {
                escaped = true
            } else if !escaped, scalar == "," {
                ids.append("")
            } else {
                ids[ids.count - 1].unicodeScalars.append(scalar)
                escaped = false
            }
        }
        return ids.filter { !$0.isEmpty }
    }
}
