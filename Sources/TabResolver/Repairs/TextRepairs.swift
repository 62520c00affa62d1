import TabModel

/// Repairs of texts (R5.62).
enum TextRepairs {
    /// R5.62: an entry's texts without what nobody sees; what something else refers to by name stays as it is.
    @Sendable static func hiddenCharacters(_ finding: Diagnostic, _ subject: inout RepairSubject) -> Repair? {
        guard let entry = subject.entry(finding) else { return nil }
        let repaired = entry.writtenTexts.compactMap { text -> (key: String, rest: String)? in
            let hidden = HiddenCharacters(text.text, as: text.use)
            guard text.use != .identifier, text.key != "sectionActions", !hidden.found.isEmpty, !hidden.rest.isEmpty
            else { return nil }
            return (text.key, hidden.rest)
        }
        guard !repaired.isEmpty else { return nil }
        return Repair(
            id: finding.id,
            entry: entry.id,
            edits: repaired.map { subject.edit(entry, $0.key, .set(.string($0.rest))) },
            sentence: "Takes out of \(Listing.text(repaired.map(\.key))) what nobody sees."
        )
    }
}
