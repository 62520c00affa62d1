public import TabModel

/// Knows the one obvious repair of a finding, where there is one (rulebook 5).
public enum SpecRepairs {
    /// The repairs of findings about a spec, in the findings' order, each change asked for once.
    ///
    /// Findings without one obvious repair have none here. Takes time in proportion to entries and findings.
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

    /// The ids of the findings that may have a repair, in the rulebook's order.
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

/// A spec as repairs look at it, with what earlier repairs of the same round have used up.
struct RepairSubject {
    let spec: TabSpec
    let outline: SpecOutline
    private let paths: [[SpecEdit.Step]]
    /// Values of tabs, and those given since.
    private(set) var values: Set<TabValue>
    /// customizationIDs of entries, and those given since.
    private(set) var customizationIDs: Set<String>
    private var lastSuffix: [String: Int] = [:]

    init(_ spec: TabSpec) {
        self.spec = spec
        outline = SpecOutline(spec)
        paths = Self.paths(of: spec.tabs, below: [])
        values = Set(outline.tabs.compactMap { [outline] in outline[$0].tab?.value })
        customizationIDs = Set(outline.entries.compactMap(\.customizationID))
    }

    /// A Boolean value that indicates whether an entry may be given `hidden`, or `badge`: all platforms of the spec have them.
    var hasHidden: Bool { spec.platforms.allSatisfy(\.hasHidden) }

    /// The entry a finding speaks of.
    func entry(_ finding: Diagnostic) -> OutlineEntry? {
        finding.entry.flatMap { outline.index(of: $0) }.map { outline[$0] }
    }

    /// Returns a Boolean value that indicates whether a finding is about the entry's or the tab view's own value, not
    /// about one that a variant gave (R1.118).
    func isWrittenThere(_ finding: Diagnostic) -> Bool {
        let owner = finding.entry == nil ? spec.location : entry(finding)?.modifiers.location
        guard let owner, let location = finding.location, location != owner else { return finding.location == owner }
        return spec.keyPlaces[owner].contains { $0.location == location }
    }

    /// An edit of one of an entry's members.
    func edit(_ entry: OutlineEntry, _ key: String, _ change: SpecEdit.Change) -> SpecEdit {
        SpecEdit(paths[entry.index] + [.key(key)], change)
    }

    /// Uses up a value; false if a tab has it.
    mutating func take(_ value: TabValue) -> Bool { values.insert(value).inserted }

    /// The wanted string, or the first of `wanted-2`, `wanted-3`, … that no tab has as its value; it is used up.
    mutating func freeValue(_ wanted: String) -> String {
        free(wanted) { $0.values.insert(.string($1)).inserted }
    }

    /// The same for a customizationID.
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

    /// The paths of all entries by their number in one depth-first count.
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
    /// The name that an entry's role gives, else that of the title that its author wrote; nil if there is none.
    ///
    /// It is the same in every language: a title with translations gives its English text, and words of other
    /// scripts give nothing.
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
