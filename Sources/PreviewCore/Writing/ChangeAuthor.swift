/// Who changed a spec or a customization.
public enum ChangeAuthor: Hashable, Sendable {
    /// Someone at a page; `link` is the label of the share link they came by, or its id; nil is the owner.
    case browser(link: String?)
    /// A program that saved the file itself.
    case editor
    /// The command line.
    case command
}

/// What a change of a spec is for; numbers are those of revisions.
public enum SpecChangeKind: Hashable, Sendable {
    /// New work.
    case edit
    /// Takes back the change that this revision made.
    case undo(of: Int)
    /// Does again what this revision had changed before it was taken back.
    case redo(of: Int)
    /// Brings back the text of this revision.
    case restore(of: Int)
}
