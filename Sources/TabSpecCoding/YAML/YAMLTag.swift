import TabModel
import Yams

/// The tags that are understood: those of the core schema (S45).
enum YAMLTag {
    static func check(
        _ tag: Tag,
        expected: String,
        shown text: YAMLText,
        at place: SourceLocation
    ) throws(ReadingFailure) {
        guard !["", "!", expected].contains(tag.kind) else { return }
        throw refusal(tag, shown: text, at: place)
    }

    static func refusal(_ tag: Tag, shown text: YAMLText, at place: SourceLocation) -> ReadingFailure {
        let name = text.shown(tag.kind)
        return ReadingFailure(
            id: "syntax",
            text: "The tag \(name.quoted) is not understood here. Remove it.",
            place: place
        )
    }
}

extension Tag {
    /// The tag's name without the prefix of YAML's own tags; empty where none is written.
    var kind: String {
        let prefix = "tag:yaml.org,2002:"
        return description.hasPrefix(prefix) ? String(description.dropFirst(prefix.count)) : description
    }
}
