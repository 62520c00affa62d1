import PreviewCore
import TabModel

/// Where the app's source declares an entry and one of its values, and what isn't known of it.
struct OriginValues: TemplateValue {
    var label: String
    /// What is not known, and why; nil for a fact.
    var unknown: String?
    var place: SourcePlaceValues?
}

/// The places of an entry in the app's source.
struct OriginsValues: TemplateValue {
    var origins: [OriginValues]
}

/// Makes the places of an entry in the app's source: the entry, its title, its symbol, its badge, and what isn't known.
struct OriginsBuilder {
    /// The values whose places are shown.
    private static let keys: [StandIn.Key] = [.title, .systemImage, .image, .imageAsset, .badge]

    let page: PageContext

    /// Nil for an entry of a spec, and where nothing is known.
    func values(of entry: TabEntry) -> OriginsValues? {
        guard page.snapshot.isImported else { return nil }
        let map = page.snapshot.spec?.sourceMap
        let places = SourcePlaces(page: page)
        let unknown = UnknownFacts(of: entry, map).all
        let labels = Set(unknown.map(\.label))
        let facts = declared(entry, map, places).filter { !labels.contains($0.label) }
        let origins = facts + unknown.map { values($0, places) }
        return origins.isEmpty ? nil : OriginsValues(origins: origins)
    }

    /// The unknown values of the tab view that is shown; nil where there are none.
    var tabView: OriginsValues? {
        let specs = page.frames.map(\.index.spec)
        guard let spec = specs.first(where: { !$0.standIns.keys.isEmpty }) else { return nil }
        let places = SourcePlaces(page: page)
        return OriginsValues(origins: UnknownFacts(of: spec, spec.sourceMap).all.map { values($0, places) })
    }

    private func values(_ fact: UnknownFacts.Fact, _ places: SourcePlaces) -> OriginValues {
        OriginValues(
            label: fact.label,
            unknown: VisibleMarks.shown(fact.sentence),
            place: fact.origin.map(places.values)
        )
    }

    private func declared(_ entry: TabEntry, _ map: SourceMap?, _ places: SourcePlaces) -> [OriginValues] {
        guard let map, let location = entry.modifiers.location else { return [] }
        let whole = OriginValues(label: entry.kindName, place: places.values(map[location]))
        let values = Self.keys.compactMap { key in
            map.origin(of: key.rawValue, ofEntryAt: location).map {
                OriginValues(label: KeyWords.label(key.rawValue), place: places.values($0))
            }
        }
        return [whole] + values
    }
}

extension TabEntry {
    /// What SwiftUI calls it.
    fileprivate var kindName: String {
        if case .section = self { "TabSection" } else { "Tab" }
    }
}
