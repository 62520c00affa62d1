extension LocaleIdentifier {
    /// Returns a string of the author's in its drawn form: only pseudo-languages change it.
    public func shown(_ text: String) -> String {
        switch self {
        case .accented: PseudoText.accented(text)
        case .mirrored: PseudoText.mirrored(text)
        default: text
        }
    }
}

extension TabSpec {
    /// Returns the language of the drawing: the one that a person chose, otherwise the spec's own.
    public func locale(_ chosen: LocaleIdentifier?) -> LocaleIdentifier { chosen ?? locale }

    /// Returns the spec with its titles and accessibility texts in a language; ids, values and badges stay (R1.119).
    ///
    /// The titles are then plain strings. Pseudo-languages are made from the strings in the spec's own language.
    public func shown(in locale: LocaleIdentifier) -> Self {
        guard LocaleIdentifier.pseudo.contains(locale) || isTranslated else { return self }
        let texts = ShownTexts(locale: locale, own: self.locale, strings: strings)
        return mapped(TextMap(label: texts.shown, text: texts.shown))
    }

    /// A Boolean value that indicates whether any title has translations, or may have some in a strings catalog.
    ///
    /// - Complexity: O(*n*) in the number of entries.
    public var isTranslated: Bool {
        strings != nil || aroundLabels.contains { !$0.translations.isEmpty } || tabs.contains(where: \.isTranslated)
    }

    /// The spec with the titles in its own language as plain ones, for use once that language is known (R1.119).
    public var withPlainTitles: Self {
        guard isTranslated else { return self }
        let plain = { (label: TabLabel) in
            var label = label
            label.title = label.translations.text(for: locale, else: locale) ?? label.title
            return label
        }
        return mapped(TextMap(label: plain, text: { $0 }))
    }

    /// The languages that it has titles in: its own first, then in the order of ``LocaleIdentifier``.
    ///
    /// - Complexity: O(*n*) in the number of entries.
    public var languages: [LocaleIdentifier] {
        guard isTranslated else { return [locale] }
        let found = Set(allLabels.flatMap { texts(of: $0) ?? [] }.compactMap(\.language))
        return [locale] + LocaleIdentifier.spoken.filter { $0 != locale && found.contains($0) }
    }

    /// Returns the translations of a title; nil for one that is the same in all languages, or absent.
    public func texts(of label: TabLabel) -> [Translation]? {
        if !label.translations.isEmpty { return label.translations }
        guard let title = label.title, !title.isEmpty, strings?.untranslated.contains(title) != true else { return nil }
        let texts = strings?[title] ?? []
        return texts.isEmpty ? [Translation(locale.rawValue, title)] : texts
    }

    /// Returns the text of a title in a language; nil if there is none.
    public func title(of label: TabLabel, in locale: LocaleIdentifier) -> String? {
        ShownTexts(locale: locale, own: self.locale, strings: strings).shown(label).title
    }

    /// All labels: those around the tabs, then those of entries in declared order, each with its buttons.
    public var allLabels: [TabLabel] { aroundLabels + tabs.flatMap(\.allLabels) }

    /// The labels around the tabs.
    public var aroundLabels: [TabLabel] {
        [tabViewBottomAccessory?.label, tabViewSidebarHeader, tabViewSidebarFooter, tabViewSidebarBottomBar]
            .compactMap(\.self)
    }
}

/// The author's strings in one language.
private struct ShownTexts {
    let locale: LocaleIdentifier
    /// The spec's own language.
    let own: LocaleIdentifier
    let strings: StringsCatalog?

    func shown(_ text: String) -> String {
        locale.shown(strings?[text].text(for: locale, else: own) ?? text)
    }

    func shown(_ label: TabLabel) -> TabLabel {
        var label = label
        let text = label.translations.text(for: locale, else: own)
        label.title = text.map(locale.shown) ?? label.title.map(shown)
        label.translations = []
        return label
    }
}

/// The changes of a spec's visible and spoken strings.
private struct TextMap {
    let label: (TabLabel) -> TabLabel
    let text: (String) -> String
}

extension TabSpec {
    private func mapped(_ map: TextMap) -> Self {
        var spec = keeping(tabs.map { $0.mapped(map) })
        spec.tabViewBottomAccessory = tabViewBottomAccessory.map {
            BottomAccessory(map.label($0.label), isEnabled: $0.isEnabled)
        }
        spec.tabViewSidebarHeader = tabViewSidebarHeader.map(map.label)
        spec.tabViewSidebarFooter = tabViewSidebarFooter.map(map.label)
        spec.tabViewSidebarBottomBar = tabViewSidebarBottomBar.map(map.label)
        return spec
    }
}

extension TabEntry {
    /// The entry's label, and those of its buttons.
    public var labels: [TabLabel] { [label] + modifiers.toolbarItems + modifiers.sectionActions }

    fileprivate var allLabels: [TabLabel] {
        guard case .section(let section) = self else { return labels }
        return labels + section.tabs.flatMap(\.allLabels)
    }

    fileprivate func mapped(_ map: TextMap) -> Self {
        switch self {
        case .tab(var tab):
            tab.label = map.label(tab.label)
            tab.modifiers = tab.modifiers.mapped(map)
            for key in EntryKeys.prose {
                if case .text(let text) = key.value(in: tab) { key.assign(.text(map.text(text)), to: &tab) }
            }
            if case .skeleton(let kind, let title?) = tab.content {
                tab.content = .skeleton(kind, title: map.text(title))
            }
            return .tab(tab)
        case .section(var section):
            section.header = map.label(section.header)
            section.modifiers = section.modifiers.mapped(map)
            section.tabs = section.tabs.map { $0.mapped(map) }
            return .section(section)
        }
    }

    fileprivate var isTranslated: Bool {
        if labels.contains(where: { !$0.translations.isEmpty }) { return true }
        guard case .section(let section) = self else { return false }
        return section.tabs.contains(where: \.isTranslated)
    }
}

extension TabModifiers {
    fileprivate func mapped(_ map: TextMap) -> Self {
        var modifiers = self
        modifiers.toolbarItems = toolbarItems.map(map.label)
        modifiers.sectionActions = sectionActions.map(map.label)
        return modifiers
    }
}
