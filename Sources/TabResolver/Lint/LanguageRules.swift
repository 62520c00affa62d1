import TabModel

/// Findings about titles by language (R5.84, R5.85).
enum LanguageRules {
    static let all = [untranslated, unreadCatalog]

    static let untranslated = LintRule("R5.84", .warning) { subject in
        let spec = subject.written.spec
        let languages = spec.languages
        guard languages.count > 1 else { return [] }
        let around = spec.keyedLabels.compactMap { key, label in
            mark(nil, label, languages, spec, at: spec.place(ofTitle: 0, in: key, of: spec.location))
        }
        return around + varied(spec.variants, nil, languages, spec)
            + subject.written.outline.entries.flatMap { entry in
                [mark(entry.index, entry.source.label, languages, spec, at: nil)].compactMap(\.self)
                    + buttons(of: entry, languages, spec)
                    + varied(entry.modifiers.variants, entry.index, languages, spec)
            }
    }

    /// Returns the marks at the titles of an entry's buttons.
    private static func buttons(of entry: OutlineEntry, _ languages: [LocaleIdentifier], _ spec: TabSpec) -> [Mark] {
        let modifiers = entry.source.modifiers
        return [("toolbarItems", modifiers.toolbarItems), ("sectionActions", modifiers.sectionActions)]
            .flatMap { key, labels in
                labels.enumerated().compactMap { number, label in
                    let place = spec.place(ofTitle: number, in: key, of: modifiers.location)
                    return mark(entry.index, label, languages, spec, at: place)
                }
            }
    }

    /// Returns the marks at the titles in variants.
    private static func varied(
        _ variants: [Variant],
        _ index: Int?,
        _ languages: [LocaleIdentifier],
        _ spec: TabSpec
    ) -> [Mark] {
        variants.flatMap(\.values).flatMap { value in
            KeyMember(value.key, value.value).titles.compactMap { label in
                mark(index, label, languages, spec, at: value.location)
            }
        }
    }

    static let unreadCatalog = LintRule("R5.85", .warning) { subject in
        guard let problem = subject.spec.strings?.problem else { return [] }
        return [
            Mark(
                "The strings catalog can't be used, so titles are shown as written in the spec: \(problem)",
                fix: "Correct the path, or save the catalog again in Xcode."
            )
        ]
    }

    private static func mark(
        _ index: Int?,
        _ label: TabLabel,
        _ languages: [LocaleIdentifier],
        _ spec: TabSpec,
        at place: SourceLocation?
    ) -> Mark? {
        // The app's name is the same in every language, unless its author translates it.
        guard label.title != spec.title || !label.translations.isEmpty, let texts = spec.texts(of: label) else {
            return nil
        }
        let missing = languages.filter { texts.text(in: $0) == nil }
        guard !missing.isEmpty else { return nil }
        let keys = WordList.and(missing.map { "\"\($0.rawValue)\"" })
        let text = """
            The title "\(label.title ?? "")" has no \(WordList.or(missing.map(\.name))) translation, but other titles \
            do.
            """
        let fix =
            spec.stringsCatalog.map { "Translate it in \($0)." }
            ?? "Add the \(missing.count == 1 ? "translation" : "translations") to its title, under \(keys)."
        var mark = Mark(text, fix: fix)
        (mark.index, mark.isWritten, mark.location) = (index, true, place)
        return mark
    }
}

extension KeyMember {
    /// The keys whose values are labels, or lists of them.
    private static let labels: Set = [
        "tabViewBottomAccessory", "tabViewSidebarHeader", "tabViewSidebarFooter", "tabViewSidebarBottomBar",
        "toolbarItems", "sectionActions",
    ]

    /// The titles that a key of a variant has, in their order.
    fileprivate var titles: [TabLabel] {
        switch (key, value) {
        case ("title", .text(let text)): [TabLabel(title: text)]
        case ("title", .members(let texts)): [TabLabel(texts)]
        case (_, .members(let members)) where Self.labels.contains(key): members.flatMap(\.titles)
        case (_, .list(let values)) where Self.labels.contains(key): values.flatMap { KeyMember(key, $0).titles }
        default: []
        }
    }
}

extension TabLabel {
    /// Creates a label of texts by language.
    fileprivate init(_ texts: [KeyMember]) {
        self.init()
        translations = texts.compactMap { text in
            if case .text(let own) = text.value { Translation(text.key, own) } else { nil }
        }
        title = translations.first?.text
    }
}

extension TabSpec {
    /// The labels around the tabs, by their keys.
    fileprivate var keyedLabels: [(key: String, label: TabLabel)] {
        [
            ("tabViewBottomAccessory", tabViewBottomAccessory?.label), ("tabViewSidebarHeader", tabViewSidebarHeader),
            ("tabViewSidebarFooter", tabViewSidebarFooter), ("tabViewSidebarBottomBar", tabViewSidebarBottomBar),
        ]
        .compactMap { key, label in label.map { (key, $0) } }
    }

    /// Returns the place of the title of a key's label, by its number in a list; that of the key if the title has none.
    fileprivate func place(ofTitle number: Int, in key: String, of owner: SourceLocation?) -> SourceLocation? {
        guard let owner, let key = KeyRow.numbers[key],
            let place = keyPlaces[owner].first(where: { $0.number == key })?.location
        else { return nil }
        let titles = keyPlaces[place]
        return titles.indices.contains(number) ? titles[number].location : place
    }
}
