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
        guard let model = tab.model else {
            for note in EntryNotes(plan: plan, entry: .tab(tab.tab)).texts { source.comment(note) }
            return TabWriter(plan: plan, tab: tab, isNested: isNested).write(to: &source)
        }
        writeLoop(over: model, to: &source) { TabWriter(plan: plan, tab: tab, isNested: true).write(to: &$0) }
    }

    /// Adds a loop over an array, with the notes of all of its samples before it.
    private func writeLoop(
        over model: ModelPlan,
        to source: inout SourceText,
        _ body: (inout SourceText) -> Void
    ) {
        let samples = model.samples.flatMap(\.self)
        var seen: Set<String> = []
        for note in samples.flatMap({ EntryNotes(plan: plan, entry: $0).texts }) where seen.insert(note).inserted {
            source.comment(note)
        }
        source.comment("Known only at runtime: \(model.array) is a placeholder for your app’s model.")
        if Set(samples.map(\.content)).count > 1 {
            source.comment("Its samples differ in their content; the first one’s is written.")
        }
        source.block("ForEach(\(model.array)) { \(model.item) in", body)
    }

    private func write(_ section: SectionPlan, to source: inout SourceText) {
        guard let model = section.model else {
            for note in EntryNotes(plan: plan, entry: .section(section.section)).texts { source.comment(note) }
            return writeSection(section, to: &source)
        }
        writeLoop(over: model, to: &source) { nested.writeSection(section, to: &$0) }
    }

    private func writeSection(_ section: SectionPlan, to source: inout SourceText) {
        let header = LabelText(section.section.header.withoutEmptyTitle, assets: plan.assets, model: section.model)
        let usesTitle = header.title != nil && header.imageView == nil
        source.call("TabSection", usesTitle ? [header.title ?? ""] : [], suffix: " {")
        source.deeper { nested.write(section.entries, to: &$0) }
        if header.imageView != nil {
            source.line("} header: {")
            source.deeper { header.write(to: &$0) }
        }
        source.line("}")
        EntryModifiers(
            entry: .section(section.section),
            plan: plan,
            model: section.model,
            isInSections: section.sections != nil
        )
        .write(to: &source)
    }
}

extension TabLabel {
    /// The label of a header: an empty title is none.
    fileprivate var withoutEmptyTitle: Self {
        var label = self
        if title?.isEmpty == true { label.title = nil }
        return label
    }
}

extension TabEntry {
    /// What the screen of a tab shows.
    fileprivate var content: TabScreen? {
        if case .tab(let tab) = self { tab.content } else { nil }
    }
}
