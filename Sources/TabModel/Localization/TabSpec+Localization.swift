extension LocaleIdentifier {
    /// A string of the author's as it is drawn: only pseudo-languages change it.
    public func shown(_ text: String) -> String {
        switch self {
        case .accented: PseudoText.accented(text)
        case .mirrored: PseudoText.mirrored(text)
        default: text
        }
    }
}

extension TabSpec {
    /// The language that it is drawn in, unless a person chose one.
    public func locale(_ chosen: LocaleIdentifier?) -> LocaleIdentifier { chosen ?? locale }

    /// The spec with its titles, and what is read aloud, as they are in a language; ids, values and badges stay.
    public func shown(in locale: LocaleIdentifier) -> Self {
        guard LocaleIdentifier.pseudo.contains(locale) else { return self }
        var spec = holding(tabs.map { $0.shown(in: locale) })
        if let accessory = tabViewBottomAccessory {
            spec.tabViewBottomAccessory = BottomAccessory(
                accessory.label.shown(in: locale),
                isEnabled: accessory.isEnabled
            )
        }
        spec.tabViewSidebarHeader = tabViewSidebarHeader?.shown(in: locale)
        spec.tabViewSidebarFooter = tabViewSidebarFooter?.shown(in: locale)
        spec.tabViewSidebarBottomBar = tabViewSidebarBottomBar?.shown(in: locale)
        return spec
    }
}

extension TabEntry {
    fileprivate func shown(in locale: LocaleIdentifier) -> Self {
        switch self {
        case .tab(var tab):
            tab.label = tab.label.shown(in: locale)
            tab.modifiers = tab.modifiers.shown(in: locale)
            (tab.help, tab.accessibilityLabel) = (tab.help.map(locale.shown), tab.accessibilityLabel.map(locale.shown))
            tab.accessibilityHint = tab.accessibilityHint.map(locale.shown)
            if case .skeleton(let kind, let title?) = tab.content {
                tab.content = .skeleton(kind, title: locale.shown(title))
            }
            return .tab(tab)
        case .section(var section):
            section.header = section.header.shown(in: locale)
            section.modifiers = section.modifiers.shown(in: locale)
            section.tabs = section.tabs.map { $0.shown(in: locale) }
            return .section(section)
        }
    }
}

extension TabModifiers {
    fileprivate func shown(in locale: LocaleIdentifier) -> Self {
        var modifiers = self
        modifiers.sectionActions = sectionActions.map { $0.shown(in: locale) }
        return modifiers
    }
}

extension TabLabel {
    fileprivate func shown(in locale: LocaleIdentifier) -> Self {
        var label = self
        label.title = title.map(locale.shown)
        return label
    }
}
