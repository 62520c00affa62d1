import TabModel
import TestTools

/// Makes random specs, states, environments and operations.
struct SpecMaker {
    var random: SeededGenerator
    private var count = 0

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func spec() -> TabSpec {
        count = 0
        var spec = TabSpec(tabs: entries(Int.random(in: 1...7, using: &random), level: 0))
        spec.tabViewStyle = chance(0.8) ? .sidebarAdaptable : any(TabViewStyle.allCases)
        spec.tabViewCustomization = chance(0.85) ? "tabs" : nil
        spec.selection = chance(0.4) ? .string("t\(Int.random(in: 0...8, using: &random))") : nil
        spec.tabViewSearchActivation = any(TabSearchActivation.allCases)
        decorate(&spec)
        spec.switches.sectionChildrenInBar = chance(0.2)
        spec.switches.sectionDefaultVisibilityScope = any(ResolverSwitches.SectionDefaultVisibilityScope.allCases)
        spec.switches.customizationInCompact = chance(0.2) ? .apply : .ignore
        spec.switches.searchInMore = chance(0.2) ? .declaredOrder : .never
        spec.switches.sidebarOnlyInCompact = chance(0.2) ? .omitted : .shown
        spec.switches.macAutomatic = any(ResolverSwitches.MacAutomatic.allCases)
        spec.switches.regionsNeedCustomization = chance(0.8)
        return spec
    }

    /// The tab view's own modifiers.
    private mutating func decorate(_ spec: inout TabSpec) {
        spec.tabViewBottomAccessory =
            chance(0.2) ? BottomAccessory(TabLabel(title: "Playing"), isEnabled: chance(0.8) ? nil : chance(0.5)) : nil
        spec.tabViewSidebarFooter = chance(0.2) ? TabLabel(title: "Footer") : nil
        spec.tabBarMinimizeBehavior = any(TabBarMinimizeBehavior.allCases)
        spec.toolbarVerticalBehavior = any(ToolbarVerticalBehavior.allCases)
        spec.pageIndexDisplayMode = any(PageIndexDisplayMode.allCases)
        spec.defaultTabBarPlacement = chance(0.3) ? any(DefaultTabBarPlacement.allCases) : .automatic
        spec.defaultAdaptableTabBarPlacement = any(AdaptableTabBarPlacement.allCases)
        spec.tint = chance(0.3) ? any(TintColor.allCases.map(Tint.system)) : nil
        spec.locale = chance(0.2) ? any(LocaleIdentifier.allCases) : .en
        spec.searchable = chance(0.3)
        spec.designRequiresCompatibility = chance(0.1)
        spec.settingsWindow = chance(0.1) ? SettingsWindow(width: any([nil, 120, 560])) : nil
        spec.assetCatalog = count.isMultiple(of: 2) ? "Assets.xcassets" : nil
        spec.verticalPageTransitionStyle = chance(0.1) ? .blur : .automatic
        spec.switches.searchableOnTabView = chance(0.2) ? .everyTab : .searchTab
    }

    private mutating func entries(_ number: Int, level: Int) -> [TabEntry] {
        (0..<number).map { _ in level < 3 && chance(0.3) ? section(level: level) : tab() }
    }

    private mutating func tab() -> TabEntry {
        let name = "t\(count)"
        count += 1
        var tab = Tab(label: TabLabel(title: name), value: .string(name))
        if chance(0.1) { tab.label.translations = [Translation("en", name), Translation("de", "\(name)chen")] }
        tab.role = chance(0.15) ? any(TabRole.allCases) : nil
        tab.label.systemImage = chance(0.5) ? any(["house", "list.bullet", "no.such.symbol"]) : nil
        tab.label.imageAsset = count.isMultiple(of: 5) ? "Home" : nil
        tab.label.imageRendering = ImageRendering.allCases[count % ImageRendering.allCases.count]
        tab.action = chance(0.05)
        tab.help = chance(0.1) ? "Help" : nil
        tab.modifiers = modifiers(name)
        return .tab(tab)
    }

    private mutating func section(level: Int) -> TabEntry {
        let name = "s\(count)"
        count += 1
        let inside = entries(Int.random(in: 0...4, using: &random), level: level + 1)
        var section = TabSection(header: TabLabel(title: chance(0.9) ? name : nil), tabs: inside)
        section.defaultSectionExpansion = chance(0.2) ? any(TabSectionExpansion.allCases) : .automatic
        section.modifiers = modifiers(name)
        section.modifiers.sectionActions = chance(0.2) ? [TabLabel(title: "New")] : []
        return .section(section)
    }

    private mutating func modifiers(_ name: String) -> TabModifiers {
        var modifiers = TabModifiers()
        modifiers.customizationID = chance(0.9) ? name : nil
        modifiers.tabPlacement = chance(0.2) ? any(TabPlacement.allCases) : .automatic
        if chance(0.25) {
            modifiers.customizationBehavior = PerPlacement(
                sidebar: any(TabCustomizationBehavior.allCases),
                tabBar: any(TabCustomizationBehavior.allCases)
            )
        }
        if chance(0.25) {
            modifiers.defaultVisibility = PerPlacement(
                sidebar: any(Visibility.allCases),
                tabBar: any(Visibility.allCases)
            )
        }
        modifiers.badge = chance(0.1) ? any([.count(0), .count(3), .text("New")]) : nil
        modifiers.disabled = chance(0.1)
        modifiers.toolbarVisibility.tabBar = chance(0.1) ? any(Visibility.allCases) : .automatic
        modifiers.toolbarBackgroundVisibility.tabBar = chance(0.1) ? any(Visibility.allCases) : .automatic
        modifiers.toolbarMinimizationBehavior =
            chance(0.1) ? any(ToolbarMinimizationBehavior.allCases) : .automatic
        modifiers.dynamic = chance(0.1)
        modifiers.hidden = chance(0.15) ? any([.always, .when(.compact), .when(.regular)]) : .never
        return modifiers
    }

    /// A state of ids that the specs may or may not have.
    mutating func state() -> TabViewCustomization {
        var state = TabViewCustomization()
        for _ in 0..<Int.random(in: 0...5, using: &random) {
            state.tabs[id()] = TabCustomization(
                sidebar: chance(0.5) ? any(StoredVisibility.allCases) : nil,
                tabBar: any(StoredVisibility.allCases)
            )
        }
        if chance(0.5) { state.tabBarOrder = ids() }
        for _ in 0..<2 where chance(0.5) { state.sections[id()] = SectionCustomization(tabOrder: ids()) }
        return state
    }

    mutating func environment() -> ResolutionEnvironment {
        var environment = ResolutionEnvironment(
            platform: any(Platform.allCases),
            sizeClass: chance(0.5) ? any(UserInterfaceSizeClass.allCases) : nil,
            os: any(OSVersion.allCases),
            sdk: chance(0.4) ? any(OSVersion.allCases) : nil,
            orientation: any(Orientation.allCases)
        )
        environment.form = chance(0.5) ? any(AdaptableForm.allCases) : nil
        environment.interaction.select = chance(0.5) ? id() : nil
        environment.interaction.previous = chance(0.3) ? id() : nil
        environment.interaction.editing = chance(0.3)
        environment.interaction.more = chance(0.2)
        return environment
    }

    mutating func operation(_ ids: [EntryID]) -> CustomizationOperation {
        let id = any(ids)
        let place: OperationPlace = chance(0.3) ? .end : .before(any(ids))
        return switch Int.random(in: 0...5, using: &random) {
        case 0: .addToBar(id, chance(0.3) ? .unspecified : place)
        case 1: .removeFromBar(id)
        case 2: .moveInBar(id, place)
        case 3: .hide(id)
        case 4: .show(id)
        default: .moveInSection(id, place)
        }
    }

    private mutating func ids() -> [String] { (0..<Int.random(in: 0...6, using: &random)).map { _ in id() } }

    private mutating func id() -> String { "\(chance(0.7) ? "t" : "s")\(Int.random(in: 0...14, using: &random))" }

    mutating func chance(_ likelihood: Double) -> Bool { Double.random(in: 0..<1, using: &random) < likelihood }

    private mutating func any<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &random)]
    }
}
