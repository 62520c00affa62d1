import TabModel

/// Writes tabs and sections as a builder holds them.
struct EntryWriter {
    let plan: SourcePlan
    /// Whether a case needs its type's name: inside of sections, groups and loops it can't be inferred.
    var isNested = false

    private var nested: Self { Self(plan: plan, isNested: true) }

    /// The most entries that a builder block takes (R1.5).
    private static let most = 10

    /// Adds entries; more than ten are in groups of ten.
    func write(_ entries: [EntryPlan], to source: inout SourceText) {
        guard entries.count > Self.most else { return writeAll(entries[...], to: &source) }
        source.comment("A builder takes at most ten entries; groups have no other effect.")
        writeGroups(entries[...], to: &source)
    }

    private func writeGroups(_ entries: ArraySlice<EntryPlan>, to source: inout SourceText) {
        guard entries.count > Self.most else { return writeAll(entries, to: &source) }
        var size = Self.most
        while size * Self.most < entries.count { size *= Self.most }
        for start in stride(from: entries.startIndex, to: entries.endIndex, by: size) {
            let part = entries[start..<min(start + size, entries.endIndex)]
            source.block("Group {") { nested.writeGroups(part, to: &$0) }
        }
    }

    private func writeAll(_ entries: ArraySlice<EntryPlan>, to source: inout SourceText) {
        for (index, entry) in entries.enumerated() {
            if index > 0 { source.line() }
            switch entry {
            case .tab(let tab): write(tab, to: &source)
            case .section(let section): write(section, to: &source)
            }
        }
    }

    private func write(_ tab: TabPlan, to source: inout SourceText) {
        let notes = EntryNotes(plan: plan, entry: .tab(tab.tab))
        for note in notes.texts { source.comment(note) }
        guard let model = tab.model else {
            return TabWriter(plan: plan, tab: tab, isNested: isNested).write(to: &source)
        }
        source.comment("Known only at runtime: \(model) is a placeholder for your app’s model.")
        source.block("ForEach(\(model)) { tab in") { source in
            TabWriter(plan: plan, tab: tab, isNested: true).write(to: &source)
        }
    }

    private func write(_ section: SectionPlan, to source: inout SourceText) {
        for note in EntryNotes(plan: plan, entry: .section(section.section)).texts { source.comment(note) }
        guard let model = section.model else { return writeSection(section, to: &source) }
        source.comment("Known only at runtime: \(model) is a placeholder for your app’s model.")
        source.comment("With more than one section, the values of the tabs must differ between sections.")
        source.block("ForEach(\(model)) { section in") { nested.writeSection(section, to: &$0) }
    }

    private func writeSection(_ section: SectionPlan, to source: inout SourceText) {
        var header = LabelText(section.section.header, assets: plan.assets)
        if section.model != nil, header.title != nil { header.title = "section.title" }
        let usesTitle = header.title != nil && header.image == nil
        source.call("TabSection", usesTitle ? [header.title ?? ""] : [], suffix: " {")
        source.deeper { nested.write(section.entries, to: &$0) }
        if header.image != nil {
            source.line("} header: {")
            source.deeper { header.write(to: &$0) }
        }
        source.line("}")
        let id = section.model == nil ? nil : "section.customizationID"
        EntryModifiers(entry: .section(section.section), plan: plan, modelID: id).write(to: &source)
    }
}
