public import TabModel
public import TabResolver
import TabSpecCoding

/// The report of `tabpreview diff`: the changes and the outcome for a stored customization.
public struct DifferenceReport: Sendable {
    /// The two specs' difference.
    public let difference: SpecDifference
    /// The outcome for a stored customization.
    public let outcome: CustomizationOutcome
    /// The name of the old spec.
    let oldName: String
    /// The name of the new spec.
    let newName: String

    /// Creates a report.
    public init(_ difference: SpecDifference, outcome: CustomizationOutcome, oldName: String, newName: String) {
        self.difference = difference
        self.outcome = outcome
        self.oldName = oldName
        self.newName = newName
    }

    /// A Boolean value that indicates whether the effect on a customization is reported: without a change, only that on
    /// a named profile.
    var tellsOutcome: Bool { !difference.isEmpty || !outcome.isHypothetical }

    /// The number of changes of each kind, and the outcomes for the ids, in one sentence.
    var summary: String {
        guard !difference.isEmpty else { return "No change." }
        let kinds = SpecChange.Kind.allCases.compactMap { kind -> String? in
            let count = difference.changes.count { $0.kind == kind }
            return count == 0 ? nil : "\(count) \(kind.rawValue)"
        }
        let counts = CustomizationOutcome.IDOutcome.Kind.allCases.compactMap { kind -> String? in
            let count = outcome.ids(kind).count
            return count == 0 ? nil : "\(count) \(kind.rawValue)"
        }
        let what = outcome.isHypothetical ? "Customizations (worst case)" : "Customization"
        let stored = counts.isEmpty ? "" : " \(what): \(counts.joined(separator: ", "))."
        return "Tabs: \(kinds.joined(separator: ", ")).\(stored)"
    }
}

extension DifferenceReport {
    /// The report as JSON: keys sorted, two spaces a level, a newline at the end.
    public var json: String { jsonValue.text([.pretty, .sortedKeys]) }

    /// The report as a JSON value.
    ///
    /// `from` and `to` are objects: for added, removed or moved entries a place (`section`, `index` from 0, `title`);
    /// for renamed or changed ones the keys that differ, as JSON specs write them, without those that a variant doesn't
    /// have. Null where there is none.
    public var jsonValue: JSONValue {
        [
            "changes": .array(difference.changes.map(\.jsonValue)),
            "customization": outcome.jsonValue,
        ]
    }
}

extension SpecChange {
    fileprivate var jsonValue: JSONValue {
        [
            "entry": JSONValue(entry),
            "from": from?.jsonValue ?? .null,
            "kind": .string(kind.rawValue),
            "platforms": JSONValue(platforms.map(\.rawValue)),
            "to": to?.jsonValue ?? .null,
        ]
    }
}

extension SpecChange.State {
    fileprivate var jsonValue: JSONValue {
        switch self {
        case .place(let place):
            ["index": .integer(place.index), "section": JSONValue(place.section), "title": JSONValue(place.title)]
        case .properties(let properties):
            .object(properties.map(\.jsonMember))
        }
    }
}

extension KeyMember {
    fileprivate var jsonMember: JSONMember { JSONMember(key, value.jsonValue) }
}

extension KeyValue {
    fileprivate var jsonValue: JSONValue {
        switch self {
        case .nothing: .null
        case .flag(let flag): .bool(flag)
        case .number(let number): .integer(number)
        case .word(let text), .text(let text): .string(text)
        case .list(let values): .array(values.map(\.jsonValue))
        case .members(let members): .object(members.map(\.jsonMember))
        }
    }
}

extension CustomizationOutcome {
    fileprivate var jsonValue: JSONValue {
        let renamed = mapping.map { JSONMember($0.key, .string($0.value)) }
        return [
            "displaced": JSONValue(ids(.displaced)),
            "kept": JSONValue(ids(.kept)),
            "mapping": .object(renamed.sorted { $0.key < $1.key }),
            "orphaned": JSONValue(ids(.orphaned)),
        ]
    }
}
