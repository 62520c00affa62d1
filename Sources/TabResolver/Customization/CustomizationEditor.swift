public import TabModel

/// An editor that applies operations to a customization, as people do on an iPad in regular width.
///
/// It is a value: the given customization is never changed. Operations name entries; the customization stores their
/// customizationIDs.
public struct CustomizationEditor: Sendable {
    private let spec: TabSpec
    private let outline: SpecOutline
    private let customization: TabViewCustomization

    /// Creates an editor of a spec resolved for an iPad, with values of its conditions, and the initial customization
    /// (R1.118).
    public init(spec: TabSpec, conditions: [ConditionID: Bool] = [:], customization: TabViewCustomization) {
        let spec = spec.whereCustomized(conditions)
        self.spec = spec
        self.customization = customization
        outline = SpecOutline(spec)
    }

    /// Returns the customization after all operations in order; if one is refused, none is applied.
    public func applying(
        _ operations: [CustomizationOperation]
    ) throws(OperationError) -> TabViewCustomization {
        guard !operations.isEmpty else { return customization }
        if let prohibition = spec.prohibition { throw OperationError(prohibition) }
        var result = customization
        for operation in operations {
            result = try Step(spec: spec, outline: outline, before: result).applying(operation)
        }
        return result
    }

    /// An operation on a state.
    private struct Step {
        let rules: EditRules
        let before: TabViewCustomization

        init(spec: TabSpec, outline: SpecOutline, before: TabViewCustomization) {
            let pad = ResolutionEnvironment(platform: .iPad, sizeClass: .regular)
            rules = EditRules(ResolutionContext(spec, outline, in: pad, customization: before))
            self.before = before
        }

        func applying(_ operation: CustomizationOperation) throws(OperationError) -> TabViewCustomization {
            switch operation {
            case .addToBar(let id, let place): try adding(entry(id), at: place)
            case .moveInBar(let id, let place): try movingInBar(entry(id), to: place)
            case .moveInSection(let id, let place): try movingInSection(entry(id), to: place)
            case .removeFromBar(let id): try storing(.hidden, in: .tabBar, for: entry(id), unless: rules.removing)
            case .hide(let id): try storing(.hidden, in: .sidebar, for: entry(id), unless: rules.hiding)
            case .show(let id): try storing(.visible, in: .sidebar, for: entry(id), unless: rules.showing)
            case .resetVisibility: before.resettingVisibility()
            case .resetSectionOrder: before.resettingSectionOrder()
            case .resetTabOrder(let id): try resettingTabOrder(of: entry(id))
            case .resetAll: TabViewCustomization()  // R3.40, R3.41
            case .undo, .redo: throw .withoutHistory
            }
        }

        private func entry(_ id: EntryID) throws(OperationError) -> OutlineEntry {
            guard let index = rules.context.outline.index(of: id) else { throw missing(id) }
            return rules.context.entry(index)
        }

        private func missing(_ id: EntryID) -> OperationError {
            .missing(id, among: rules.context.outline.entries.map(\.id))
        }

        private func check(_ prohibition: Prohibition?, of entry: OutlineEntry) throws(OperationError) {
            if let prohibition { throw OperationError(prohibition, of: entry) }
        }

        private func storing(
            _ visibility: StoredVisibility,
            in placement: AdaptablePlacement,
            for entry: OutlineEntry,
            unless prohibition: (OutlineEntry) -> Prohibition?
        ) throws(OperationError) -> TabViewCustomization {
            try check(prohibition(entry), of: entry)
            return before.storing(visibility, in: placement, for: entry)
        }

        private func adding(
            _ entry: OutlineEntry,
            at place: OperationPlace
        ) throws(OperationError) -> TabViewCustomization {
            try check(rules.adding(entry), of: entry)
            let result = before.storing(.visible, in: .tabBar, for: entry)
            guard place != .unspecified else { return result }
            return try result.ordering(bar: barOrder(placing: entry, at: place))
        }

        private func movingInBar(
            _ entry: OutlineEntry,
            to place: OperationPlace
        ) throws(OperationError) -> TabViewCustomization {
            try check(rules.movingInBar(entry), of: entry)
            return try before.ordering(bar: barOrder(placing: entry, at: place))
        }

        /// Returns the customizable region with an entry in its new place (R3.15).
        private func barOrder(placing entry: OutlineEntry, at place: OperationPlace) throws(OperationError)
            -> [String]
        {
            let neighbor = try neighbor(of: entry, at: place) { barNeighborProhibition($0) }
            return ids(of: rules.regions.middle.placing(entry.index, before: neighbor))
        }

        private func barNeighborProhibition(_ neighbor: OutlineEntry) -> Prohibition? {
            if rules.isInBar(neighbor), !rules.regions.middle.contains(neighbor.index) {
                return .outsideRegion(neighbor.name)
            }
            if !rules.isInBar(neighbor) { return .neighborNotInBar(neighbor.name) }
            return nil
        }

        private func movingInSection(
            _ entry: OutlineEntry,
            to place: OperationPlace
        ) throws(OperationError) -> TabViewCustomization {
            try check(rules.movingInSection(entry), of: entry)
            guard let section = entry.parent else { throw OperationError(.notInSection, of: entry) }
            let neighbor = try neighbor(of: entry, at: place) {
                $0.parent == section ? nil : .otherSection
            }
            let order = rules.context.orderedChildren(of: section).placing(entry.index, before: neighbor)
            return before.ordering(section: rules.context.entry(section), ids(of: order))
        }

        /// Returns the neighbor that follows the place; nil is the end.
        private func neighbor(
            of entry: OutlineEntry,
            at place: OperationPlace,
            unless prohibition: (OutlineEntry) -> Prohibition?
        ) throws(OperationError) -> Int? {
            guard case .before(let id) = place else { return nil }
            guard let index = rules.context.outline.index(of: id) else { throw missing(id) }
            let neighbor = rules.context.entry(index)
            guard index != entry.index else { return index }
            try check(prohibition(neighbor), of: entry)
            if neighbor.customizationID == nil { throw OperationError(.neighborWithoutID(neighbor.name), of: entry) }
            return index
        }

        /// Returns the ids of the present entries that have one; an entry without an id can't be stored.
        private func ids(of indices: [Int]) -> [String] {
            indices.filter { rules.context.isPresent($0) }.compactMap { rules.context.entry($0).customizationID }
        }

        private func resettingTabOrder(of entry: OutlineEntry) throws(OperationError) -> TabViewCustomization {
            guard entry.isSection else {
                throw OperationError(
                    kind: .unknown,
                    rule: "unknown",
                    entry: entry.id,
                    text: "\"\(entry.name)\" isn't a section, so it has no tab order. Name a section."
                )
            }
            guard let id = entry.customizationID else { throw OperationError(.noID, of: entry) }
            return before.resettingTabOrder(of: id)
        }
    }
}

extension [Int] {
    /// Returns the numbers with one entry before another, or at the end; an entry before itself stays in its place.
    fileprivate func placing(_ index: Int, before neighbor: Int?) -> [Int] {
        guard neighbor != index || !contains(index) else { return self }
        var moved = filter { $0 != index }
        moved.insert(index, at: neighbor.flatMap { moved.firstIndex(of: $0) } ?? moved.endIndex)
        return moved
    }
}
