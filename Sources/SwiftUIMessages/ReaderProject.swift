import TabModel

/// A project to read: its path and the settings for reading it.
public struct ReaderProject: Hashable, Sendable {
    /// A file that is left out until it changes.
    public struct SetAside: Hashable, Sendable {
        /// The file's path, relative to the root.
        public var file: String
        /// The reason, as a part of a sentence.
        public var why: String

        /// Creates an entry from a file and the reason.
        public init(file: String, why: String) { (self.file, self.why) = (file, why) }
    }

    /// The path of its root, a folder, or of a single Swift file.
    public var path: String
    /// The build flags that are on, such as `DEBUG`.
    public var flags: [String]
    /// The language of the strings, such as `de`; nil for the one that the project is written in.
    public var locale: String?
    /// The files that are left out, each because a reader failed on it.
    public var setAside: [SetAside]

    /// Creates a project.
    public init(path: String, flags: [String] = [], locale: String? = nil, setAside: [SetAside] = []) {
        self.path = path
        self.flags = flags
        self.locale = locale
        self.setAside = setAside
    }
}

extension ReaderProject {
    init(_ line: ReaderLine) throws(ReaderLineError) {
        path = try line.text("path")
        flags = try line.texts("flags")
        locale = line.has("locale") ? try line.text("locale") : nil
        setAside = []
        for one in try line.inners("setAside") {
            setAside.append(SetAside(file: try one.text("file"), why: try one.text("why")))
        }
    }

    var value: JSONValue {
        [
            "path": .string(path),
            "flags": JSONValue(flags),
            "locale": JSONValue(locale),
            "setAside": .array(setAside.map { ["file": .string($0.file), "why": .string($0.why)] }),
        ]
    }
}
