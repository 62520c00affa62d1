import SpecMutation
package import TabModel

/// Makes specs that use everything, with texts that want to get out of their literals; the same for the same seed.
package struct SpecMaker {
    private var random: SplitMix

    /// Makes a maker.
    package init(seed: UInt64) { random = SplitMix(state: seed) }

    static let texts = [
        "", "Home", "self", "default", "2024", "3D Models", "首页", "🏠👨‍👩‍👧", "É à Œuvre", "\"); exit(0) //", "\\(x)",
        "a\nb\r\t\u{0}",
        "\u{202E}evil", "\u{301}mark", "**bold** _it_", "com.example.tab", "*/ /* \"\"\" #", "a/b\\c",
        "\u{2028}\u{FEFF}\u{200B}",
        "A very long title, longer than what any line of source could ever hold, so that something has to break it "
            + "x".repeated(90),
    ]

    /// The next spec.
    package mutating func spec() -> TabSpec {
        var spec = TabSpec(tabs: entries(0))
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
        spec.tabViewBottomAccessory = maybe(BottomAccessory(label(), isEnabled: maybe(chance(2))))
        spec.verticalPageTransitionStyle = one(of: VerticalPageTransitionStyle.allCases)
        spec.designRequiresCompatibility = chance(4)
        spec.settingsWindow = chance(8) ? SettingsWindow(width: maybe(560)) : nil
        spec.assetCatalog = maybe("Assets.xcassets")
        spec.tabViewSidebarHeader = maybe(label())
        spec.tabViewSidebarFooter = maybe(label())
        spec.tabViewSidebarBottomBar = maybe(label())
        spec.tint = maybe(.system(one(of: TintColor.allCases)))
        spec.symbolVariants = maybe(one(of: SymbolVariants.allCases))
        spec.horizontalSizeClass = maybe(one(of: UserInterfaceSizeClass.allCases))
        for key in StandIn.Key.ofTabView where chance(9) { spec.standIns[key] = StandIn(text(), why: .runTime) }
        spec.locale = one(of: LocaleIdentifier.allCases)
        spec.stringsCatalog = maybe("Localizable.xcstrings")
        spec.searchable = chance(2)
        spec.sizeClassMapping = maybe(
            SizeClassMapping(compactTab: value(), regularValues: [value(), value()], defaultRegularValue: value())
        )
        spec.switches.sectionChildrenInBar = chance(2)
        spec.platforms = Platform.allCases.filter { _ in chance(2) }
        if chance(4) { spec.conditions = [Condition("isSignedIn", usually: true)] }
        if chance(4) { spec.variants = [Variant(When(), [Variant.Value("tint", .word("red"))])] }
        spec.lint = chance(3) ? ["R5.1": text()] : [:]
        return spec
    }

    private mutating func entries(_ depth: Int) -> [TabEntry] {
        (0..<Int.random(in: 1...(depth == 0 ? 13 : 4), using: &random)).map { _ in
            depth < 3 && chance(4) ? .section(section(depth)) : .tab(tab())
        }
    }

    private mutating func tab() -> Tab {
        var tab = Tab(
            label: label(),
            value: chance(5) ? nil : value(),
            role: chance(4) ? one(of: TabRole.allCases) : nil
        )
        tab.action = chance(5)
        tab.help = maybe(text())
        tab.accessibilityLabel = maybe(text())
        tab.accessibilityHint = maybe(text())
        let drawn = TabScreen.skeleton(one(of: TabScreen.Kind.allCases), title: maybe(text()))
        tab.content = maybe(chance(3) ? .image("screens/é 1.png") : drawn)
        tab.modifiers = modifiers()
        return tab
    }

    private mutating func section(_ depth: Int) -> TabSection {
        var section = TabSection(header: label(), tabs: entries(depth + 1))
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
        modifiers.defaultVisibility.sidebar = one(of: Visibility.allCases)
        modifiers.defaultVisibility.tabBar = one(of: Visibility.allCases)
        modifiers.hidden = one(of: [.never, .always, .when(.compact), .when(.regular)])
        modifiers.disabled = chance(3)
        modifiers.badge = maybe(chance(2) ? .count(Int.random(in: -9...99, using: &random)) : .text(text()))
        modifiers.toolbarItems =
            chance(2) ? [] : [TabLabel(title: "Share", systemImage: "star"), TabLabel(title: "Select")]
        modifiers.sectionActions = chance(2) ? [] : [label(), label()]
        modifiers.dynamic = chance(4)
        if chance(6) { modifiers.repeats = Repetition(over: text(), shown: 2) }
        for key in StandIn.Key.ofEntry where chance(9) { modifiers.standIns[key] = StandIn(text(), why: .runTime) }
        if chance(4) { modifiers.when = [When()] }
        if chance(4) { modifiers.variants = [Variant(When(), [Variant.Value("title", .text(text()))])] }
        modifiers.lint = chance(3) ? ["R5.1": text()] : [:]
        return modifiers
    }

    private mutating func label() -> TabLabel {
        var label = TabLabel(title: maybe(text()), systemImage: maybe(text()), image: maybe("images/a.png"))
        label.imageAsset = maybe("Tabs/Home")
        label.imageRendering = one(of: ImageRendering.allCases)
        label.symbolVariants = maybe(one(of: SymbolVariants.allCases))
        label.selectedSymbolVariants = maybe(one(of: SymbolVariants.allCases))
        label.selectedSystemImage = maybe(text())
        label.selectedImageAsset = maybe("Tabs/HomeSelected")
        if chance(3) { label.translations = [Translation("de", text()), Translation("en", label.title ?? text())] }
        return label
    }

    private mutating func value() -> TabValue { chance(2) ? .integer(one(of: [.min, -1, 0, 7])) : .string(text()) }
    private mutating func text() -> String { one(of: Self.texts) }
    private mutating func chance(_ of: Int) -> Bool { Int.random(in: 0..<of, using: &random) == 0 }
    private mutating func maybe<Value>(_ value: Value) -> Value? { chance(2) ? value : nil }
    private mutating func one<Value>(of values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &random)]
    }
}

extension String {
    fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
