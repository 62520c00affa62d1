import TabModel

/// The tab that is selected when a section is chosen (R4.5).
struct SectionChoice {
    let context: ResolutionContext
    let canSelect: (Int) -> Bool
    let isListed: (Int) -> Bool

    /// The present tab if it is the section's, else the one chosen there last, else the section's first visible one.
    func tab(in section: Int, present: Int?) -> Int? {
        if let present, isChoice(present, in: section) { return present }
        let last = context.environment.last.reversed().lazy.compactMap { context.outline.index(of: $0) }
        if let last = last.first(where: { isChoice($0, in: section) }) { return last }
        let inside = context.outline.tabs(in: section).filter(canSelect)
        return inside.first(where: isListed) ?? inside.first
    }

    private func isChoice(_ index: Int, in section: Int) -> Bool {
        context.outline.branch(of: section, contains: index) && canSelect(index)
    }
}
