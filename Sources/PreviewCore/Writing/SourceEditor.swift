public import TabModel

/// An editor of an app's source for one of its tab views.
public protocol SourceEditor: Sendable {
    /// Edits the tab view's structure; the changed file is on disk when it returns.
    func make(_ edit: TabEdit) async throws(SourceEditFailure) -> SourceEdit

    /// Replaces the old text of a file by the new text of a change; the file is on disk when it returns.
    func replace(_ change: SourceChange) async throws(SourceEditFailure) -> ImportedSpec
}

/// The result of an edit of an app's source.
public struct SourceEdit: Sendable {
    /// The written change; nil where the source needs none.
    var change: SourceChange?
    /// The index paths of the edited entries.
    var entries: [[Int]]
    /// The tab view in the current source.
    var spec: ImportedSpec

    /// Creates an edit from the written change and the new reading.
    public init(change: SourceChange?, entries: [[Int]], spec: ImportedSpec) {
        (self.change, self.entries, self.spec) = (change, entries, spec)
    }
}

/// A file of an app's source before and after a change.
public struct SourceChange: Hashable, Sendable {
    /// The file's path, relative to the project.
    public var file: String
    /// The bytes before.
    public var old: [UInt8]
    /// The bytes after.
    public var new: [UInt8]

    /// Creates a change.
    public init(file: String, old: [UInt8], new: [UInt8]) { (self.file, self.old, self.new) = (file, old, new) }

    /// The change that reverts this one.
    var reversed: SourceChange { SourceChange(file: file, old: new, new: old) }
}

/// A failure to change an app's source; every file is unchanged.
public enum SourceEditFailure: Error, Hashable, Sendable {
    /// The edit can't be made in this source; the diagnostic has the reason and the place of the obstacle.
    case refused(Diagnostic, isUnknown: Bool)
    /// The file can't be written, or has changed.
    case notWritten(SpecWriteFailure)
    /// The source can't be read.
    case unreadable(String)
}
