/// The files of a project, by their paths relative to its root; no other part of it is read.
public protocol ProjectFiles: Sendable {
    /// The name of the folder with the files; nil if it has none.
    var name: String? { get }
    /// The paths of all files that a reader may request, sorted.
    var paths: [String] { get }
    /// Returns the bytes of a file; nil if it can't be read, is too large, or is outside the root.
    func bytes(of path: String) -> [UInt8]?
    /// Runs a step of the reading of a file, so that its name can be reported before and after.
    func during<Result>(_ step: ReadingStep, of path: String, _ work: () -> Result) -> Result
}

extension ProjectFiles {
    /// The absence of a name.
    public var name: String? { nil }

    /// Runs the step without a report.
    public func during<Result>(_ step: ReadingStep, of path: String, _ work: () -> Result) -> Result { work() }
}

/// A step of the reading of a file.
public enum ReadingStep: Sendable {
    /// The scan of the file's bytes for names.
    case scan
    /// The parsing of the file.
    ///
    /// The parser hangs on some texts, and overflows the stack on others.
    case parse
    /// The reading of a tab view in the file, with all its references.
    case evaluate
}

/// A project in memory.
public struct FilesInMemory: ProjectFiles {
    private let files: [String: [UInt8]]

    /// Creates a project from files by their paths.
    public init(_ files: [String: [UInt8]]) { self.files = files }

    /// The files' paths, sorted.
    public var paths: [String] { files.keys.sorted() }

    /// Returns the bytes of a file; nil if there is none.
    public func bytes(of path: String) -> [UInt8]? { files[path] }
}
