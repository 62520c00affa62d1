import TabModel

/// Writes down what the resolver reads out of a state, so that what happens next starts from it.
///
/// A section that was chosen becomes its tab (R4.5), an intercepted tab what was selected (R4.14), a search that was
/// left and More's list in regular width the tab before (R4.17, R4.20), and the Browse pattern's move comes with its
/// path (R4.10). The layout of the result is that of the state it was made of.
struct Settling {
    let context: ResolutionContext
    let selection: SelectionState
    let hasMore: Bool

    var environment: ResolutionEnvironment {
        var settled = context.environment
        settled.more = settled.more && hasMore
        settled.path = selection.path
        if let selected = selectedOtherwise {
            settled.select = selected
            if !settled.more { settled.previous = nil }
        }
        return settled
    }

    /// The tab selected, where that is not what the state names.
    private var selectedOtherwise: EntryID? {
        guard let id = selection.selected.map({ context.entry($0).id }) else { return nil }
        let named = context.environment.select.flatMap { context.outline.index(of: $0) }
        if named == nil, context.environment.more, context.environment.platform == .iPad, !hasMore { return id }
        return named == nil || named == selection.selected ? nil : id
    }
}
