public import TabModel
import TabSpecCoding

/// The last changes of a spec or of a customization, for display.
public struct ChangeHistory: Hashable, Sendable {
    /// The changes, the newest first.
    public var changes: [RecordedChange]
    /// The change that an undo reverts; nil if there is none.
    public var undo: Int?
    /// The change that a redo repeats; nil if there is none.
    public var redo: Int?
}

/// A change in a history.
public struct RecordedChange: Hashable, Sendable {
    /// The number of the revision that the change made.
    public var revision: Int
    /// The time of the change, in seconds since 1970.
    var time: Double
    /// The author, kind and summary of the change.
    public var note: ChangeNote
    /// A Boolean value that indicates whether the change has been undone, and not been redone.
    public var isUndone: Bool
    /// A Boolean value that indicates whether the result of the change can be shown, and so be restored.
    public var isGood: Bool = true
    /// The tag of the result of the change.
    public var tag: EntityTag
}

/// A writer of histories as JSON, for `GET /history`.
public enum HistoryCoding {
    /// Returns the body of the response to `GET /history`; `subject` is `spec` or `customization`.
    public static func value(_ history: ChangeHistory, of subject: String) -> JSONValue {
        [
            "of": .string(subject),
            "revisions": .array(history.changes.map(value)),
            "undo": JSONValue(history.undo.map(String.init)),
            "redo": JSONValue(history.redo.map(String.init)),
        ]
    }

    private static func value(_ change: RecordedChange) -> JSONValue {
        var members = [
            JSONMember("revision", .string(String(change.revision))),
            JSONMember("time", .number(change.time)),
            JSONMember("author", author(change.note.author)),
            JSONMember("summary", .string(change.note.summary)),
            JSONMember("kind", .string(change.note.kind.word)),
        ]
        if let subject = change.note.kind.subject { members.append(JSONMember("change", .string(String(subject)))) }
        members.append(JSONMember("undone", .bool(change.isUndone)))
        members.append(JSONMember("ok", .bool(change.isGood)))
        members.append(JSONMember("tag", .string(change.tag.text)))
        return .object(members)
    }

    private static func author(_ author: ChangeAuthor) -> JSONValue {
        let link = author.link.map { [JSONMember("link", .string($0))] } ?? []
        return .object([JSONMember("kind", .string(author.word))] + link)
    }
}
