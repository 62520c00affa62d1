/// A change of a spec's text, addressed by the path of the changed value.
///
/// Paths are those of the text before any of the changes that are made with it.
public struct SpecEdit: Hashable, Sendable {
    /// The steps from the document to the value, such as `["tabs", 2, "hidden"]`; empty for the document itself.
    public var path: [Step]
    /// The change of the value.
    public var change: Change

    /// Creates an edit.
    public init(_ path: [Step], _ change: Change) {
        self.path = path
        self.change = change
    }

    /// One step down into an object or an array.
    public enum Step: Hashable, Sendable {
        case key(String)
        /// The step to an element, counted from 0.
        case index(Int)
    }

    /// The kinds of change.
    public enum Change: Hashable, Sendable {
        /// A new value for the member or element; a missing member is added.
        case set(JSONValue)
        /// The removal of the member.
        case remove
        /// A new key for the member, which its object must not have yet.
        case rename(String)
    }
}

extension SpecEdit.Step: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    /// Creates the step to a key's value.
    public init(stringLiteral value: String) { self = .key(value) }
    /// Creates the step to an element.
    public init(integerLiteral value: Int) { self = .index(value) }
}

extension [SpecEdit.Step] {
    /// The path in the form of messages: `tabs[2].hidden`.
    public var text: String {
        reduce(into: "") { text, step in
            switch step {
            case .index(let index): text += "[\(index)]"
            case .key(let key): text += text.isEmpty ? key : ".\(key)"
            }
        }
    }
}

/// The one obvious way to resolve a finding or an error.
public struct Repair: Hashable, Sendable {
    /// The id of the finding or error that it repairs: a rule id such as R5.32, or the reader's `unknownKey`, `value`
    /// or `type`.
    public var id: String
    /// The entry it concerns; nil for the spec as a whole and for errors of the text.
    public var entry: EntryID?
    /// The changes of the text, which belong together: all are made, or none.
    public var edits: [SpecEdit]
    /// The change and its visible effect, in one sentence.
    public var sentence: String

    /// Creates a repair.
    public init(id: String, entry: EntryID? = nil, edits: [SpecEdit], sentence: String) {
        self.id = id
        self.entry = entry
        self.edits = edits
        self.sentence = sentence
    }
}
