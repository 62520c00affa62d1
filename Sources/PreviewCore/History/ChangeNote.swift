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
    /// Undoes the change that this revision made.
    case undo(of: Int)
    /// Redoes what this revision had changed before it was undone.
    case redo(of: Int)
    /// Brings back the text of this revision.
    case restore(of: Int)
}

/// What a history says of one change besides the texts: who made it, what for, and what it did in words.
public struct ChangeNote: Hashable, Sendable {
    /// Who made it.
    public var author: ChangeAuthor
    /// What it was for; the numbers are those of changes in the same history.
    public var kind: SpecChangeKind
    /// What it did, as one line without a full stop: `Moved Drafts to Library`.
    ///
    /// Control characters, which a title may hold, are shown as U+FFFD.
    public let summary: String

    /// Makes a note.
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

    /// The share link that a page was opened by; nil for the owner, and for programs.
    public var link: String? {
        if case .browser(let link) = self { link } else { nil }
    }

    /// Reads what ``word`` and ``link`` say; nil for another word.
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

    /// The revision that it is about; nil for new work.
    public var subject: Int? {
        switch self {
        case .edit: nil
        case .undo(let number), .redo(let number), .restore(let number): number
        }
    }

    /// Reads what ``word`` and ``subject`` say; nil for what they never say.
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
