import TabModel

/// Repairs of customizationIDs (R5.7, R5.8).
enum IDRepairs {
    /// The id is the value, else made of the title; no other entry has it.
    @Sendable static func missingID(_ finding: Diagnostic, _ subject: inout RepairSubject) -> Repair? {
        guard let entry = subject.entry(finding), entry.customizationID == nil else { return nil }
        let title = entry.label.title
        guard let wish = entry.tab?.value.flatMap(name) ?? title.flatMap(Slug.text),
            UnstableID.kind(of: wish, title: title) == nil
        else { return nil }
        let id = subject.freeCustomizationID(wish)
        return Repair(
            id: finding.id,
            entry: entry.id,
            edits: [subject.edit(entry, "customizationID", .set(.string(id)))],
            sentence: "Gives \(entry.name) the customizationID \"\(id)\", so that people can move, hide and add it."
        )
    }

    /// A value that would not look like an index (R5.9).
    private static func name(_ value: TabValue) -> String? {
        guard case .string(let text) = value, !text.isEmpty, UnstableID.kind(of: text, title: nil) == nil else {
            return nil
        }
        return text
    }
}
