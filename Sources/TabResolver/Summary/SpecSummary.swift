public import TabModel

/// The summary of a spec's changes, in one line for a history: `Moved Drafts to Library`.
///
/// A pure function of the two specs. Names are shortened, never escaped: the reader that shows the line escapes them.
///
/// - Complexity: O(*n* log *n*) for *n* entries in all.
public enum SpecSummary {
    /// The number of changes that are shown before the rest is counted.
    static let leastCount = 2

    /// Returns the line from an old spec to a new one.
    ///
    /// Specs with the same meaning can differ only in spacing, comments or spelling.
    public static func text(from old: TabSpec, to new: TabSpec) -> String {
        let difference = SpecDifference(old: old, new: new, platforms: [])
        let clauses = ChangeClauses(difference).all
        guard let first = clauses.first else { return "Changed only formatting or comments" }
        let rest = clauses.dropFirst()
        guard rest.count >= leastCount else { return ([first] + rest.map(\.inSentence)).joined(separator: "; ") }
        return "\(first); \(rest.count) more changes"
    }

    /// Returns the line of the first spec in a history.
    public static func text(ofFirst spec: TabSpec) -> String {
        let outline = SpecOutline(spec)
        let sections = outline.entries.count - outline.tabs.count
        let tabs = counted(outline.tabs.count, "tab", "tabs")
        return sections == 0
            ? "First known version: \(tabs)"
            : "First known version: \(tabs), \(counted(sections, "section", "sections"))"
    }

    /// Returns the line of a string that isn't a spec, by its errors.
    public static func text(ofMistakes mistakes: [Diagnostic]) -> String {
        let errors = mistakes.filter { $0.severity == .error }
        return "Can't be shown: \(counted(errors.count, "error", "errors"))"
    }

    static func counted(_ count: Int, _ one: String, _ several: String) -> String {
        "\(count) \(count == 1 ? one : several)"
    }
}

extension String {
    /// An author's name in a line: one line of at most 40 characters.
    var inSummary: String {
        let oneLine = String(prefix(200).map { $0.isNewline || $0 == "\t" ? " " : $0 })
        return oneLine.count <= 40 ? oneLine : oneLine.prefix(39) + "…"
    }

    /// The clause in the middle of a line.
    fileprivate var inSentence: String { prefix(1).lowercased() + dropFirst() }
}

/// The summary of customizing operations, in one line for a history: `Moved Drafts before Inbox in the tab bar`.
public struct OperationSummary {
    private let outline: SpecOutline

    /// Creates a summary of a spec resolved for an iPad, with values of its conditions; its titles represent ids.
    public init(_ spec: TabSpec, conditions: [ConditionID: Bool] = [:]) {
        outline = SpecOutline(spec.whereCustomized(conditions))
    }

    /// Returns the line of one or more operations.
    public func text(_ operations: [CustomizationOperation]) -> String {
        guard let first = operations.first else { return "No changes" }
        guard operations.count > 1 else { return clause(first) }
        return "\(clause(first)); \(SpecSummary.counted(operations.count - 1, "more operation", "more operations"))"
    }

    private func clause(_ operation: CustomizationOperation) -> String {
        switch operation {
        case .addToBar(let id, _): "Added \(name(id)) to the tab bar"
        case .removeFromBar(let id): "Removed \(name(id)) from the tab bar"
        case .moveInBar(let id, let place): "Moved \(name(id)) \(words(place)) in the tab bar"
        case .hide(let id): "Hid \(name(id)) in the sidebar"
        case .show(let id): "Showed \(name(id)) in the sidebar"
        case .moveInSection(let id, let place): "Moved \(name(id)) \(words(place)) in \(section(of: id))"
        case .resetVisibility: "Reset the sidebar's visibility"
        case .resetSectionOrder: "Reset the order in all sections"
        case .resetTabOrder(let section): "Reset the order in \(name(section))"
        case .resetAll: "Reset everything"
        case .undo: "Undid the last change"
        case .redo: "Redid the last change"
        }
    }

    private func words(_ place: OperationPlace) -> String {
        switch place {
        case .unspecified: "to its place"
        case .end: "to the end"
        case .before(let id): "before \(name(id))"
        }
    }

    private func name(_ id: EntryID) -> String {
        (outline.index(of: id).map { outline[$0].name } ?? id).inSummary
    }

    private func section(of id: EntryID) -> String {
        let parent = outline.index(of: id).flatMap { outline[$0].parent }
        return parent.map { outline[$0].name.inSummary } ?? "its section"
    }
}
