public import TabModel
import TabSpecCoding

/// A writer of a reading as the result of `import`.
public enum ImportResult {
    /// Returns `{"version", "tabViews", "diagnostics"}`; equal readings give equal values.
    public static func value(_ reading: ProjectReading) -> JSONValue {
        [
            "version": 1,
            "tabViews": .array(reading.tabViews.map(value)),
            "diagnostics": .array(reading.diagnostics.map(DiagnosticCoding.value)),
        ]
    }

    private static func value(_ view: TabViewReading) -> JSONValue {
        let app: [JSONMember] = view.app.map { [JSONMember("app", .string($0))] } ?? []
        let rest: JSONValue = [
            "kind": .string(view.kind.rawValue),
            "file": .string(view.place.file),
            "line": .integer(view.place.location.line),
            "column": .integer(view.place.location.column),
            "files": JSONValue(view.files),
            "assets": .array(view.assets.map(value)),
            "spec": annotated(SpecWriting.value(view.spec), with: view.places),
            "diagnostics": .array(view.diagnostics.map(DiagnosticCoding.value)),
        ]
        return .object([JSONMember("name", .string(view.name))] + app + rest.members)
    }

    private static func value(_ asset: ProjectAsset) -> JSONValue {
        ["name": .string(asset.name), "kind": .string(asset.kind.rawValue), "folder": .string(asset.folder)]
    }

    // MARK: - Places of entries

    /// Returns a spec or section with the places of its entries.
    private static func annotated(_ value: JSONValue, with places: [EntryPlaces]) -> JSONValue {
        .object(
            value.members.map { member in
                guard member.key == "tabs", case .array(let tabs) = member.value else { return member }
                return JSONMember("tabs", .array(zip(tabs, places).map(entry)))
            }
        )
    }

    private static func entry(_ value: JSONValue, _ places: EntryPlaces) -> JSONValue {
        var members = annotated(value, with: places.tabs).members.map { member in
            member.key == "when" ? JSONMember("when", spelledOut(member.value)) : member
        }
        // The image by its name, also where no catalog has it.
        if case .string(let name)? = value["imageAsset"] ?? value["standIns"]?["imageAsset"]?["text"] {
            members.append(JSONMember("image", .string(name)))
        }
        members.append(JSONMember("at", at(places)))
        return .object(members)
    }

    /// Returns a `when` that names each platform, so that readers need no names for several.
    private static func spelledOut(_ when: JSONValue) -> JSONValue {
        if case .array(let alternatives) = when { return .array(alternatives.map(spelledOut)) }
        return .object(
            when.members.map { member in
                guard member.key == "platforms", case .array(let names) = member.value else { return member }
                let platforms = names.flatMap { name in
                    name == "iOS"
                        ? Platform.allCases.filter { Platform.iOS.contains($0) }.map { .string($0.rawValue) }
                        : [name]
                }
                return JSONMember("platforms", .array(platforms))
            }
        )
    }

    private static func at(_ places: EntryPlaces) -> JSONValue {
        let members = places.members.sorted { $0.key < $1.key }.map { JSONMember($0.key, place($0.value)) }
        return .object(place(places.place).members + members)
    }

    private static func place(_ place: SourcePlace) -> JSONValue {
        [
            "file": .string(place.file), "line": .integer(place.location.line),
            "column": .integer(place.location.column),
        ]
    }
}
