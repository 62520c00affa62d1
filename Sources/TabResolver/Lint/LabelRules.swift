import TabModel

/// Findings about titles, symbols and badges (R5.27 to R5.34, R5.54).
enum LabelRules {
    static let all = [
        filledSymbol, noLabel, halfLabel, pinnedWithoutSymbol, longTitle, misplaced, unavailable, longBadge,
    ]

    static let filledSymbol = LintRule("R5.27", .info) { subject in
        subject.outline.entries.compactMap { entry in
            guard let symbol = entry.label.systemImage, symbol.isFilled else {
                return nil
            }
            return Mark(
                entry.index,
                "The symbol \(symbol) of \(entry.name) is filled everywhere, including the sidebar.",
                fix: "Use the outline form: bars fill it automatically."
            )
        }
    }

    static let noLabel = LintRule("R5.28", .error, on: .withSections) { subject in
        guard Platform.allCases.contains(where: subject.showsBar) else { return [] }
        return subject.tabs.filter { !$0.hasTitle && !$0.hasImage }.map {
            Mark($0.index, "\($0.name) has neither title nor image.", fix: "Add a title and a systemImage.")
        }
    }

    static let halfLabel = LintRule("R5.29", .warning, on: [.vision]) { subject in
        guard subject.showsBar(on: .vision) else { return [] }
        return subject.outline.entries.filter { entry in
            !entry.isSection && entry.hasTitle != entry.hasImage
        }.map {
            let missing = $0.hasTitle ? "symbol" : "title"
            return Mark(
                $0.index,
                "\($0.name) has no \(missing), but visionOS shows both title and symbol.",
                fix: "Add a \(missing)."
            )
            .together("visionOS shows title and symbol, but entries have no \(missing)", $0.name)
        }
    }

    static let pinnedWithoutSymbol = LintRule("R5.30", .warning, on: [.iPad]) { subject in
        guard subject.concerns(.iPad) else { return [] }
        return subject.tabs.filter { $0.placement == .pinned && !$0.hasImage }.map {
            Mark(
                $0.index,
                "\($0.name) is pinned, but has no image. Pinned tabs only show their image.",
                fix: "Add a systemImage."
            )
        }
    }

    static let longTitle = LintRule("R5.32", .info, on: .withCompactBar) { subject in
        subject.cutTitles.map { index, cut in
            let place = subject.languages == [.en] ? "" : " in \(cut[0].language.name)"
            let title = "\"\(cut[0].title)\""
            let others = WordList.and(cut.dropFirst().map(\.language.name))
            return Mark(
                index,
                "The title \(title) \(subject.cutting) in the bottom bar of \(subject.narrowDevice)\(place)."
                    + (others.isEmpty
                        ? "" : " It is also \(subject.lowestLevel >= .v26 ? "cut off" : "too long") in \(others)."),
                fix: "Use a shorter title, or fewer tabs in compact width."
            )
            .together(
                "Titles \(subject.cuttingSeveral) in the bottom bar of \(subject.narrowDevice)",
                title + place + (others.isEmpty ? "" : " (also in \(others))")
            )
        }
    }

    static let misplaced = LintRule("R5.33", .warning) { subject in
        subject.outline.entries.compactMap { entry in
            let tabsOnly = entry.isSection ? entry.modifiers.keysForTabs : []
            if !tabsOnly.isEmpty {
                let verb = tabsOnly.count == 1 ? "has" : "have"
                return Mark(
                    entry.index,
                    "\(entry.name) is a section, so its \(WordList.and(tabsOnly)) \(verb) no effect.",
                    fix: "Set \(tabsOnly.count == 1 ? "it" : "them") on a tab in it."
                )
            }
            guard !entry.isSection, !entry.modifiers.sectionActions.isEmpty else { return nil }
            return Mark(
                entry.index,
                "\(entry.name) is a tab, so its sectionActions have no effect.",
                fix: "Set them on a section."
            )
        }
    }

    static let unavailable = LintRule("R5.34", .info, on: [.tv, .watch]) { subject in
        subject.outline.entries.flatMap { entry -> [Mark] in
            [("badge", entry.modifiers.badge != nil), ("hidden", entry.modifiers.hidden != .never)]
                .filter(\.1).compactMap { key, _ in subject.unavailable(key, key, of: entry, on: [.tv, .watch]) }
        }
    }

    static let longBadge = LintRule("R5.54", .info) { subject in
        subject.tabs.compactMap { entry in
            guard let text = entry.modifiers.badge?.shownText, text.count > 4 else { return nil }
            return Mark(entry.index, "The badge \"\(text)\" is long.", fix: "Shorten it to a few characters.")
        }
    }
}

extension LintSubject {
    /// Returns a Boolean value that indicates whether findings are about a platform that draws this spec with labels,
    /// not as pages (R2.7, R2.8).
    fileprivate func showsBar(on platform: Platform) -> Bool {
        concerns(platform) && platform != .watch && spec.tabViewStyle.drawn(on: platform) != .page
    }
}

extension LintSubject {
    /// The tabs whose titles don't fit in a bottom bar, in declared order, each with the languages in which they don't.
    ///
    /// In the layout, otherwise on an iPhone (R5.32).
    fileprivate var cutTitles: [(index: Int, cut: [CutTitle])] {
        guard platforms.contains(.iPhone) || concerns(.iPad) else { return [] }
        let compact = sizeClasses.contains(.compact) ? builds.map { at(.iPhone, .compact, $0) } : []
        let contexts = (drawn.map { [$0.context] } ?? compact)
            .filter {
                $0.presentation == .bottomBar && $0.environment.platform != .iPhoneDuo
                    && ($0.environment.orientation == .portrait || $0.environment.platform == .iPad)
            }
        var found: [Int: [CutTitle]] = [:]
        for language in languages {
            // The outline at hand is that of the layout, or in the spec's own language.
            let outline = drawn != nil || language == spec.locale ? outline : SpecOutline(spec, in: language)
            for index in Set(contexts.flatMap { cutTitles(in: $0, outline, language) }) {
                let title = outline[index].label.title ?? ""
                found[index, default: []].append(CutTitle(language: language, title: title))
            }
        }
        return found.filter {
            !outline[$0.key].modifiers.isDynamic && outline[$0.key].modifiers.standIns[.title] == nil
        }
        .sorted { $0.key < $1.key }
        .map { (index: $0.key, cut: $0.value) }
    }

    private func cutTitles(
        in context: ResolutionContext,
        _ outline: SpecOutline,
        _ language: LocaleIdentifier
    ) -> [Int] {
        let tabs = CompactTabs(context)
        let titles = tabs.items.map { outline[$0].label.title ?? "" }
        let hasDetached = tabs.detached != nil
        let fit = BarFit(on: context.environment.platform, level: context.level, hasDetached: hasDetached)
        let more = tabs.more == nil ? [] : [language.words.more]
        return zip(tabs.items, fit.tooWide(titles + more)).filter(\.1).map(\.0)
    }

    /// The device whose bottom bar cuts titles, in a sentence.
    fileprivate var narrowDevice: String {
        let isPhone = drawn.map { $0.context.environment.platform == .iPhone } ?? platforms.contains(.iPhone)
        return isPhone ? "an iPhone" : "an iPad in compact width"
    }

    /// The effect on a title that is too wide, by the requested systems and SDKs.
    fileprivate var cutting: String {
        if lowestLevel >= .v26 { return "is cut off" }
        return highestLevel >= .v26
            ? "is cut off on OS 26 and later, and runs into its neighbors before," : "runs into its neighbors"
    }

    /// The effect on several titles that are too wide.
    fileprivate var cuttingSeveral: String {
        if lowestLevel >= .v26 { return "are cut off" }
        return highestLevel >= .v26
            ? "are cut off on OS 26 and later, and run into their neighbors before," : "run into their neighbors"
    }
}

/// A title that is cut in a language.
private struct CutTitle {
    let language: LocaleIdentifier
    let title: String
}

extension TabModifiers {
    /// The keys in it that have an effect on tabs only (R5.33).
    var keysForTabs: [String] {
        EntryKeys.modifiers.filter { $0.row.isForTabs && $0.isStated(in: self) }.map(\.name)
    }
}

extension OutlineEntry {
    /// A Boolean value that indicates whether it has a symbol or an image.
    var hasImage: Bool { label.systemImage != "" && label.hasImage }
}

extension String {
    /// A Boolean value that indicates whether a symbol's name is of a filled form (R5.27).
    fileprivate var isFilled: Bool { utf8.split(separator: 0x2E).contains { $0.elementsEqual("fill".utf8) } }
}

/// Recognition of tabs that look like a button, which would do something instead of showing something (R5.40).
///
/// Symbol and title have to agree, so that a tab "New" with sparkles or "Drafts" with a pencil is not reported.
enum ActionLook {
    private static let symbols: Set = [
        "plus", "square.and.pencil", "pencil", "pencil.line", "pencil.circle", "pencil.tip", "note.text.badge.plus",
        "square.and.arrow.up", "square.and.arrow.down", "paperplane",
    ]
    private static let verbs: Set = [
        "add", "compose", "create", "import", "new", "post", "send", "share", "upload", "write",
    ]

    static func fits(_ label: TabLabel) -> Bool {
        guard let symbol = label.systemImage, isTelling(symbol) else { return false }
        guard let title = label.title, !title.isEmpty else { return true }
        return verbs.contains(firstWord(title))
    }

    private static func isTelling(_ symbol: String) -> Bool {
        let plain = symbol.hasSuffix(".fill") ? String(symbol.dropLast(5)) : symbol
        return symbols.contains(plain) || plain.hasPrefix("plus.")
    }

    private static func firstWord(_ title: String) -> String {
        title.lowercased().split { !$0.isLetter }.first.map(String.init) ?? ""
    }
}
