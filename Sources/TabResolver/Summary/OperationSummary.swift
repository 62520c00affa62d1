public import TabModel

/// What an act of customizing did, in one line for a history: `Moved Drafts before Inbox in the tab bar`.
public struct OperationSummary {
    private let outline: SpecOutline

    /// Prepares a spec, whose titles represent ids.
    public init(_ spec: TabSpec) { outline = SpecOutline(spec) }

    /// The line of an act of one operation or several.
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
