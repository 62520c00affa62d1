import TabModel

/// Makes entries of values that were checked against ``EntryShapes``.
enum EntryBuilder {
    static func entries(_ source: SourceValue?) -> [TabEntry] {
        (source?.list ?? []).map(entry)
    }

    private static func entry(_ source: SourceValue) -> TabEntry {
        source["tabs"] == nil ? .tab(tab(source)) : .section(section(source))
    }

    private static func tab(_ source: SourceValue) -> Tab {
        var tab = Tab(label: SpecBuilder.label(source), value: SpecBuilder.value(source["value"]))
        tab.role = source["role"]?.text.flatMap(TabRole.init(rawValue:))
        source["action"]?.assign(to: &tab.action)
        tab.help = source["help"]?.text
        tab.accessibilityLabel = source["accessibilityLabel"]?.text
        tab.accessibilityHint = source["accessibilityHint"]?.text
        tab.content = source["content"].flatMap(screen)
        tab.modifiers = modifiers(source)
        return tab
    }

    private static func section(_ source: SourceValue) -> TabSection {
        var section = TabSection(header: SpecBuilder.label(source), tabs: entries(source["tabs"]))
        source["defaultSectionExpansion"]?.assign(to: &section.defaultSectionExpansion)
        section.modifiers = modifiers(source)
        return section
    }

    private static func modifiers(_ source: SourceValue) -> TabModifiers {
        var modifiers = TabModifiers()
        modifiers.location = source.place
        source["tabPlacement"]?.assign(to: &modifiers.tabPlacement)
        modifiers.customizationID = source["customizationID"]?.text
        source["customizationBehavior"]?.assign(to: &modifiers.customizationBehavior)
        source["defaultVisibility"]?.assign(to: &modifiers.defaultVisibility)
        modifiers.hidden = hidden(source["hidden"])
        source["disabled"]?.assign(to: &modifiers.disabled)
        modifiers.badge = badge(source["badge"])
        modifiers.sectionActions = (source["sectionActions"]?.list ?? []).map(SpecBuilder.label)
        source["dynamic"]?.assign(to: &modifiers.dynamic)
        modifiers.lint = SpecBuilder.reasons(source["lint"])
        return modifiers
    }

    private static func hidden(_ source: SourceValue?) -> Hidden {
        if let condition = source?["sizeClass"]?.text.flatMap(UserInterfaceSizeClass.init(rawValue:)) {
            return .when(condition)
        }
        return source?.bool == true ? .always : .never
    }

    private static func badge(_ source: SourceValue?) -> Badge? {
        source.flatMap { $0.integer.map(Badge.count) ?? $0.text.map(Badge.text) }
    }

    private static func screen(_ source: SourceValue) -> TabScreen? {
        if let path = source["image"]?.text { return .image(path) }
        let kind = source["kind"]?.text.flatMap(TabScreen.Kind.init(rawValue:))
        return kind.map { .skeleton($0, title: source["title"]?.text) }
    }
}

extension SourceValue {
    /// Sets one word for every placement, or each placement that an object names.
    func assign<Word: RawRepresentable<String>>(to pair: inout PerPlacement<Word>) {
        if let word = text.flatMap(Word.init(rawValue:)) {
            pair = PerPlacement(word)
        } else {
            self["sidebar"]?.assign(to: &pair.sidebar)
            self["tabBar"]?.assign(to: &pair.tabBar)
        }
    }
}
