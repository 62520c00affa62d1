import TabModel

/// Explanations of the decisions of a `when` in one environment (R1.118).
struct VariantNotes {
    /// The spec as written.
    let outline: SpecOutline
    let spec: TabSpec
    let environment: ResolutionEnvironment

    func explain(in context: ResolutionContext, _ notes: inout NoteCollector) {
        guard notes.isCollecting else { return }
        let answers = spec.answers(in: environment)
        if let words = words(of: spec.variants, answers) {
            notes.add(.documented("R1.118"), "The tab view \(words).")
        }
        var next = 0
        for entry in outline.entries {
            if let declared = context.outline.index(of: entry.id) {
                explain(entry, declared, answers, &notes)
                next = declared + 1
            } else if !entry.modifiers.when.holds(in: environment, answers) {
                let reason = entry.modifiers.when.failures(in: environment, answers)
                notes.add(.documented("R1.118"), undeclared: entry, before: next, "isn't declared here, \(reason).")
            }
        }
    }

    private func explain(
        _ entry: OutlineEntry,
        _ declared: Int,
        _ answers: [ConditionID: Bool],
        _ notes: inout NoteCollector
    ) {
        if !entry.modifiers.when.isEmpty {
            notes.add(.documented("R1.118"), declared, "is declared \(entry.modifiers.when.words).")
        }
        if let words = words(of: entry.modifiers.variants, answers) {
            notes.add(.documented("R1.118"), declared, "\(words).")
        }
    }

    /// Returns the keys that variants set here and the reason; nil if none does.
    private func words(of variants: [Variant], _ answers: [ConditionID: Bool]) -> String? {
        let parts = variants.filter { !$0.values.isEmpty && $0.when.holds(in: environment, answers) }.map {
            "\(Listing.text($0.values.map(\.key))) \($0.when.words)"
        }
        return parts.isEmpty ? nil : "has variants: \(parts.joined(separator: "; "))"
    }
}

extension [When] {
    /// The environments in which any of the alternatives holds, as the end of a sentence; "everywhere" if one has no
    /// members.
    var words: String {
        guard count > 1 else { return first?.words ?? "everywhere" }
        let clauses = map(\.clause)
        return clauses.contains("") ? "everywhere" : "only \(clauses.joined(separator: ", or "))"
    }

    /// Returns the reason why no alternative holds in an environment, as the end of a sentence: the members of the only
    /// one that don't hold, or all alternatives.
    func failures(in environment: ResolutionEnvironment, _ answers: [ConditionID: Bool]) -> String {
        count == 1 ? self[0].failures(in: environment, answers) : words
    }
}

extension When {
    /// The environments in which it holds, as one of several alternatives: "on iPad if isNew is true"; empty if it has
    /// no members.
    fileprivate var clause: String {
        let states = states.map { "\($0.id) is \($0.answer)" }
        let state = states.isEmpty ? [] : ["if \(WordList.and(states))"]
        return (placeParts.map(\.words) + state).joined(separator: " ")
    }

    /// The conditions, each with its value.
    private var states: [(id: ConditionID, answer: Bool)] { `if`.map { ($0, true) } + unless.map { ($0, false) } }

    /// The environments in which it holds, as the end of a sentence; "everywhere" if it has no members.
    var words: String { clauses { _ in true } }

    /// Returns the members that don't hold in an environment, as the end of a sentence.
    func failures(in environment: ResolutionEnvironment, _ answers: [ConditionID: Bool]) -> String {
        clauses(failing: true) { !$0.holds(in: environment, answers) }
    }

    /// Returns the wanted members as phrases: each as a separate `when`.
    private func clauses(failing: Bool = false, _ isWanted: (When) -> Bool) -> String {
        let places = placeParts.filter { isWanted($0.part) }.map(\.words)
        let states = states.compactMap { id, answer -> String? in
            var part = When()
            if answer { part.if = [id] } else { part.unless = [id] }
            return isWanted(part) ? "\(id) is \(failing ? !answer : answer)" : nil
        }
        let place = places.isEmpty ? [] : ["only \(places.joined(separator: " "))"]
        let state = states.isEmpty ? [] : ["because \(WordList.and(states))"]
        return place.isEmpty && state.isEmpty ? "everywhere" : (place + state).joined(separator: ", ")
    }

    /// The members for places, each as a separate `when` and in words.
    private var placeParts: [(part: When, words: String)] {
        var parts: [(part: When, words: String)] = []
        let add = { (words: String, change: (inout When) -> Void) in
            var part = When()
            change(&part)
            parts.append((part, words))
        }
        if let platforms { add("on \(Self.names(of: platforms))") { $0.platforms = platforms } }
        if let fromOS { add("with OS \(fromOS.rawValue) or later") { $0.fromOS = fromOS } }
        if let beforeOS { add("before OS \(beforeOS.rawValue)") { $0.beforeOS = beforeOS } }
        if let sizeClass { add("in \(sizeClass.rawValue) width") { $0.sizeClass = sizeClass } }
        return parts
    }

    /// Returns the systems, those of iOS by their devices if not all are included.
    private static func names(of platforms: Set<Platform>) -> String {
        let isWhole = Platform.iOS.isSubset(of: platforms)
        let others = Platform.allCases.filter { platforms.contains($0) && !(isWhole && Platform.iOS.contains($0)) }
        let names = others.map { Platform.iOS.contains($0) ? $0.productName : $0.systemName }
        return platforms.isEmpty ? "no platform" : Listing.text((isWhole ? ["iOS"] : []) + names)
    }
}
