/// The files of a project, by their paths relative to its root: what is read of it, and nothing else.
public protocol ProjectFiles: Sendable {
    /// The name of the folder that has them; nil if it has none.
    var name: String? { get }
    /// The paths of all files that a reader may ask for, sorted.
    var paths: [String] { get }
    /// The bytes of a file; nil if it can't be read, is too large, or leads out of the root.
    func bytes(of path: String) -> [UInt8]?
    /// Does a step of the reading of a file, so that its name can be told before and after.
    func during<Result>(_ step: ReadingStep, of path: String, _ work: () -> Result) -> Result
}

extension ProjectFiles {
    /// No name.
    public var name: String? { nil }

    /// Does the step, and tells nobody.
    public func during<Result>(_ step: ReadingStep, of path: String, _ work: () -> Result) -> Result { work() }
}

/// What is done with a file.
public enum ReadingStep: Sendable {
    /// Its bytes are scanned for names.
    case scan
    /// It is parsed. The parser hangs on some texts, and overflows the stack on others.
    case parse
    /// A tab view in it is read, with all it refers to.
    case evaluate
}

/// A project in memory.
public struct FilesInMemory: ProjectFiles {
    private let files: [String: [UInt8]]

    /// Takes files by their paths.
    public init(_ files: [String: [UInt8]]) { self.files = files }

    /// Their paths, sorted.
    public var paths: [String] { files.keys.sorted() }

    /// The bytes of a file; nil if there is none.
    public func bytes(of path: String) -> [UInt8]? { files[path] }
}
