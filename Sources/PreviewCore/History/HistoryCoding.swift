public import TabModel

/// Writes histories as JSON (the format, 7, `GET /history`).
public enum HistoryCoding {
    /// What `GET /history` answers; `subject` is `spec` or `customization`.
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
