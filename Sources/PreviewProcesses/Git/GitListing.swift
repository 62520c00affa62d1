/// A file in a folder of a revision.
public struct GitFolderFile: Hashable, Sendable {
    /// The path, relative to the folder: no part is empty, `.` or `..`.
    public let path: String
    /// The object's id, in hexadecimal digits.
    let object: String
    /// The size in bytes.
    var size = 0
}

extension GitFolderFile {
    /// A Boolean value that indicates whether the path leads to a file inside the folder on any system.
    ///
    /// A tree that git did not make can hold any name.
    var isPlain: Bool {
        path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !["", ".", ".."].contains($0) }
    }
}

/// The listing of `ls-tree -z` or `ls-files --stage -z`: mode, object and path of each file.
struct GitListing {
    private let lines: [(words: [Substring], path: String)]

    init(_ output: [UInt8]) {
        lines = output.split(separator: 0).compactMap { line in
            let text = String(decoding: line, as: UTF8.self)
            guard let tab = text.firstIndex(of: "\t") else { return nil }
            return (text[..<tab].split(separator: " "), String(text[text.index(after: tab)...]))
        }
    }

    /// A Boolean value that indicates whether a file of the index has several stages.
    var hasConflicts: Bool { lines.contains { $0.words.count == 3 && $0.words[1].count >= 40 && $0.words[2] != "0" } }

    /// Returns the regular files; `path` makes a path relative to the folder, or nil.
    func files(_ path: (String) -> String?) -> [GitFolderFile] {
        lines.compactMap { words, name in
            guard words.count == 3, words[0].hasPrefix("100"), let path = path(name) else { return nil }
            let object = words.first { $0.count >= 40 && $0.allSatisfy(\.isHexDigit) }
            return object.map { GitFolderFile(path: path, object: String($0)) }
        }.sorted { $0.path < $1.path }
    }

    /// Returns the entry of a path: its object, and by its mode whether it is a link or a submodule.
    func entry(at path: String) -> (object: String, isLink: Bool, isSubmodule: Bool)? {
        guard let words = lines.first(where: { $0.path == path && $0.words.count == 3 })?.words,
            let object = words.first(where: { $0.count >= 40 && $0.allSatisfy(\.isHexDigit) })
        else { return nil }
        return (String(object), words[0] == "120000", words[0] == "160000")
    }

    /// Returns a path without `.` and `..`; nil if it is outside.
    static func plain(_ path: String) -> String? {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(part)
            } else if parts.popLast() == nil {
                return nil
            }
        }
        return parts.joined(separator: "/")
    }
}
