import TabModel

/// Reads the tab view's own modifiers and the resolver's switches: `style=page`, `minimize=onScrollDown`, `SW1`.
enum TopNotation {
    static func apply(_ word: String, to spec: inout TabSpec) {
        let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
        if parts.count == 1 {
            flag(word, &spec)
        } else if !behavior(parts[0], parts[1], &spec) {
            setting(parts[0], parts[1], &spec)
        }
    }

    /// A value of an enumeration by its name.
    private static func value<Value: RawRepresentable<String>>(_ name: String) -> Value {
        guard let value = Value(rawValue: name) else { preconditionFailure("unknown value \(name)") }
        return value
    }

    private static func behavior(_ key: String, _ word: String, _ spec: inout TabSpec) -> Bool {
        switch key {
        case "style": spec.tabViewStyle = value(word)
        case "dots": spec.pageIndexDisplayMode = value(word)
        case "form": spec.defaultAdaptableTabBarPlacement = value(word)
        case "placement": spec.defaultTabBarPlacement = value(word)
        case "minimize": spec.tabBarMinimizeBehavior = value(word)
        case "vertical": spec.toolbarVerticalBehavior = value(word)
        case "activation": spec.tabViewSearchActivation = value(word)
        case "transition": spec.verticalPageTransitionStyle = value(word)
        case "accessory": spec.tabViewBottomAccessory = accessory(word)
        default: return false
        }
        return true
    }

    /// `empty`, or a titled one that is `on` or `off`.
    private static func accessory(_ word: String) -> BottomAccessory {
        switch word {
        case "empty": BottomAccessory()
        case "on": BottomAccessory(TabLabel(title: "Now Playing"), isEnabled: true)
        case "off": BottomAccessory(TabLabel(title: "Now Playing"), isEnabled: false)
        default: preconditionFailure("unknown accessory \(word)")
        }
    }

    private static func setting(_ key: String, _ word: String, _ spec: inout TabSpec) {
        switch key {
        case "selection": spec.selection = Int(word).map { .integer($0) } ?? .string(word)
        case "platforms": spec.platforms = word.split(separator: ",").map { value(String($0)) }
        case "settings": spec.settingsWindow = SettingsWindow(width: Int(word))
        case "off": spec.lint[word] = "wanted"
        case "mapping": spec.sizeClassMapping = mapping(word.split(separator: ":").map(String.init))
        case "SW7": spec.switches.macAutomatic = value(word)
        case "SW8": spec.switches.hiddenSelection = value(word)
        default: preconditionFailure("unknown modifier \(key)")
        }
    }

    /// `browse:recent/artists:recent`, the Browse tab, what it represents, and where it leads without a path.
    private static func mapping(_ parts: [String]) -> SizeClassMapping {
        SizeClassMapping(
            compactTab: .string(parts[0]),
            regularValues: parts[1].split(separator: "/").map { .string(String($0)) },
            defaultRegularValue: .string(parts[2])
        )
    }

    private static func flag(_ word: String, _ spec: inout TabSpec) {
        switch word {
        case "accessory": spec.tabViewBottomAccessory = BottomAccessory(TabLabel(title: "Now Playing"))
        case "header": spec.tabViewSidebarHeader = TabLabel(title: "Header")
        case "footer": spec.tabViewSidebarFooter = TabLabel(title: "Footer")
        case "bottomBar": spec.tabViewSidebarBottomBar = TabLabel(title: "Bottom")
        case "searchable": spec.searchable = true
        case "compatible": spec.designRequiresCompatibility = true
        case "SW10": spec.switches.minimizeRestoration = .onReversal
        case "SW11": spec.switches.searchableOnTabView = .everyTab
        case "SW12": spec.switches.minimizeInVerticalBar = .collapse
        case "SW13": spec.switches.duoBarLimit = .none
        case "SW14": spec.switches.minimizeOnCompactPad = .asOnIPhone
        case "SW1": spec.switches.sectionChildrenInBar = true
        case "SW2": spec.switches.sectionDefaultVisibilityScope = .sectionItem
        case "SW3": spec.switches.automaticIPadForm = .tabBar
        case "SW4": spec.switches.customizationInCompact = .apply
        case "SW5": spec.switches.sidebarOnlyInCompact = .omitted
        case "SW6": spec.switches.searchInMore = .declaredOrder
        case "SW9": spec.switches.regionsNeedCustomization = false
        default: preconditionFailure("unknown modifier \(word)")
        }
    }
}
