extension TabViewStyle: KeyWord { static let noun = "a tab view style" }
extension PageIndexDisplayMode: KeyWord { static let noun = "a page index display mode" }
extension AdaptableTabBarPlacement: KeyWord { static let noun = "an adaptable tab bar placement" }
extension VerticalPageTransitionStyle: KeyWord { static let noun = "a page transition" }
extension ToolbarMinimizationBehavior: KeyWord { static let noun = "a toolbar minimization behavior" }
extension ToolbarMinimizationRestoration: KeyWord { static let noun = "a toolbar minimization restoration" }
extension ToolbarVerticalBehavior: KeyWord { static let noun = "a toolbar vertical behavior" }
extension ToolbarVerticalCompressionBehavior: KeyWord { static let noun = "a toolbar compression behavior" }
extension TabBarMinimizeBehavior: KeyWord { static let noun = "a tab bar minimize behavior" }
extension TabSearchActivation: KeyWord { static let noun = "a search activation" }
extension ImageRendering: KeyWord { static let noun = "an image rendering" }
extension SymbolVariants: KeyWord { static let noun = "a symbol variant" }
extension TintColor: KeyWord { static let noun = "a tint" }
extension TabSectionExpansion: KeyWord { static let noun = "a section expansion" }
extension TabRole: KeyWord { static let noun = "a tab role" }
extension TabPlacement: KeyWord { static let noun = "a tab placement" }
extension TabCustomizationBehavior: KeyWord { static let noun = "a customization behavior" }
extension Visibility: KeyWord { static let noun = "a visibility" }
extension UserInterfaceSizeClass: KeyWord { static let noun = "a size class" }
extension TabScreen.Kind: KeyWord { static let noun = "a kind of content" }

/// The words of the key; the names of the bars are accepted too.
extension DefaultTabBarPlacement: KeyWord {
    static let noun = "a tab bar placement"
    static var choice: Choice {
        let current = allCases.filter { $0.current == $0 }
        let old = allCases.filter { $0.current != $0 }
        return Choice(noun, current.map(\.rawValue), aliases: old.map(\.rawValue))
    }
    static var shape: Shape { .choice(choice) }
}

/// The words of the key; Apple's names of the systems are accepted too.
extension Platform: KeyWord {
    static let noun = "a platform"
    static var choice: Choice { Choice(noun, Self.self, aliases: systemNames.map(\.key)) }
    static var shape: Shape { .choice(choice) }
    init?(_ value: KeyValue) {
        guard let name = value.string else { return nil }
        self.init(named: name)
    }
}

/// The words of the key; tags of regions are accepted too, each for its language.
extension LocaleIdentifier: KeyWord {
    static let noun = "a language with the system's words"
    static var choice: Choice { Choice(noun, Self.self, aliases: otherTags.map(\.key)) }
    static var shape: Shape { .choice(choice) }
    init?(_ value: KeyValue) {
        guard let tag = value.string else { return nil }
        self.init(tag: tag)
    }
}

/// The value of the key: a number if it is written without quotes, otherwise a string.
extension TabValue: KeyConvertible {
    static var shape: Shape { .textOrWholeNumber }
    var keyValue: KeyValue {
        switch self {
        case .string(let text): .text(text)
        case .integer(let number): .number(number)
        }
    }
    init?(_ value: KeyValue) {
        switch value {
        case .text(let text): self = .string(text)
        case .number(let number): self = .integer(number)
        default: return nil
        }
    }
}

extension Badge: KeyConvertible {
    static var shape: Shape { .textOrWholeNumber }
    var keyValue: KeyValue {
        switch self {
        case .text(let text): .text(text)
        case .count(let count): .number(count)
        }
    }
    init?(_ value: KeyValue) {
        switch value {
        case .text(let text): self = .text(text)
        case .number(let number): self = .count(number)
        default: return nil
        }
    }
}

/// The value of the key: `true`, `false`, or the size class in which an entry is hidden.
extension Hidden: KeyConvertible {
    static var shape: Shape {
        let sizeClass = KeyRow(
            "sizeClass",
            UserInterfaceSizeClass.shape,
            "The horizontal size class in which the entry is hidden."
        )
        return .either(.bool, .object(ObjectShape("a hidden condition", keys: [sizeClass], required: ["sizeClass"])))
    }
    var keyValue: KeyValue {
        switch self {
        case .never: .flag(false)
        case .always: .flag(true)
        case .when(let sizeClass): .members([KeyMember("sizeClass", sizeClass.keyValue)])
        }
    }
    init?(_ value: KeyValue) {
        if let sizeClass = value["sizeClass"].flatMap({ UserInterfaceSizeClass($0) }) {
            self = .when(sizeClass)
        } else {
            guard let isHidden = Bool(value) else { return nil }
            self = isHidden ? .always : .never
        }
    }
}

/// The value of the key: one word for every placement, or an object with one for each.
///
/// A member that the object lacks has the type's first word.
extension PerPlacement: KeyConvertible where Setting: KeyWord {
    static var shape: Shape {
        let pair = [
            KeyRow("sidebar", Setting.shape, "In the sidebar."), KeyRow("tabBar", Setting.shape, "In the tab bar."),
        ]
        return .either(Setting.shape, .object(ObjectShape("a pair for sidebar and tabBar", keys: pair)))
    }
    var keyValue: KeyValue {
        .members([KeyMember("sidebar", sidebar.keyValue), KeyMember("tabBar", tabBar.keyValue)])
    }
    init?(_ value: KeyValue) {
        if let setting = Setting(value) {
            self.init(setting)
        } else {
            guard case .members = value, let usual = Setting.allCases.first else { return nil }
            self.init(
                sidebar: value["sidebar"].flatMap { Setting($0) } ?? usual,
                tabBar: value["tabBar"].flatMap { Setting($0) } ?? usual
            )
        }
    }
}

extension TabLabel: KeyConvertible {
    static var shape: Shape { shape("a label") }
    /// Returns the shape of a title and a symbol; `noun` is the name of their owner.
    static func shape(_ noun: String, required: [String] = []) -> Shape {
        .object(ObjectShape(noun, keys: plainKeys, required: required))
    }
    static let plainKeys = [
        KeyRow(titleName, .title, "The text."), KeyRow("systemImage", .text, "The name of an SF Symbol."),
    ]
    var keyValue: KeyValue {
        let parts = [(Self.titleName, titleValue), ("systemImage", systemImage.keyValue), ("image", image.keyValue)]
        return .members(parts.filter { $1 != .nothing }.map { KeyMember($0, $1) })
    }
    /// Creates the label from a key's value; nil if that isn't an object.
    public init?(_ value: KeyValue) {
        guard case .members = value else { return nil }
        self.init(systemImage: value["systemImage"]?.string, image: value["image"]?.string)
        if let title = value[Self.titleName] { setTitle(title) }
    }
}

extension BottomAccessory: KeyConvertible {
    static var shape: Shape {
        let isEnabled = KeyRow("isEnabled", .bool, "Whether the accessory is shown; if false, it takes up no space.")
        return .object(ObjectShape("a bottom accessory", keys: TabLabel.plainKeys + [isEnabled]))
    }
    var keyValue: KeyValue {
        guard case .members(let members) = label.keyValue else { return .nothing }
        return .members(members + (isEnabled.map { [KeyMember("isEnabled", .flag($0))] } ?? []))
    }
    init?(_ value: KeyValue) {
        guard let label = TabLabel(value) else { return nil }
        self.init(label, isEnabled: value["isEnabled"].flatMap { Bool($0) })
    }
}

extension SettingsWindow: KeyConvertible {
    static var shape: Shape {
        let width = KeyRow("width", .number(1...10_000), "The width of the window's content, in points.")
        return .object(ObjectShape("a settings window", keys: [width]))
    }
    var keyValue: KeyValue { .members(width.map { [KeyMember("width", .number($0))] } ?? []) }
    init?(_ value: KeyValue) {
        guard case .members = value else { return nil }
        guard case .number(let width)? = value["width"] else {
            self.init()
            return
        }
        self.init(width: width)
    }
}

extension ToolbarVisibility: KeyConvertible {
    static var shape: Shape {
        let tabBar = KeyRow("tabBar", Visibility.shape, "The visibility of the tab bar or its background.")
        return .object(ObjectShape("a toolbar visibility", keys: [tabBar]))
    }
    var keyValue: KeyValue { .members(tabBar == .automatic ? [] : [KeyMember("tabBar", tabBar.keyValue)]) }
    init?(_ value: KeyValue) {
        guard case .members = value else { return nil }
        self.init(tabBar: value["tabBar"].flatMap { Visibility($0) } ?? .automatic)
    }
}

extension TabScreen: KeyConvertible {
    static var shape: Shape {
        .object(
            ObjectShape(
                "a tab's content",
                keys: [
                    KeyRow("kind", Kind.shape, "The placeholder to draw."),
                    KeyRow("title", .text, "The placeholder's title, if it differs from the tab's."),
                    KeyRow("image", .path(.image), "The path of a screenshot, relative to the spec."),
                ],
                oneOf: ["kind", "image"]
            )
        )
    }
    var keyValue: KeyValue {
        switch self {
        case .image(let path): .members([KeyMember("image", .text(path))])
        case .skeleton(let kind, nil): .members([KeyMember("kind", kind.keyValue)])
        case .skeleton(let kind, let title?):
            .members([KeyMember("kind", kind.keyValue), KeyMember("title", .text(title))])
        }
    }
    init?(_ value: KeyValue) {
        if let path = value["image"]?.string {
            self = .image(path)
        } else {
            guard let kind = value["kind"].flatMap({ Kind($0) }) else { return nil }
            self = .skeleton(kind, title: value["title"]?.string)
        }
    }
}

extension SizeClassMapping: KeyConvertible {
    static var shape: Shape {
        let value = TabValue.shape
        let keys = [
            KeyRow("compactTab", value, "The value of the tab that exists only in compact width."),
            KeyRow("regularValues", [TabValue].shape, "The values of the tabs that exist only in regular width."),
            KeyRow("defaultRegularValue", value, "The value that is selected when the compact tab's path is empty."),
        ]
        return .object(ObjectShape("a size class mapping", keys: keys, required: keys.map(\.name)))
    }
    var keyValue: KeyValue {
        .members([
            KeyMember("compactTab", compactTab.keyValue),
            KeyMember("regularValues", regularValues.keyValue),
            KeyMember("defaultRegularValue", defaultRegularValue.keyValue),
        ])
    }
    init?(_ value: KeyValue) {
        guard let compact = value["compactTab"].flatMap({ TabValue($0) }),
            let regular = value["defaultRegularValue"].flatMap({ TabValue($0) })
        else { return nil }
        let values = value["regularValues"].flatMap { [TabValue]($0) } ?? []
        self.init(compactTab: compact, regularValues: values, defaultRegularValue: regular)
    }
}
