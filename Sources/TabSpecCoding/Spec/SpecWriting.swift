public import TabModel

/// A writer of specs in canonical form, so that reading gives the same spec again.
///
/// Keys are in the order of the format; values equal to a default are left out.
public enum SpecWriting {
    /// Returns the spec as JSON: two spaces a level, a newline at the end.
    public static func text(_ spec: TabSpec) -> String {
        value(spec).text(.pretty)
    }

    /// Returns the spec as a value, for a larger document.
    public static func value(_ spec: TabSpec) -> JSONValue {
        object(TabViewKeys.all, of: spec, tabs: spec.tabs)
    }

    static func value(_ entry: TabEntry) -> JSONValue {
        switch entry {
        case .tab(let tab): object(EntryKeys.tab, of: tab)
        case .section(let section): object(EntryKeys.section, of: section, tabs: section.tabs)
        }
    }

    /// Returns a part of the spec as an object, key by key; `tabs` are the entries in it.
    private static func object<Owner>(
        _ keys: [SpecKey<Owner>],
        of owner: Owner,
        tabs: [TabEntry] = []
    ) -> JSONValue {
        .object(
            keys.compactMap { key in
                if key.name == "tabs" { return JSONMember("tabs", .array(tabs.map(value))) }
                let value = key.value(in: owner)
                return value == key.usual ? nil : JSONMember(key.name, value.json(key.row.shape))
            }
        )
    }
}

extension KeyValue {
    /// Returns the value as JSON; a pair of equal values is written as one value where the shape allows it.
    fileprivate func json(_ shape: Shape) -> JSONValue {
        switch self {
        case .nothing: .null
        case .flag(let flag): .bool(flag)
        case .number(let number): .integer(number)
        case .word(let text), .text(let text): .string(text)
        case .list(let elements): .array(elements.map { $0.json(shape.element) })
        case .members(let members):
            if case .word? = members.first?.value, let one = members.first?.value, case .either(.choice, _) = shape,
                members.allSatisfy({ $0.value == one })
            {
                one.json(shape)
            } else {
                .object(members.map { JSONMember($0.key, $0.value.json(shape.member($0.key))) })
            }
        }
    }
}

extension Shape {
    /// The shape of an array's elements.
    fileprivate var element: Shape {
        switch self {
        case .list(let element, _, _): element
        case .orNull(let shape): shape.element
        default: self
        }
    }

    /// Returns the shape of a member of an object, `null` aside.
    fileprivate func member(_ key: String) -> Shape {
        switch self {
        case .object(let object):
            if case .orNull(let shape)? = object[key]?.shape { shape } else { object[key]?.shape ?? self }
        case .orNull(let shape): shape.member(key)
        case .map(let shape), .conditions(let shape): shape
        default: self
        }
    }
}

/// A writer of the export `json`: a spec and a customization of it in one document.
public enum ExportCoding {
    /// Returns `{"customization", "spec"}`, indented, ending in a newline.
    public static func text(_ spec: TabSpec, customization: TabViewCustomization) -> String {
        let value: JSONValue = [
            "customization": CustomizationCoding.value(customization),
            "spec": SpecWriting.value(spec),
        ]
        return value.text([.pretty])
    }
}
