/// The author of a change of a spec or a customization.
public enum ChangeAuthor: Hashable, Sendable {
    /// A user of a page; `link` is the label of the share link that opened the page, or its id; nil for the owner.
    case browser(link: String?)
    /// A program that saved the file itself.
    case editor
    /// The command line.
    case command
}

/// The kind of a change of a spec; numbers are those of revisions.
public enum SpecChangeKind: Hashable, Sendable {
    /// A new change.
    case edit
    /// An undo of the change that made this revision.
    case undo(of: Int)
    /// A redo of the change that made this revision, after it was undone.
    case redo(of: Int)
    /// A restoration of the text of this revision.
    case restore(of: Int)
}

/// The author, kind and summary of a change in a history.
public struct ChangeNote: Hashable, Sendable {
    /// The author of the change.
    public var author: ChangeAuthor
    /// The kind of the change; the numbers are those of changes in the same history.
    public var kind: SpecChangeKind
    /// The summary of the change, as one line without a full stop: `Moved Drafts to Library`.
    ///
    /// Control characters, which a title may contain, are shown as U+FFFD.
    public let summary: String

    /// Creates a note.
    public init(author: ChangeAuthor, kind: SpecChangeKind = .edit, summary: String) {
        self.author = author
        self.kind = kind
        self.summary = String(String.UnicodeScalarView(summary.unicodeScalars.map(Self.shown)))
    }
}

extension ChangeNote {
    private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar
    }
}

extension ChangeAuthor {
    /// The word that represents the author in JSON and in stores.
    public var word: String {
        switch self {
        case .browser: "browser"
        case .editor: "editor"
        case .command: "command"
        }
    }

    /// The share link that opened the page; nil for the owner, and for programs.
    public var link: String? {
        if case .browser(let link) = self { link } else { nil }
    }

    /// Creates an author from its ``word`` and ``link``; nil for another word.
    public init?(word: String, link: String? = nil) {
        switch word {
        case "browser": self = .browser(link: link)
        case "editor": self = .editor
        case "command": self = .command
        default: return nil
        }
    }
}

extension SpecChangeKind {
    /// The word that represents the kind in JSON and in stores.
    public var word: String {
        switch self {
        case .edit: "edit"
        case .undo: "undo"
        case .redo: "redo"
        case .restore: "restore"
        }
    }

    /// The revision that an undo, a redo or a restoration refers to; nil for a new change.
    public var subject: Int? {
        switch self {
        case .edit: nil
        case .undo(let number), .redo(let number), .restore(let number): number
        }
    }

    /// Creates a kind from its ``word`` and ``subject``; nil for any other combination.
    public init?(word: String, subject: Int? = nil) {
        switch (word, subject) {
        case ("edit", nil): self = .edit
        case ("undo", let number?): self = .undo(of: number)
        case ("redo", let number?): self = .redo(of: number)
        case ("restore", let number?): self = .restore(of: number)
        default: return nil
        }
    }
}
