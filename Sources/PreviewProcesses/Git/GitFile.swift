/// A file in a revision of a git repository: `git:REV:PATH`.
public struct GitFile: Hashable, Sendable {
    /// The prefix of every such name.
    public static let prefix = "git:"

    /// The revision, in any of git's spellings; empty for the index.
    public let revision: String
    /// The path, in git's spelling: relative to the repository's root, or to the working folder if it begins with `./`
    /// or `../`.
    public let path: String

    /// Returns a Boolean value that indicates whether a name on the command line is that of a file in a revision.
    ///
    /// A file in the file system with such a name is `./git:…`.
    public static func isNamed(by name: String) -> Bool { name.hasPrefix(prefix) }

    /// Creates a file from its name; the revision ends at the first colon that is in no braces, as in
    /// `HEAD@{10:30}:tabs.json`.
    public init(name: String) throws(GitNameError) {
        guard Self.isNamed(by: name) else { throw .form }
        let rest = name.dropFirst(Self.prefix.count)
        guard let colon = Self.end(ofRevisionIn: rest) else { throw .form }
        revision = String(rest[..<colon])
        path = String(rest[rest.index(after: colon)...])
        guard !path.isEmpty else { throw .form }
        guard !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
            throw .controlCharacter
        }
        guard !revision.hasPrefix("-") else { throw .option(revision) }
        guard !path.hasPrefix("/") else { throw .absolute(path) }
    }

    private init(revision: String, path: String) { (self.revision, self.path) = (revision, path) }

    /// The folder of the file; the path of the root is empty.
    var folder: GitFile {
        let parts = path.split(separator: "/").dropLast()
        let isRelative = path.hasPrefix("./") && parts.count == 1
        return GitFile(revision: revision, path: isRelative ? "./" : parts.joined(separator: "/"))
    }

    /// The name of the file in its folder.
    public var lastName: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// The name on the command line.
    public var name: String { "\(Self.prefix)\(revision):\(path)" }

    /// Git's names of the possible objects, of which the first existing one counts.
    ///
    /// `./` and `../` make a path relative to the folder that git runs in. A plain path that the root lacks is searched
    /// there too, as it is clear where a found one is.
    var objects: [String] {
        let isRelative = path.hasPrefix("./") || path.hasPrefix("../")
        return isRelative ? ["\(revision):\(path)"] : ["\(revision):\(path)", "\(revision):./\(path)"]
    }

    private static func end(ofRevisionIn text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "{": depth += 1
            case "}": depth -= 1
            case ":" where depth <= 0: return index
            default: break
            }
        }
        return nil
    }
}

/// An error in the name of a file of a revision.
public enum GitNameError: Error, Hashable, Sendable {
    /// The name is not `git:REV:PATH`.
    case form
    /// The name has a line break or another control character.
    case controlCharacter
    /// The revision looks like an option.
    case option(String)
    /// The path begins at the root of the file system.
    case absolute(String)

    /// A sentence with the error and the expected form.
    public var text: String {
        switch self {
        case .form: "Expected git:REV:PATH, such as git:HEAD~1:tabs.json, or git::PATH for a staged file."
        case .controlCharacter: "A revision or path can't contain a control character."
        case .option(let revision): "\"\(revision)\" is not a revision: revisions don't start with a hyphen."
        case .absolute(let path):
            "\"\(path)\" is absolute. Write it relative to the repository's root, or start it with ./ for the working directory."
        }
    }
}

/// One response of `git cat-file --batch`.
enum GitObject: Hashable {
    /// A file's bytes.
    case blob([UInt8])
    /// A tree, commit or tag.
    case other
    case missing
    case ambiguous

    /// Creates an object from `OID TYPE SIZE`, a line break and the content, or from a line that ends with the reason
    /// why there is none.
    init?(_ output: [UInt8]) {
        guard let end = output.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let line = String(decoding: output[..<end], as: UTF8.self)
        let words = line.split(separator: " ")
        if words.count == 3, words[0].allSatisfy(\.isHexDigit), let size = Int(words[2]) {
            guard words[1] == "blob" else {
                self = .other
                return
            }
            let content = output[(end + 1)...].prefix(size)
            guard content.count == size else { return nil }
            self = .blob(Array(content))
        } else if line.hasSuffix(" missing") {
            self = .missing
        } else if line.hasSuffix(" ambiguous") {
            self = .ambiguous
        } else {
            return nil
        }
    }
}
