public import TabModel

/// The obvious repairs of findings that have exactly one.
public enum SpecRepairs {
    /// Returns the repairs of findings about a spec, in the findings' order, each change once.
    ///
    /// Findings without one obvious repair have none here.
    ///
    /// - Complexity: Linear in the number of entries and findings.
    public static func repairs(of findings: [Diagnostic], in spec: TabSpec) -> [Repair] {
        var subject = RepairSubject(spec)
        var seen: Set<SpecEdit> = []
        return findings.flatMap(\.single).compactMap { finding in
            guard subject.isWrittenThere(finding), let repair = rules[finding.id]?(finding, &subject) else {
                return nil
            }
            let isNew = repair.edits.allSatisfy { !seen.contains($0) }
            seen.formUnion(repair.edits)
            return isNew ? repair : nil
        }
    }

    /// The ids of the findings that may have a repair, in the order of the rule book.
    public static let repairable: [String] = rules.keys.sorted { RuleNumber($0) < RuleNumber($1) }

    typealias Rule = @Sendable (Diagnostic, inout RepairSubject) -> Repair?

    private static let rules: [String: Rule] = [
        "R5.2": ValueRepairs.mixedType,
        "R5.3": ValueRepairs.missingValue,
        "R5.4": ValueRepairs.unknownSelection,
        "R5.7": IDRepairs.missingID,
        "R5.8": IDRepairs.missingID,
        "R5.16": HidingRepairs.sidebarOnlyOnPhone,
        "R5.22": LabelRepairs.secondProminent,
        "R5.23": LabelRepairs.searchByHand,
        "R5.27": LabelRepairs.filledSymbol,
        "R5.33": LabelRepairs.misplaced,
        "R5.36": StyleRepairs.deprecatedStyle,
        "R5.45": StyleRepairs.uselessForm,
        "R5.46": StyleRepairs.uselessMinimizing,
        "R5.51": HidingRepairs.shownInBothWidths,
        "R5.62": TextRepairs.hiddenCharacters,
        "R5.79": StyleRepairs.outdatedPlacement,
        "R5.81": StyleRepairs.uselessTransition,
    ]
}

extension Diagnostic {
    /// The finding about each of its entries.
    fileprivate var single: [Diagnostic] {
        [self]
            + related.map { other in
                var finding = self
                (finding.entry, finding.location, finding.related) = (other.entry, other.location, [])
                return finding
            }
    }
}

/// A spec as the subject of repairs, with the values that earlier repairs of the same round have used.
struct RepairSubject {
    let spec: TabSpec
    let outline: SpecOutline
    private let paths: [[SpecEdit.Step]]
    /// The values of tabs, and those given by repairs.
    private(set) var values: Set<TabValue>
    /// The customizationIDs of entries, and those given by repairs.
    private(set) var customizationIDs: Set<String>
    private var lastSuffix: [String: Int] = [:]

    init(_ spec: TabSpec) {
        self.spec = spec
        outline = SpecOutline(spec)
        paths = Self.paths(of: spec.tabs, below: [])
        values = Set(outline.tabs.compactMap { [outline] in outline[$0].tab?.value })
        customizationIDs = Set(outline.entries.compactMap(\.customizationID))
    }

    /// A Boolean value that indicates whether all platforms of the spec have `hidden` and `badge`, so that a repair may
    /// add them.
    var hasHidden: Bool { spec.platforms.allSatisfy(\.hasHidden) }

    /// Returns the entry that a finding is about.
    func entry(_ finding: Diagnostic) -> OutlineEntry? {
        finding.entry.flatMap { outline.index(of: $0) }.map { outline[$0] }
    }

    /// Returns a Boolean value that indicates whether a finding is about the entry's or the tab view's own value, not
    /// about one of a variant (R1.118).
    func isWrittenThere(_ finding: Diagnostic) -> Bool {
        let owner = finding.entry == nil ? spec.location : entry(finding)?.modifiers.location
        guard let owner, let location = finding.location, location != owner else { return finding.location == owner }
        return spec.keyPlaces[owner].contains { $0.location == location }
    }

    /// Returns an edit of one of an entry's members.
    func edit(_ entry: OutlineEntry, _ key: String, _ change: SpecEdit.Change) -> SpecEdit {
        SpecEdit(paths[entry.index] + [.key(key)], change)
    }

    /// Marks a value as used and returns true; returns false if a tab has it.
    mutating func take(_ value: TabValue) -> Bool { values.insert(value).inserted }

    /// Returns the wanted string, or the first of `wanted-2`, `wanted-3`, … that no tab has as its value, and marks it
    /// as used.
    mutating func freeValue(_ wanted: String) -> String {
        free(wanted) { $0.values.insert(.string($1)).inserted }
    }

    /// Returns the wanted string, or the first of `wanted-2`, `wanted-3`, … that no entry has as its customizationID,
    /// and marks it as used.
    mutating func freeCustomizationID(_ wanted: String) -> String {
        free(wanted) { $0.customizationIDs.insert($1).inserted }
    }

    private mutating func free(_ wanted: String, _ take: (inout Self, String) -> Bool) -> String {
        if take(&self, wanted) { return wanted }
        var suffix = lastSuffix[wanted, default: 1]
        repeat { suffix += 1 } while !take(&self, "\(wanted)-\(suffix)")
        lastSuffix[wanted] = suffix
        return "\(wanted)-\(suffix)"
    }

    /// Returns the paths of all entries by their number in one depth-first count.
    private static func paths(of entries: [TabEntry], below path: [SpecEdit.Step]) -> [[SpecEdit.Step]] {
        entries.enumerated().flatMap { number, entry -> [[SpecEdit.Step]] in
            let own = path + [.key("tabs"), .index(number)]
            guard case .section(let section) = entry else { return [own] }
            return [own] + paths(of: section.tabs, below: own)
        }
    }
}

/// A name for an entry that needs a value or an id: lower case, letters and digits, hyphens between words.
enum Slug {
    /// Returns the name that an entry's role provides, otherwise that of the title that its author wrote; nil if there
    /// is none.
    ///
    /// It is the same in every language: a title with translations provides its English text, and words of other
    /// scripts provide nothing.
    static func text(for entry: OutlineEntry) -> String? {
        if let role = entry.role, role == .search { return role.rawValue }
        let label = entry.source.label
        let english = label.translations.isEmpty ? label.title : label.translations.text(in: .en)
        guard entry.modifiers.standIns[.title] == nil, let english,
            english.unicodeScalars.allSatisfy({ $0.value < 0x250 })
        else { return nil }
        let words = english.lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.isEmpty ? nil : words.joined(separator: "-")
    }
}
