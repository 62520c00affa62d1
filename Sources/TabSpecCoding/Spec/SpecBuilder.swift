import TabModel

/// Makes a spec of values that were checked against ``SpecShape``.
///
/// Nothing is checked again: what the shape rules out can't occur, and absent keys leave SwiftUI's defaults in place.
enum SpecBuilder {
    static func spec(_ root: SourceValue) -> TabSpec {
        var spec = TabSpec(tabs: EntryBuilder.entries(root["tabs"]))
        spec.location = root.place
        spec.title = root["title"]?.text
        spec.selection = value(root["selection"])
        spec.tabViewCustomization = root["tabViewCustomization"]?.text
        addStyle(root, to: &spec)
        addExtras(root, to: &spec)
        return spec
    }

    private static func addStyle(_ root: SourceValue, to spec: inout TabSpec) {
        root["tabViewStyle"]?.assign(to: &spec.tabViewStyle)
        root["pageIndexDisplayMode"]?.assign(to: &spec.pageIndexDisplayMode)
        root["defaultAdaptableTabBarPlacement"]?.assign(to: &spec.defaultAdaptableTabBarPlacement)
        root["defaultTabBarPlacement"]?.assign(to: &spec.defaultTabBarPlacement)
        root["tabBarMinimizeBehavior"]?.assign(to: &spec.tabBarMinimizeBehavior)
        root["tabViewSearchActivation"]?.assign(to: &spec.tabViewSearchActivation)
        root["searchable"]?.assign(to: &spec.searchable)
    }

    private static func addExtras(_ root: SourceValue, to spec: inout TabSpec) {
        spec.tabViewBottomAccessory = extra(root["tabViewBottomAccessory"])
        spec.tabViewSidebarHeader = extra(root["tabViewSidebarHeader"])
        spec.tabViewSidebarFooter = extra(root["tabViewSidebarFooter"])
        spec.tabViewSidebarBottomBar = extra(root["tabViewSidebarBottomBar"])
        spec.sizeClassMapping = root["sizeClassMapping"].flatMap(mapping)
        spec.switches = root["switches"].map(switches) ?? ResolverSwitches()
        spec.lint = reasons(root["lint"])
        if let platforms = root["platforms"]?.list {
            spec.platforms = platforms.compactMap { $0.text.flatMap(Platform.init(named:)) }
        }
    }

    private static func mapping(_ source: SourceValue) -> SizeClassMapping? {
        guard let compactTab = value(source["compactTab"]), let regular = value(source["defaultRegularValue"])
        else { return nil }
        return SizeClassMapping(
            compactTab: compactTab,
            regularValues: (source["regularValues"]?.list ?? []).compactMap(value),
            defaultRegularValue: regular
        )
    }

    private static func switches(_ source: SourceValue) -> ResolverSwitches {
        var switches = ResolverSwitches()
        source["sectionChildrenInBar"]?.assign(to: &switches.sectionChildrenInBar)
        source["sectionDefaultVisibilityScope"]?.assign(to: &switches.sectionDefaultVisibilityScope)
        source["automaticIPadForm"]?.assign(to: &switches.automaticIPadForm)
        source["customizationInCompact"]?.assign(to: &switches.customizationInCompact)
        source["sidebarOnlyInCompact"]?.assign(to: &switches.sidebarOnlyInCompact)
        source["searchInMore"]?.assign(to: &switches.searchInMore)
        source["macAutomatic"]?.assign(to: &switches.macAutomatic)
        source["hiddenSelection"]?.assign(to: &switches.hiddenSelection)
        source["regionsNeedCustomization"]?.assign(to: &switches.regionsNeedCustomization)
        return switches
    }
}

// MARK: - Parts that specs and entries share

extension SpecBuilder {
    /// A selection value: a number where one is written without quotes, else a text.
    static func value(_ source: SourceValue?) -> TabValue? {
        guard let source else { return nil }
        return source.integer.map(TabValue.integer) ?? source.text.map(TabValue.string)
    }

    static func label(_ source: SourceValue) -> TabLabel {
        TabLabel(
            title: source["title"]?.text,
            systemImage: source["systemImage"]?.text,
            image: source["image"]?.text
        )
    }

    static func reasons(_ source: SourceValue?) -> [String: String] {
        (source?.members ?? []).reduce(into: [:]) { $0[$1.key] = $1.value.text }
    }

    private static func extra(_ source: SourceValue?) -> TabLabel? {
        source.flatMap { $0.isNull ? nil : label($0) }
    }
}

extension SourceValue {
    /// Sets a word of a choice.
    func assign<Word: RawRepresentable<String>>(to word: inout Word) {
        if let found = text.flatMap(Word.init(rawValue:)) { word = found }
    }

    /// Sets a truth value.
    func assign(to flag: inout Bool) {
        if let bool { flag = bool }
    }
}
