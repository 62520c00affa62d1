import TabModel

/// Repairs of values and of the selection (R5.2 to R5.4).
enum ValueRepairs {
    /// Returns the repair of R5.2: a number written as a string, or a string that contains a number, gets the type of
    /// the others.
    @Sendable static func mixedType(_ finding: Diagnostic, _ subject: inout RepairSubject) -> Repair? {
        guard let entry = subject.entry(finding), let value = entry.tab?.value else { return nil }
        if let selection = subject.lonelySelection { return rewritten(selection, finding, subject) }
        guard let other = value.otherType, subject.take(other) else { return nil }
        return Repair(
            id: finding.id,
            entry: entry.id,
            edits: [subject.edit(entry, "value", .set(JSONValue(other)))]
                + subject.mappingEdits(from: value, to: other),
            sentence: "Write the value \(value.text) of \(entry.name) as \(other.typeName), like the others."
        )
    }

    /// Returns the repair of a selection whose type differs from that of all values: the selection changes.
    private static func rewritten(_ value: TabValue, _ finding: Diagnostic, _ subject: RepairSubject) -> Repair? {
        guard let other = value.otherType, subject.values.contains(other) else { return nil }
        return Repair(
            id: finding.id,
            edits: [SpecEdit(["selection"], .set(JSONValue(other)))],
            sentence: "Write the selection \(value.text) as \(other.typeName), like the tabs' values."
        )
    }

    /// Returns the repair of R5.3: the selection's value if the tab's title matches it, otherwise one made of
    /// customizationID or title.
    @Sendable static func missingValue(_ finding: Diagnostic, _ subject: inout RepairSubject) -> Repair? {
        guard let entry = subject.entry(finding), let tab = entry.tab, tab.value == nil,
            let value = newValue(entry, &subject)
        else { return nil }
        let selects =
            subject.spec.selection == value ? ", which is the initial selection" : ""
        return Repair(
            id: finding.id,
            entry: entry.id,
            edits: [subject.edit(entry, "value", .set(JSONValue(value)))],
            sentence: "Give \(entry.name) the value \"\(value.text)\"\(selects)."
        )
    }

    private static func newValue(_ entry: OutlineEntry, _ subject: inout RepairSubject) -> TabValue? {
        if case .integer = subject.valueType {
            let most = subject.values.compactMap(\.number).max() ?? 0
            let (next, isTooLarge) = most.addingReportingOverflow(1)
            return !isTooLarge && subject.take(.integer(next)) ? .integer(next) : nil
        }
        let slug = entry.customizationID ?? Slug.text(for: entry)
        return slug.map { .string(subject.freeValue($0)) }
    }

    /// Returns the repair of R5.4: the selection becomes the one value that differs from it in case or type only.
    @Sendable static func unknownSelection(_ finding: Diagnostic, _ subject: inout RepairSubject) -> Repair? {
        guard let selection = subject.spec.selection, subject.outline.index(of: selection) == nil else { return nil }
        let wanted = selection.text.lowercased()
        let near = subject.values.filter { $0.text.lowercased() == wanted }
        guard near.count == 1, let value = near.first, let index = subject.outline.index(of: value),
            !subject.outline.isHidden(index, in: .compact), !subject.outline.isHidden(index, in: .regular)
        else { return nil }
        return Repair(
            id: finding.id,
            edits: [SpecEdit(["selection"], .set(JSONValue(value)))],
            sentence: "Select \"\(value.text)\", which only differs from \"\(selection.text)\" in spelling."
        )
    }
}

extension TabValue {
    /// The value as the other type; nil for a string that is not the usual form of a number.
    fileprivate var otherType: TabValue? {
        switch self {
        case .integer(let number): .string("\(number)")
        case .string(let text): Int(text).flatMap { "\($0)" == text ? .integer($0) : nil }
        }
    }

    fileprivate var typeName: String { number == nil ? "a string" : "a number" }

    fileprivate var number: Int? {
        if case .integer(let number) = self { number } else { nil }
    }
}

extension RepairSubject {
    /// The selection, if every tab's value is of the other type.
    fileprivate var lonelySelection: TabValue? {
        guard let selection = spec.selection, !values.isEmpty else { return nil }
        return values.allSatisfy { ($0.number == nil) != (selection.number == nil) } ? selection : nil
    }

    /// A value of the usual type here: the selection's, otherwise the first tab's.
    fileprivate var valueType: TabValue? {
        lonelySelection == nil ? spec.selection ?? values.first : values.first
    }

    /// Returns the edits that keep the mapping's references to a value.
    fileprivate func mappingEdits(from old: TabValue, to new: TabValue) -> [SpecEdit] {
        guard let mapping = spec.sizeClassMapping else { return [] }
        let single = [("compactTab", mapping.compactTab), ("defaultRegularValue", mapping.defaultRegularValue)]
        let members = single.filter { $0.1 == old }.map {
            SpecEdit(["sizeClassMapping", .key($0.0)], .set(JSONValue(new)))
        }
        let regular = mapping.regularValues.indices.filter { mapping.regularValues[$0] == old }
        return members
            + regular.map { SpecEdit(["sizeClassMapping", "regularValues", .index($0)], .set(JSONValue(new))) }
    }
}

/// Repairs of customizationIDs (R5.7, R5.8).
enum IDRepairs {
    /// Returns the repair that adds an id: the value, otherwise one made of the title; no other entry has it.
    @Sendable static func missingID(_ finding: Diagnostic, _ subject: inout RepairSubject) -> Repair? {
        guard let entry = subject.entry(finding), entry.customizationID == nil else { return nil }
        let title = entry.label.title
        guard let wanted = entry.tab?.value.flatMap(name) ?? Slug.text(for: entry),
            UnstableID.kind(of: wanted, title: title) == nil
        else { return nil }
        let id = subject.freeCustomizationID(wanted)
        return Repair(
            id: finding.id,
            entry: entry.id,
            edits: [subject.edit(entry, "customizationID", .set(.string(id)))],
            sentence: "Give \(entry.name) the customizationID \"\(id)\", so that people can move, hide and add it."
        )
    }

    /// Returns a value as an id, unless it looks like an index (R5.9).
    private static func name(_ value: TabValue) -> String? {
        guard case .string(let text) = value, !text.isEmpty, UnstableID.kind(of: text, title: nil) == nil else {
            return nil
        }
        return text
    }
}
