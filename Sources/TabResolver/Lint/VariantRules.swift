import TabModel

/// Findings about the conditions of variants and entries (R5.73, R5.77).
enum VariantRules {
    static let all = [apartFromPhone, useless]

    static let apartFromPhone = LintRule("R5.73", .warning) { subject in
        guard subject.targets(.iPhoneDuo) else { return [] }
        let written = subject.written
        let ofTabView = written.spec.variants.filter(\.tellsDuoApart).map { variant in
            Mark("A variant of the tab view \(apart)", fix: apartFix).at(variant.when)
        }
        return ofTabView
            + written.outline.entries.flatMap { entry in
                let own = entry.modifiers.when.tellsDuoApart ? entry.modifiers.when.filter(\.tellsDuoApart) : []
                let whens = own.prefix(1) + entry.modifiers.variants.filter(\.tellsDuoApart).map(\.when)
                return whens.map { Mark(entry.index, "A when of \(entry.name) \(apart)", fix: apartFix).at($0) }
            }
    }

    private static let apart = "distinguishes iPhone from iPhone Duo, which SwiftUI can't: both are iOS on a phone."
    private static let apartFix = "Name both or neither in platforms, or use a sizeClass."

    static let useless = LintRule("R5.77", .info) { subject in
        // Source for platforms that it isn't compiled for here, and conditions of its whole bar, are right.
        guard !subject.isSource else { return [] }
        let spec = subject.written.spec
        let platforms = subject.requestedPlatforms.union(spec.platforms)
        let unused = spec.conditions.map(\.id).filter { !subject.usedConditions.contains($0) }.map {
            Mark("The condition \($0) is not used.", fix: "Use it in a when, or remove it.")
        }
        let ofTabView = spec.variants.filter { !When.meet([[$0.when]], on: platforms) }.map { variant in
            Mark("A variant of the tab view never applies \(variant.when.words).", fix: fix).at(variant.when)
        }
        return unused + ofTabView + subject.written.outline.entries.flatMap { marks(of: $0, subject, on: platforms) }
    }

    private static let fix = "Remove it, or add the platform to platforms."

    private static func marks(of entry: OutlineEntry, _ subject: LintSubject, on platforms: Set<Platform>) -> [Mark] {
        let variants = entry.modifiers.variants
        let own = entry.modifiers.when
        guard !own.isEmpty || !variants.isEmpty else { return [] }
        let around = subject.written.outline.whens(around: entry.index)
        guard When.meet(around + [own], on: platforms) else {
            guard let first = own.first, When.meet(around, on: platforms) else { return [] }
            return [Mark(entry.index, "\(entry.name) is never declared: \(own.words).", fix: fix).at(first)]
        }
        let alternatives = own.filter { !When.meet(around + [[$0]], on: platforms) }.map {
            Mark(entry.index, "An alternative in when of \(entry.name) never applies: \($0.words).", fix: fix).at($0)
        }
        let useless = variants.filter { !When.meet(around + [own, [$0.when]], on: platforms) }
        return alternatives
            + useless.map {
                Mark(entry.index, "A variant of \(entry.name) never applies: \($0.when.words).", fix: fix).at($0.when)
            }
    }
}

extension When {
    /// A Boolean value that indicates whether it is for one of iPhone and iPhone Duo alone (R1.99).
    fileprivate var tellsDuoApart: Bool { allows(.iPhone) != allows(.iPhoneDuo) }
}

extension Variant {
    /// A Boolean value that indicates whether it is for one of iPhone and iPhone Duo alone, and not only about bars at
    /// the side (R5.72).
    fileprivate var tellsDuoApart: Bool {
        when.tellsDuoApart && values.contains { !KeyRow.namesForDuo.contains($0.key) }
    }
}

extension Mark {
    /// Returns the mark about the spec as written, at a `when`.
    fileprivate func at(_ when: When) -> Mark {
        var mark = self
        (mark.isWritten, mark.location) = (true, when.location)
        return mark
    }
}

extension LintSubject {
    /// The conditions that the `when`s use.
    fileprivate var usedConditions: Set<ConditionID> {
        let ofEntries = written.outline.entries.flatMap { entry in
            entry.modifiers.when + entry.modifiers.variants.map(\.when)
        }
        return Set((written.spec.variants.map(\.when) + ofEntries).flatMap { $0.if + $0.unless })
    }
}

extension SpecOutline {
    /// Returns the alternatives of each `when` of the sections around an entry, the innermost first.
    func whens(around index: Int) -> [[When]] {
        var whens: [[When]] = []
        var place = self[index].parent
        while let current = place {
            let when = self[current].modifiers.when
            if !when.isEmpty { whens.append(when) }
            place = self[current].parent
        }
        return whens
    }
}

extension LintSubject {
    /// Returns, for each entry, an earlier one with the same key that can be declared together with it (R5.1, R5.6,
    /// R1.118).
    ///
    /// In a layout, only its declared entries count; else all entries as written, on the requested platforms.
    func twins<Key: Hashable>(_ key: (OutlineEntry) -> Key?) -> [(entry: OutlineEntry, earlier: OutlineEntry)] {
        let outline = twinOutline
        var seen: [Key: [OutlineEntry]] = [:]
        var twins: [(entry: OutlineEntry, earlier: OutlineEntry)] = []
        for entry in outline.entries {
            guard let key = key(entry) else { continue }
            var steps = Self.mostSteps
            let earlier = seen[key]?.prefix(Self.mostTwins).first { canMeet($0, entry, in: outline, &steps) }
            if let earlier { twins.append((entry, earlier)) } else { seen[key, default: []].append(entry) }
        }
        return twins
    }

    /// A Boolean value that indicates whether the numbers of twins count all entries as written.
    var twinsAreWritten: Bool { drawn == nil }

    private var twinOutline: SpecOutline { twinsAreWritten ? written.outline : outline }

    /// The number of mutually exclusive entries that are compared with a later one.
    private static let mostTwins = 64

    /// The number of combinations of alternatives that are tried for an entry.
    private static let mostSteps = 500

    private func canMeet(
        _ first: OutlineEntry,
        _ second: OutlineEntry,
        in outline: SpecOutline,
        _ steps: inout Int
    ) -> Bool {
        guard drawn == nil else { return true }
        let whens = [first, second].flatMap { outline.whens(around: $0.index) + [$0.modifiers.when] }
        return whens.allSatisfy(\.isEmpty) || When.meet(whens, on: requestedPlatforms, within: &steps) && steps >= 0
    }
}
