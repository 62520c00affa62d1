/// One change of a spec's text, addressed by the path of what it changes.
///
/// Paths are those of the text before any of the changes that are made with it.
public struct SpecEdit: Hashable, Sendable {
    /// The steps from the document to the value, such as `["tabs", 2, "hidden"]`; empty for the document itself.
    public var path: [Step]
    /// What happens to it.
    public var change: Change

    /// Makes an edit.
    public init(_ path: [Step], _ change: Change) {
        self.path = path
        self.change = change
    }

    /// One step down into an object or an array.
    public enum Step: Hashable, Sendable {
        case key(String)
        /// Counted from 0.
        case index(Int)
    }

    /// What an edit does.
    public enum Change: Hashable, Sendable {
        /// Gives the member or element another value; a member that is not there yet is added.
        case set(JSONValue)
        /// Takes the member away.
        case remove
        /// Gives the member another key, which its object must not have yet.
        case rename(String)
    }
}

extension SpecEdit.Step: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    /// Makes the step to a key's value.
    public init(stringLiteral value: String) { self = .key(value) }
    /// Makes the step to an element.
    public init(integerLiteral value: Int) { self = .index(value) }
}

extension [SpecEdit.Step] {
    /// The path as messages write it: `tabs[2].hidden`.
    public var text: String {
        reduce(into: "") { text, step in
            switch step {
            case .index(let index): text += "[\(index)]"
            case .key(let key): text += text.isEmpty ? key : ".\(key)"
            }
        }
    }
}

/// The one obvious way to make a finding or an error go away.
public struct Repair: Hashable, Sendable {
    /// What it repairs: a rule id of section 5, or the reader's `unknownKey`, `value` or `type`.
    public var id: String
    /// The entry it concerns; nil for the spec as a whole and for errors of the text.
    public var entry: EntryID?
    /// The changes of the text, which belong together: all are made, or none.
    public var edits: [SpecEdit]
    /// What is done, and what people will see of it, in one sentence.
    public var sentence: String

    /// Makes a repair.
    public init(id: String, entry: EntryID? = nil, edits: [SpecEdit], sentence: String) {
        self.id = id
        self.entry = entry
        self.edits = edits
        self.sentence = sentence
    }
}
