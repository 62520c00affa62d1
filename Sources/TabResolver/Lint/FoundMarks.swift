import TabModel

/// The marks of all forms of a spec, grouped by cause.
struct FoundMarks {
    /// The parts that marks with one cause share.
    private struct Cause: Hashable {
        let rule: String
        /// The entry, unless several share the finding.
        let entry: EntryID?
        let words: String
    }

    /// A finding that is not complete yet.
    fileprivate struct Found {
        var diagnostic: Diagnostic
        let order: (index: Int, number: RuleNumber)
        let lead: String?
        var parts: [FoundPart] = []
        /// The combinations in which the rule could hold.
        var whole = Reach()
    }

    /// The combinations in which one item of a finding, or all of it, holds.
    fileprivate struct FoundPart {
        let item: String
        let text: String
        let entry: EntryID?
        let location: SourceLocation?
        var reach = Reach()
        /// The combinations in which it could hold.
        let whole: Reach
    }

    private var marks: [Found] = []
    private var causes: [Cause: Int] = [:]
    private var parts: [PartName: Int] = [:]

    /// The properties that distinguish a part of a finding from the others.
    private struct PartName: Hashable {
        let cause: Cause
        let item: String
        let entry: EntryID?
    }

    /// Adds a mark that was found in one form of the spec.
    ///
    /// `whole` has the combinations in which its entry is declared and the rule applies.
    mutating func add(_ mark: Mark, _ diagnostic: Diagnostic, at index: Int, _ reach: Reach, of whole: Reach) {
        let cause = Cause(
            rule: diagnostic.id,
            entry: mark.part == nil ? diagnostic.entry : nil,
            words: mark.part?.lead ?? mark.text
        )
        let place = causes[cause] ?? marks.count
        if place == marks.count {
            causes[cause] = place
            let order = (index, RuleNumber(diagnostic.id))
            marks.append(Found(diagnostic: diagnostic, order: order, lead: mark.part?.lead))
        }
        marks[place].diagnostic.severity = max(marks[place].diagnostic.severity, diagnostic.severity)
        let name = PartName(
            cause: cause,
            item: mark.part?.item ?? "",
            entry: mark.index == nil ? nil : diagnostic.entry
        )
        let part = parts[name] ?? marks[place].parts.count
        if part == marks[place].parts.count {
            parts[name] = part
            marks[place].whole.formUnion(whole)
            marks[place].parts.append(
                FoundPart(
                    item: name.item,
                    text: mark.text,
                    entry: name.entry,
                    location: diagnostic.location,
                    whole: whole
                )
            )
        }
        marks[place].parts[part].reach.formUnion(reach)
    }

    /// Returns the findings by file and place; those without a place by entry, then by rule.
    ///
    /// In an app's source, a finding is an error only if it is one wherever the app runs.
    func findings(ofSource isSource: Bool) -> [Diagnostic] {
        let findings = marks.enumerated().map { number, mark in
            (mark.diagnostic(ofSource: isSource), mark.order, number)
        }
        return findings.sorted { first, second in
            let (one, other) = (first.0, second.0)
            if one.file != other.file { return one.file < other.file }
            if one.location != other.location { return one.location.isBefore(other.location) }
            return (first.1.index, first.1.number, first.2) < (second.1.index, second.1.number, second.2)
        }.map(\.0)
    }
}

extension SourceLocation? {
    /// Returns a Boolean value that indicates whether a place comes before another one; none comes before all.
    func isBefore(_ other: SourceLocation?) -> Bool {
        guard let self, let other else { return self == nil && other != nil }
        return self < other
    }
}

extension FoundMarks.Found {
    /// Returns the finding with its parts and the combinations that it holds in.
    fileprivate func diagnostic(ofSource isSource: Bool) -> Diagnostic {
        var finding = diagnostic
        let reach = parts.reduce(into: Reach()) { $0.formUnion($1.reach) }
        finding.text = sentence(in: reach)
        finding.related = parts.dropFirst().compactMap { part in
            part.entry.map { Diagnostic.Related(entry: $0, location: part.location) }
        }
        let names = Set(reach.platforms).names(among: Set(whole.platforms))
        if finding.text.contains(Mark.platforms) {
            finding.text = finding.text.split(separator: Mark.platforms, omittingEmptySubsequences: false)
                .joined(separator: names)
        }
        var scope = whole
        if reach.platforms.contains(where: { finding.text.contains($0.systemName) }) {
            scope = Reach(whole.cells.filter { reach.platforms.contains($0.platform) })
        }
        guard let words = reach.words(of: scope) else { return finding }
        finding.text += " Only \(words)."
        if isSource, finding.severity == .error { finding.severity = .warning }
        return finding
    }

    /// Returns the sentence of the only part, or that of all of them with the words that each of them adds.
    private func sentence(in reach: Reach) -> String {
        guard let lead, parts.count > 1 else { return parts.first?.text ?? "" }
        var items: [(text: String, reach: Reach, whole: Reach)] = []
        var places: [String: Int] = [:]
        for part in parts {
            if let place = places[part.item] {
                items[place].reach.formUnion(part.reach)
                items[place].whole.formUnion(part.whole)
            } else {
                places[part.item] = items.count
                items.append((part.item, part.reach, part.whole))
            }
        }
        var groups: [(words: String?, items: [String])] = []
        for item in items {
            let words = item.reach.words(of: item.whole.intersection(reach))
            if let part = groups.firstIndex(where: { $0.words == words }) {
                groups[part].items.append(item.text)
            } else {
                groups.append((words, [item.text]))
            }
        }
        let texts = groups.map { words, items in
            [Listing.text(items), words].compactMap(\.self).joined(separator: " ")
        }
        return "\(lead): \(texts.joined(separator: "; "))."
    }
}
