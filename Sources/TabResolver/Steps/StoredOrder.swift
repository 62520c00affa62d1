public import TabModel

/// A person's order merged with the entries there are now (R1.92, R3.29, R3.30).
struct StoredOrder {
    /// Places by customizationID; of an id listed twice the first counts (R3.32).
    private var places: [String: Int] = [:]

    init(_ ids: [String]) {
        for (place, id) in ids.enumerated() where places[id] == nil { places[id] = place }
    }

    /// Listed entries in stored order, then the others in the order given (R1.92, R3.31); unknown ids have no effect (R3.27).
    func sorted(_ indices: [Int], in outline: SpecOutline) -> [Int] {
        var listed: [(place: Int, index: Int)] = []
        var others: [Int] = []
        for index in indices {
            if let place = outline[index].customizationID.flatMap({ places[$0] }) {
                listed.append((place, index))
            } else {
                others.append(index)
            }
        }
        listed.sort { ($0.place, $0.index) < ($1.place, $1.index) }
        return listed.map(\.index) + others
    }
}

extension ResolutionContext {
    /// A section's entries, all of them, in the order a person gave them, else as declared (R1.77, R3.26, R3.29).
    func orderedChildren(of section: Int) -> [Int] {
        let children = outline[section].children
        return storedTabOrder(of: section).map { StoredOrder($0).sorted(children, in: outline) } ?? children
    }

    /// The order that a person gave a section's entries, where it acts.
    func storedTabOrder(of section: Int) -> [String]? {
        guard let stored, let id = outline[section].customizationID else { return nil }
        return stored.sections[id]?.tabOrder
    }

    /// Entries of the bar in the order a person gave them, else as given (R3.30); no order of the sidebar (R3.16).
    func orderedInBar(_ indices: [Int]) -> [Int] {
        guard let order = stored?.tabBarOrder else { return indices }
        return StoredOrder(order).sorted(indices, in: outline)
    }
}

extension TabViewCustomization {
    /// The order of a section's tabs as SwiftUI reports it: `SectionCustomization.tabOrder` (R1.77, R3.26).
    ///
    /// `section` is an entry id. The answer has the customizationIDs of all the section's entries, the untouched ones
    /// too: stored ones first, the others after them as declared (R3.29). Nil where nobody moved anything in the
    /// section, where the spec has no such section, and where the section has no customizationID.
    public func tabOrder(of section: EntryID, in spec: TabSpec) -> [String]? {
        let outline = SpecOutline(spec)
        guard let index = outline.index(of: section), outline[index].isSection else { return nil }
        guard let order = outline[index].customizationID.flatMap({ sections[$0] }) else { return nil }
        let children = StoredOrder(order.tabOrder).sorted(outline[index].children, in: outline)
        return children.compactMap { outline[$0].customizationID }
    }
}
