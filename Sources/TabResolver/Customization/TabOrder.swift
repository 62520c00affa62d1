public import TabModel

extension TabViewCustomization {
    /// The order of a section's tabs as SwiftUI reports it: `SectionCustomization.tabOrder` (R1.77, R3.26).
    ///
    /// `section` is an entry id. The answer has the customizationIDs of all the section's entries, the untouched ones
    /// too: stored ones first, the others behind them as declared (R3.29). Nil where nobody moved anything in the
    /// section, where the spec has no such section, and where the section has no customizationID.
    public func tabOrder(of section: EntryID, in spec: TabSpec) -> [String]? {
        let outline = SpecOutline(spec)
        guard let index = outline.index(of: section), outline[index].isSection else { return nil }
        guard let order = outline[index].customizationID.flatMap({ sections[$0] }) else { return nil }
        let children = StoredOrder(order.tabOrder).sorted(outline[index].children, in: outline)
        return children.compactMap { outline[$0].customizationID }
    }
}
