import PreviewCore
import TabModel
import TabResolver

/// The place in the app's source that declares an entry or one of its values, and the unknown facts about it.
struct OriginValues: TemplateValue {
    var label: String
    /// The unknown fact and the reason; nil for a known one.
    var unknown: String?
    var place: SourcePlaceValues?
}

/// The places of an entry in the app's source.
struct OriginsValues: TemplateValue {
    var origins: [OriginValues]
}

/// A builder of the places of an entry in the app's source.
///
/// They are those of the entry, its title, its symbol, its badge, and its unknown values.
struct OriginsBuilder {
    /// The values whose places are shown.
    private static let keys: [StandIn.Key] = [.title, .systemImage, .image, .imageAsset, .badge]

    let page: PageContext

    /// Returns the places, or nil for an entry of a spec, and if nothing is known.
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

    /// The unknown values of the shown tab view; nil if there are none.
    var tabView: OriginsValues? {
        let specs = page.frames.map(\.outline.spec)
        guard let spec = specs.first(where: { !$0.standIns.keys.isEmpty }) else { return nil }
        let places = SourcePlaces(page: page)
        return OriginsValues(origins: UnknownFacts(of: spec, spec.sourceMap).all.map { values($0, places) })
    }

    private func values(_ fact: UnknownFacts.Fact, _ places: SourcePlaces) -> OriginValues {
        OriginValues(
            label: fact.label,
            unknown: SentenceText.shown(fact.sentence),
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
    /// The name of the entry's type in SwiftUI.
    fileprivate var kindName: String {
        if case .section = self { "TabSection" } else { "Tab" }
    }
}
