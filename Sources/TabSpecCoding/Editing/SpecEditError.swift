public import TabModel

/// A reason why a change of a spec's text was not made.
public struct SpecEditError: Error, Hashable, Sendable {
    /// The kind of obstacle.
    public var reason: Reason
    /// A description of the obstacle, in one or two sentences.
    public var text: String
    /// The place of the obstacle in the text; nil if it has none.
    public var location: SourceLocation?
    /// The file that ``location`` is in, where that is not the spec's text: a file of an app's source.
    public var file: String?

    /// The kinds of obstacle.
    public enum Reason: String, CaseIterable, Sendable {
        /// The text can't be read at all, or is not UTF-8.
        case unreadable
        /// The path has no value.
        case absent
        /// A key of the path appears twice.
        case ambiguous
        /// An alias repeats the changed value, so that it would change elsewhere, too.
        case repeated
        /// The member comes from a merge key.
        case merged
        /// The object has the new key already.
        case taken
        /// Another change of the same request concerns the same place.
        case conflict
        /// Comments inside would be lost.
        case comments
        /// The place is written in a form that is not supported for changes.
        case form
        /// The changed text does not have the expected content.
        case unproven
        /// A list of tabs would become empty, which the format refuses.
        case onlyTab
        /// The entry is a tab; only sections hold entries.
        case notSection
        /// An entry can't be moved into itself.
        case insideItself
        /// The entries aren't next to each other in one list.
        case apart
        /// An alias would be before the value that it repeats.
        case alias
        /// The spec would break a rule of the format that it follows now.
        case invalid
        /// The text in an app's source is in a string table.
        case catalog
        /// The text in an app's source is not a literal.
        case computed
        /// The change in an app's source would have another condition.
        case condition
        /// A literal in an app's source is used in several places.
        case shared
        /// The value in an app's source is known only to the running app.
        case dynamic
        /// The tab in an app's source needs a value that the type of the selection doesn't have.
        case value
        /// The change can't be expressed in Swift source.
        case notInSwift
    }

    /// Creates a refusal.
    public init(_ reason: Reason, _ text: String, at location: SourceLocation? = nil, in file: String? = nil) {
        self.reason = reason
        self.text = text
        self.location = location
        self.file = file
    }
}

extension SpecEditError.Reason {
    /// Returns the sentence for a path.
    public func text(_ path: String) -> String {
        switch self {
        case .unreadable: "The spec can't be read."
        case .absent: "There is no \(path)."
        case .ambiguous: "\(path): duplicate key. Remove one first."
        case .repeated: "\(path) is repeated by an alias, so a change would also apply elsewhere."
        case .merged: "\(path) comes from a merge key. Change it where it is defined."
        case .taken: "\(path): the object already has the new key."
        case .conflict: "\(path): another edit changes the same location."
        case .comments: "\(path): comments inside it would be lost."
        case .form: "\(path) is written in a way that can't be changed safely."
        case .unproven: "\(path): the result would differ from the intended change."
        case .onlyTab:
            "\(path) is the only entry of its list, and a list of tabs must not be empty. "
                + "Remove or dissolve its section, or add another tab first."
        case .notSection: "\(path) is a tab. Only a section can contain tabs."
        case .insideItself: "\(path) can't be moved into itself."
        case .apart: "\(path): the entries must be next to each other in one list."
        case .alias: "\(path) contains an alias, which can't come before the value that it repeats."
        case .invalid: "\(path): the spec would no longer be valid."
        case .catalog: "\(path) comes from a string table. Change it there."
        case .computed: "\(path) is computed in the source, so there is no literal to change. Edit the source."
        case .condition: "\(path): the change would alter the condition of a tab. Edit the source."
        case .shared: "\(path): the same literal is also used elsewhere. Edit the source."
        case .dynamic: "\(path) is known only at runtime."
        case .value: "\(path): the tab needs its own value. Add a case to the type of the selection first."
        case .notInSwift: "\(path) can't be expressed in SwiftUI source here. Edit the source."
        }
    }
}
