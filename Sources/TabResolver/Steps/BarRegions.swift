import TabModel

/// The three regions of the iPad bar, leading to trailing (R1.84, R1.85, R2.25).
struct BarRegions: Hashable, Sendable {
    /// Leading, immovable (R2.37).
    var fixed: [Int] = []
    /// The customizable middle.
    var middle: [Int] = []
    /// Trailing, in declared order (R2.26, R2.28).
    var pinned: [Int] = []

    /// All that stands in the bar.
    var all: [Int] { fixed + middle + pinned }

    /// Regions of an adaptable bar: declared order, children right behind their section's place (R2.24, R2.32).
    init(_ context: ResolutionContext, _ visibilities: Visibilities) {
        for entry in context.outline.entries where visibilities.tabBar[entry.index].isVisible {
            if entry.placement == .pinned {
                pinned.append(entry.index)
            } else if context.isFixed(entry.index) {
                fixed.append(entry.index)
            } else {
                middle.append(entry.index)
            }
        }
        middle = context.orderedInBar(middle)
    }
}

extension ResolutionContext {
    /// Whether an entry belongs to the fixed region while it stands in the bar (R2.37, SW9).
    func isFixed(_ index: Int) -> Bool {
        let exists = isAttached || !spec.switches.regionsNeedCustomization
        return exists && outline[index].modifiers.customizationBehavior.tabBar == .disabled
    }
}
