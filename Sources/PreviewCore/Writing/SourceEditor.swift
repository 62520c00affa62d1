public import TabModel

/// Changes an app's source for one of its tab views.
public protocol SourceEditor: Sendable {
    /// Makes an act on the tab view's structure, and has the changed file on disk when it returns.
    func make(_ edit: TabEdit) async throws(SourceEditFailure) -> SourceEdit

    /// Gives a file the new text of a change in place of the old one, and has it on disk when it returns.
    func replace(_ change: SourceChange) async throws(SourceEditFailure) -> ImportedSpec
}

/// What an act has made of an app's source.
public struct SourceEdit: Sendable {
    /// What was written; nil where the source says it already.
    public var change: SourceChange?
    /// Where the act's entries are now, as paths of numbers.
    public var entries: [[Int]]
    /// The tab view as the source has it now.
    public var spec: ImportedSpec

    /// Makes one of what was written and what is read then.
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

    /// Makes a change.
    public init(file: String, old: [UInt8], new: [UInt8]) { (self.file, self.old, self.new) = (file, old, new) }

    /// What takes it back.
    var reversed: SourceChange { SourceChange(file: file, old: new, new: old) }
}

/// Why an app's source was not changed; every file is as it was.
public enum SourceEditFailure: Error, Hashable, Sendable {
    /// The act can't be made in this source; the diagnostic has the reason and the place of the obstacle.
    case refused(Diagnostic, isUnknown: Bool)
    /// The file can't be written, or is another by now.
    case notWritten(SpecWriteFailure)
    /// The source can't be read.
    case unreadable(String)
}
