import TabModel

/// A writer of tabs and sections in a builder.
struct EntryWriter {
    let plan: SourcePlan
    /// A Boolean value that indicates whether a case needs its type's name: inside sections, groups and loops it can't
    /// be inferred.
    var isNested = false

    private var nested: Self { Self(plan: plan, isNested: true) }

    /// The largest number of entries of a builder block (R1.5).
    private static let most = 10

    /// Adds entries; more than ten are in groups of ten.
    func write(_ entries: [EntryPlan], to source: inout SwiftText) {
        guard entries.count > Self.most else { return writeAll(entries[...], to: &source) }
        source.comment("A builder accepts at most ten entries. Groups have no other effect.")
        writeGroups(entries[...], to: &source)
    }

    private func writeGroups(_ entries: ArraySlice<EntryPlan>, to source: inout SwiftText) {
        guard entries.count > Self.most else { return writeAll(entries, to: &source) }
        var size = Self.most
        while size * Self.most < entries.count { size *= Self.most }
        for start in stride(from: entries.startIndex, to: entries.endIndex, by: size) {
            let part = entries[start..<min(start + size, entries.endIndex)]
            let systems = ConditionalEntry.systems(of: part, in: plan)
            guard !systems.isEmpty else {
                writeAll(part, to: &source)
                continue
            }
            source.branches([(systems, ())], of: plan.app.systems) { source, _ in
                let inner = Self(plan: plan.narrowed(to: systems), isNested: true)
                source.block("Group {") { inner.writeGroups(part, to: &$0) }
            }
        }
    }

    private func writeAll(_ entries: ArraySlice<EntryPlan>, to source: inout SwiftText) {
        for (index, entry) in entries.enumerated() {
            if index > 0 { source.line() }
            guard let presence = ConditionalEntry(of: entry, in: plan) else {
                let name = SwiftLiteral.quoted(entry.title)
                source.comment(
                    "Omitted: \(name). It isn’t declared on \(WordList.or(plan.app.platforms.map(\.productName)))."
                )
                continue
            }
            presence.write(named: entry.name, in: plan.app, to: &source) { source, isInBlock in
                let inner = Self(plan: presence.plan, isNested: isNested || isInBlock)
                switch entry {
                case .tab(let tab): inner.write(tab, to: &source)
                case .section(let section): inner.write(section, to: &source)
                }
            }
        }
    }

    private func write(_ tab: TabPlan, to source: inout SwiftText) {
        guard let model = tab.model else {
            for note in EntryNotes(plan: plan, entry: .tab(tab.tab)).texts { source.comment(note) }
            return TabWriter(plan: plan, tab: tab, isNested: isNested).write(to: &source)
        }
        writeLoop(over: model, to: &source) { TabWriter(plan: plan, tab: tab, isNested: true).write(to: &$0) }
    }

    /// Adds a loop over an array, with the notes of all of its samples before it.
    private func writeLoop(
        over model: ModelPlan,
        to source: inout SwiftText,
        _ body: (inout SwiftText) -> Void
    ) {
        let samples = model.samples.flatMap(\.self)
        var seen: Set<String> = []
        for note in samples.flatMap({ EntryNotes(plan: plan, entry: $0).texts }) where seen.insert(note).inserted {
            source.comment(note)
        }
        source.comment("Known only at runtime: \(model.array) is a placeholder for your app’s model.")
        if Set(samples.map(\.content)).count > 1 {
            source.comment("Its samples differ in their content. The code uses that of the first one.")
        }
        source.block("ForEach(\(model.array)) { \(model.item) in", body)
    }

    private func write(_ section: SectionPlan, to source: inout SwiftText) {
        guard let model = section.model else {
            for note in EntryNotes(plan: plan, entry: .section(section.section)).texts { source.comment(note) }
            return writeSection(section, to: &source)
        }
        writeLoop(over: model, to: &source) { nested.writeSection(section, to: &$0) }
    }

    private func writeSection(_ section: SectionPlan, to source: inout SwiftText) {
        let own = section.section.header.withoutEmptyTitle
        let headers = VariantChoice(
            section.section,
            section.section.modifiers.variants,
            VariantKeys.section,
            on: plan.app
        ) {
            $0.header.completed(by: $0.modifiers.standIns).withoutEmptyTitle
        }
        .map { LabelText($0, assets: plan.assets, model: section.model, sample: own) }
        let title = headers.only.flatMap { $0.hasImage ? nil : $0.title }
        source.call("TabSection", [title].compactMap(\.self), suffix: " {")
        source.deeper { nested.write(section.entries, to: &$0) }
        if title == nil, headers.values.contains(where: { !$0.isEmpty }) {
            source.line("} header: {")
            source.deeper { source in source.choose(headers, in: plan) { $1.write(to: &$0) } }
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
    /// The label of a header without an empty title, which counts as none.
    fileprivate var withoutEmptyTitle: Self {
        var label = self
        if title?.isEmpty == true { label.title = nil }
        return label
    }
}

extension TabEntry {
    /// The content of a tab's screen.
    fileprivate var content: TabScreen? {
        if case .tab(let tab) = self { tab.content } else { nil }
    }
}
