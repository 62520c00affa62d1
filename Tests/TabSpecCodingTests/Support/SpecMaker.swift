import TabModel
import TestTools

/// Makes specs that use everything, the same for the same seed.
struct SpecMaker {
    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func spec() -> TabSpec {
        var spec = TabSpec(tabs: entries(depth: 0))
        spec.title = maybe(text())
        spec.tabViewStyle = one(of: TabViewStyle.allCases)
        spec.pageIndexDisplayMode = one(of: PageIndexDisplayMode.allCases)
        spec.selection = maybe(value())
        spec.tabViewCustomization = maybe(text())
        spec.defaultAdaptableTabBarPlacement = one(of: AdaptableTabBarPlacement.allCases)
        spec.defaultTabBarPlacement = one(of: DefaultTabBarPlacement.allCases)
        spec.tabBarMinimizeBehavior = one(of: TabBarMinimizeBehavior.allCases)
        spec.toolbarVerticalBehavior = one(of: ToolbarVerticalBehavior.allCases)
        spec.tabViewSearchActivation = one(of: TabSearchActivation.allCases)
        spec.tabViewBottomAccessory = maybe(BottomAccessory(extra(), isEnabled: maybe(generator.flip())))
        spec.verticalPageTransitionStyle = one(of: VerticalPageTransitionStyle.allCases)
        spec.designRequiresCompatibility = generator.flip()
        spec.settingsWindow = maybe(SettingsWindow(width: maybe(560)))
        spec.assetCatalog = maybe("art/Assets.xcassets")
        spec.tabViewSidebarHeader = maybe(extra())
        spec.tabViewSidebarFooter = maybe(extra())
        spec.tabViewSidebarBottomBar = maybe(extra())
        spec.tint = maybe(tint())
        spec.symbolVariants = maybe(one(of: SymbolVariants.allCases))
        spec.horizontalSizeClass = maybe(one(of: UserInterfaceSizeClass.allCases))
        spec.locale = one(of: LocaleIdentifier.allCases)
        spec.searchable = generator.flip()
        let mapping = SizeClassMapping(
            compactTab: value(),
            regularValues: [value(), value()],
            defaultRegularValue: value()
        )
        spec.sizeClassMapping = maybe(mapping)
        spec.switches = switches()
        spec.platforms = Platform.allCases.shuffled(using: &generator).suffix(Int.random(in: 0...6, using: &generator))
        spec.lint = reasons()
        spec.conditions = conditions.map { Condition($0, text: maybe(text()), usually: generator.flip()) }
        spec.variants = variants([
            Variant.Value("tabViewStyle", .word("tabBarOnly")), Variant.Value("tint", .nothing),
            Variant.Value("tabViewBottomAccessory", .members([KeyMember("title", .text(text()))])),
        ])
        spec.standIns = standIns(StandIn.Key.ofTabView)
        spec.stringsCatalog = maybe("Localizable.xcstrings")
        return spec.withPlainTitles
    }

    private mutating func standIns(_ keys: [StandIn.Key]) -> StandIns {
        var standIns = StandIns()
        for key in keys where generator.flip() {
            standIns[key] = StandIn(text(), why: one(of: StandIn.Reason.allCases))
        }
        return standIns
    }

    private mutating func tint() -> Tint {
        guard generator.flip() else { return .system(one(of: TintColor.allCases)) }
        let (light, dark) = (HexColor(red: 0.2, green: 0.4, blue: 1), HexColor(red: 1, green: 0, blue: 0, opacity: 0.5))
        return .own(OwnColor(light, dark: maybe(dark), name: maybe(text())))
    }

    private mutating func switches() -> ResolverSwitches {
        var switches = ResolverSwitches()
        switches.sectionChildrenInBar = generator.flip()
        switches.sectionDefaultVisibilityScope = one(of: ResolverSwitches.SectionDefaultVisibilityScope.allCases)
        switches.automaticIPadForm = one(of: ResolverSwitches.AutomaticIPadForm.allCases)
        switches.customizationInCompact = one(of: ResolverSwitches.CustomizationInCompact.allCases)
        switches.sidebarOnlyInCompact = one(of: ResolverSwitches.SidebarOnlyInCompact.allCases)
        switches.searchInMore = one(of: ResolverSwitches.SearchInMore.allCases)
        switches.macAutomatic = one(of: ResolverSwitches.MacAutomatic.allCases)
        switches.hiddenSelection = one(of: ResolverSwitches.HiddenSelection.allCases)
        switches.regionsNeedCustomization = generator.flip()
        switches.minimizeRestoration = one(of: ResolverSwitches.MinimizeRestoration.allCases)
        switches.searchableOnTabView = one(of: ResolverSwitches.SearchableOnTabView.allCases)
        return switches
    }

    private mutating func entries(depth: Int) -> [TabEntry] {
        (0..<Int.random(in: 1...4, using: &generator)).map { _ in
            depth < 3 && Int.random(in: 0..<3, using: &generator) == 0 ? .section(section(depth)) : .tab(tab())
        }
    }

    private mutating func tab() -> Tab {
        var tab = Tab(label: label(), value: maybe(value()), role: maybe(one(of: TabRole.allCases)))
        tab.action = generator.flip()
        tab.help = maybe(text())
        tab.accessibilityLabel = maybe(text())
        tab.accessibilityHint = maybe(text())
        let drawn = TabScreen.skeleton(one(of: TabScreen.Kind.allCases), title: maybe(text()))
        tab.content = maybe(generator.flip() ? drawn : .image("screens/é 1.png"))
        tab.modifiers = modifiers()
        return tab
    }

    private mutating func section(_ depth: Int) -> TabSection {
        var section = TabSection(header: label(), tabs: entries(depth: depth + 1))
        section.defaultSectionExpansion = one(of: TabSectionExpansion.allCases)
        section.modifiers = modifiers()
        return section
    }

    private mutating func modifiers() -> TabModifiers {
        var modifiers = TabModifiers()
        modifiers.tabPlacement = one(of: TabPlacement.allCases)
        modifiers.toolbarVisibility.tabBar = one(of: Visibility.allCases)
        modifiers.toolbarBackgroundVisibility.tabBar = one(of: Visibility.allCases)
        modifiers.toolbarMinimizationBehavior = one(of: ToolbarMinimizationBehavior.allCases)
        modifiers.toolbarVerticalBehavior = one(of: ToolbarVerticalBehavior.allCases)
        modifiers.toolbarVerticalCompressionBehavior = one(of: ToolbarVerticalCompressionBehavior.allCases)
        modifiers.toolbarMinimizationRestoration = one(of: ToolbarMinimizationRestoration.allCases)
        modifiers.customizationID = maybe(text())
        modifiers.customizationBehavior.sidebar = one(of: TabCustomizationBehavior.allCases)
        modifiers.customizationBehavior.tabBar = one(of: TabCustomizationBehavior.allCases)
        modifiers.defaultVisibility = PerPlacement(
            sidebar: one(of: Visibility.allCases),
            tabBar: one(of: Visibility.allCases)
        )
        modifiers.hidden = one(of: [.never, .always, .when(.compact), .when(.regular)])
        modifiers.disabled = generator.flip()
        modifiers.badge = maybe(generator.flip() ? .count(Int.random(in: -9...99, using: &generator)) : .text(text()))
        modifiers.toolbarItems = generator.flip() ? [] : [TabLabel(title: "Share", systemImage: "square.and.arrow.up")]
        modifiers.sectionActions = generator.flip() ? [] : [extra(), extra()]
        modifiers.dynamic = generator.flip()
        let shown = maybe(Int.random(in: Repetition.allowed, using: &generator))
        modifiers.repeats = maybe(Repetition(over: text(), shown: shown))
        modifiers.standIns = standIns(StandIn.Key.ofEntry)
        modifiers.when = (0..<Int.random(in: 0...3, using: &generator)).map { _ in when() }
        modifiers.variants = variants([
            Variant.Value("title", .text(text())), Variant.Value("badge", .number(3)),
            Variant.Value("hidden", .nothing),
            Variant.Value("defaultVisibility", PerPlacement<Visibility>(.hidden).asKeyValue),
        ])
        modifiers.lint = reasons()
        return modifiers
    }

    /// The conditions of every spec made here.
    private let conditions = ["isSignedIn", "has_beta2"]

    private mutating func when() -> When {
        var when = When()
        when.platforms = maybe(Set(Platform.allCases.shuffled(using: &generator).prefix(3)))
        when.fromOS = maybe(one(of: OSVersion.allCases))
        when.beforeOS = maybe(one(of: OSVersion.allCases))
        when.sizeClass = maybe(one(of: UserInterfaceSizeClass.allCases))
        when.if = generator.flip() ? [] : [one(of: conditions)]
        when.unless = generator.flip() ? [] : conditions
        return when
    }

    private mutating func variants(_ values: [Variant.Value]) -> [Variant] {
        (0..<Int.random(in: 0...2, using: &generator)).map { _ in
            Variant(when(), Array(values.shuffled(using: &generator).prefix(2)))
        }
    }

    private mutating func label() -> TabLabel {
        var label = extra()
        label.image = maybe("images/a.png")
        label.imageAsset = maybe(text())
        label.imageRendering = one(of: ImageRendering.allCases)
        label.selectedSystemImage = maybe(text())
        label.selectedImageAsset = maybe(text())
        label.symbolVariants = maybe(one(of: SymbolVariants.allCases))
        label.selectedSymbolVariants = maybe(one(of: SymbolVariants.allCases))
        return label
    }

    private mutating func extra() -> TabLabel {
        var label = TabLabel(title: maybe(text()), systemImage: maybe(text()))
        guard generator.flip() else { return label }
        label.translations = ["de", "ar", "zh-TW", "en"].shuffled(using: &generator).prefix(2).map { tag in
            Translation(tag, text())
        }
        label.title = label.translations.text(for: .en, else: .en)
        return label
    }

    private mutating func value() -> TabValue {
        generator.flip() ? .integer(Int.random(in: .min ... .max, using: &generator)) : .string(text())
    }

    private mutating func reasons() -> [String: String] {
        generator.flip() ? [:] : ["R5.\(Int.random(in: 1...60, using: &generator))": "why: " + text()]
    }

    private mutating func text() -> String {
        one(of: [
            "", "Home", "No", "1", "null", "é😀\u{2028}", "a: b # c", "\"\\\n\t\u{1}", "*x", " lead ", "- dash", "{",
        ])
    }

    private mutating func maybe<Value>(_ value: Value) -> Value? {
        generator.flip() ? value : nil
    }

    private mutating func one<Value>(of values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &generator)]
    }
}

extension SeededGenerator {
    mutating func flip() -> Bool { next() & 1 == 0 }
}

extension PerPlacement<Visibility> {
    /// The value of a key of the spec.
    fileprivate var asKeyValue: KeyValue {
        .members([KeyMember("sidebar", .word(sidebar.rawValue)), KeyMember("tabBar", .word(tabBar.rawValue))])
    }
}
