/// The keys of tabs and sections, in the order of the format.
public enum EntryKeys {
    /// The shape of a tab.
    public static let tabShape = ObjectShape("a tab", keys: tab.map(\.row))
    /// The shape of a section: an entry with the key `tabs`.
    public static let sectionShape = ObjectShape("a section", keys: section.map(\.row), required: ["tabs"])

    /// The keys of a tab.
    public static let tab: [SpecKey<Tab>] =
        plainTab + modifiers.map { $0.on(\.modifiers) } + [
            Variant.key(
                \.modifiers.variants,
                variantText,
                shape: Variant.shape("a variant of a tab", of: plainTab.map(\.row) + modifiers.map(\.row))
            )
        ]

    /// The keys of a section.
    public static let section: [SpecKey<TabSection>] =
        plainSection + modifiers.map { $0.on(\.modifiers) } + [
            Variant.key(
                \.modifiers.variants,
                variantText,
                shape: Variant.shape("a variant of a section", of: plainSection.map(\.row) + modifiers.map(\.row))
            )
        ]

    /// The keys of a tab whose strings are read out or shown on demand, and translated like titles (R1.119).
    public static let prose = tab.filter { $0.row.strings == .prose }

    private static let variantText = "Differences for a platform, a system, a width, or a state of the app."

    /// The keys of a tab without those that it shares with sections.
    public static let plainTab: [SpecKey<Tab>] =
        label("The tab's title.", field: "Title").map { $0.on(\.label) } + tabOnly

    /// The keys of a section without those that it shares with tabs.
    public static let plainSection: [SpecKey<TabSection>] =
        label("The section's header.", field: "Header").map { $0.on(\.header) } + sectionOnly

    private static func label(_ title: String, field: String) -> [SpecKey<TabLabel>] {
        [
            TabLabel.titleKey(title, field: field),
            SpecKey(
                "systemImage",
                \.systemImage,
                "The name of an SF Symbol, in its outline form.",
                words: "symbol",
                rules: ["R5.27", "R5.61"],
                findings: ["R5.23", "R5.27", "R5.61"],
                field: FormField("Symbol", hint: "SF Symbol")
            ),
            SpecKey(
                "image",
                \.image,
                "The path of an image file, relative to the spec.",
                shape: .path(.image),
                rules: ["R1.12"],
                findings: ["R5.75", "R5.83"]
            ),
            SpecKey(
                "imageAsset",
                \.imageAsset,
                "The name of an image in the asset catalog; systemImage and image take precedence.",
                rules: ["R1.116"],
                findings: ["R5.75", "R5.83"],
                showsWithEntry: true,
                field: FormField("Image", hint: "in the asset catalog")
            ),
            SpecKey(
                "imageRendering",
                \.imageRendering,
                "The rendering mode of the image. automatic follows the asset catalog, and draws a template in bars.",
                rules: ["R2.114", "R1.115"],
                findings: ["R5.75"],
                wordRules: ["automatic": "R2.114", "template": "R1.115", "original": "R1.115"],
                showsWithEntry: true
            ),
            SpecKey(
                "selectedSystemImage",
                \.selectedSystemImage,
                "The name of the SF Symbol to draw while the tab is selected.",
                rules: ["R2.119"]
            ),
            SpecKey(
                "selectedImageAsset",
                \.selectedImageAsset,
                "The name of the image in the asset catalog to draw while the tab is selected.",
                rules: ["R2.119", "R1.116"]
            ),
            SpecKey(
                "symbolVariants",
                \.symbolVariants,
                "environment(\\.symbolVariants, _) on the label: the variant of its symbol.",
                rules: ["R2.118", "R2.75"]
            ),
            SpecKey(
                "selectedSymbolVariants",
                \.selectedSymbolVariants,
                "environment(\\.symbolVariants, _) on the label while the tab is selected.",
                rules: ["R2.119", "R2.118"]
            ),
        ]
    }

    private static let tabOnly: [SpecKey<Tab>] = [
        SpecKey(
            "value",
            \.value,
            "The value that selects the tab; should be unique.",
            rules: ["R4.1", "R5.1"],
            findings: ["R5.1", "R5.2"],
            isFixed: true,
            strings: .identifier,
            field: FormField("Value", hint: "selects the tab")
        ),
        SpecKey(
            "role",
            \.role,
            "The tab's role.",
            rules: ["R1.15", "R1.16"],
            findings: ["R5.21", "R5.22", "R5.26", "R5.63"],
            wordRules: ["search": "R1.15", "prominent": "R1.16"],
            decidesPlace: true,
            swiftUI: .elsewhere(words: ["prominent": .prominent]),
            field: FormField("Role", absent: "None")
        ),
        SpecKey(
            "action",
            \.action,
            "Whether choosing the tab is intercepted and never becomes the selection.",
            rules: ["R4.14", "R4.15"],
            field: FormField("Is an action, never selected", in: .behavior)
        ),
        SpecKey("help", \.help, "help(_:)", rules: ["R1.58"], swiftUI: .modifier(.help), strings: .prose),
        SpecKey(
            "accessibilityLabel",
            \.accessibilityLabel,
            "accessibilityLabel(_:)",
            rules: ["R1.57"],
            showsWithEntry: true,
            swiftUI: .modifier(),
            strings: .prose
        ),
        SpecKey(
            "accessibilityHint",
            \.accessibilityHint,
            "accessibilityHint(_:)",
            rules: ["R1.57"],
            showsWithEntry: true,
            swiftUI: .modifier(),
            strings: .prose
        ),
        SpecKey("content", \.content, "The tab's content.", findings: ["R5.83"], showsWithEntry: true),
    ]

    private static let sectionOnly: [SpecKey<TabSection>] = [
        SpecKey(
            "defaultSectionExpansion",
            \.defaultSectionExpansion,
            "The section's initial state in the sidebar.",
            words: "expansion",
            rules: ["R1.59", "R1.31"],
            wordRules: ["expanded": "R1.31", "collapsed": "R1.31"],
            swiftUI: .modifier(.sectionExpansion),
            field: FormField("Opens")
        ),
        SpecKey(
            KeyRow(
                "tabs",
                .list(.entry, atLeast: 1),
                "The section's tabs and sections, in declared order.",
                isFixed: true
            )
        ),
    ]

    /// The keys that tabs and sections share.
    public static let modifiers: [SpecKey<TabModifiers>] = [
        SpecKey(
            "tabPlacement",
            \.tabPlacement,
            "tabPlacement(_:)",
            words: "placement",
            rules: ["R1.17", "R1.20", "R1.43"],
            findings: ["R5.16", "R5.18", "R5.20", "R5.30", "R5.56"],
            wordRules: ["automatic": "R1.17", "pinned": "R1.18", "sidebarOnly": "R1.19"],
            decidesPlace: true,
            swiftUI: .modifier(),
            field: FormField("Placement")
        ),
        SpecKey(
            "customizationID",
            \.customizationID,
            "The id for stored customizations; should be unique.",
            rules: ["R1.44", "R3.3"],
            findings: ["R5.6", "R5.9", "R5.11"],
            isFixed: true,
            swiftUI: .modifier(),
            strings: .identifier,
            field: FormField("customizationID", hint: "lets people move it", in: .customizing)
        ),
        SpecKey(
            "customizationBehavior",
            \.customizationBehavior,
            "The customizations that people can make, for all placements or separately for sidebar and tabBar.",
            rules: ["R1.45", "R1.21"],
            findings: ["R5.11", "R5.13", "R5.58"],
            wordRules: ["automatic": "R1.23", "reorderable": "R1.24", "disabled": "R1.25"],
            decidesPlace: true,
            swiftUI: .modifier(.sidebarCustomization),
            field: FormField("Customizing", in: .customizing)
        ),
        SpecKey(
            "defaultVisibility",
            \.defaultVisibility,
            "Whether the entry is initially visible, for all placements or separately for sidebar and tabBar.",
            rules: ["R1.46", "R1.21"],
            findings: ["R5.13", "R5.17", "R5.18", "R5.19"],
            wordRules: ["hidden": "R1.46"],
            decidesPlace: true,
            swiftUI: .modifier(.defaultVisibility),
            field: FormField("Initially", in: .customizing)
        ),
        SpecKey(
            "hidden",
            \.hidden,
            "Whether the entry is hidden, always or in one size class.",
            rules: ["R1.47"],
            findings: ["R5.5", "R5.34", "R5.39", "R5.52"],
            decidesPlace: true,
            swiftUI: .modifier(.hidden),
            field: FormField("Hidden", absent: "Never", in: .customizing)
        ),
        SpecKey(
            "disabled",
            \.disabled,
            "Whether the entry is disabled.",
            rules: ["R1.48"],
            findings: ["R5.39"],
            swiftUI: .modifier(.disabled),
            field: FormField("Disabled", in: .state)
        ),
        SpecKey(
            "badge",
            \.badge,
            "A number or a short string. It has no effect on a section.",
            rules: ["R1.49"],
            findings: ["R5.34", "R5.54"],
            isForTabs: true,
            swiftUI: .modifier(.badge),
            strings: .title,
            field: FormField("Badge", hint: "a number or a string")
        ),
        SpecKey(
            "toolbarMinimizationBehavior",
            \.toolbarMinimizationBehavior,
            "toolbarMinimizationBehavior(_:for: .navigationBar) on the tab's content",
            rules: ["R1.107", "R2.112"],
            findings: ["R5.78"],
            isForTabs: true,
            swiftUI: .content(
                for: "navigationBar",
                .toolbarMinimization,
                words: ["onScrollDown": .toolbarScrollMinimization, "onScrollUp": .toolbarScrollMinimization]
            )
        ),
        SpecKey(
            "toolbarMinimizationRestoration",
            \.toolbarMinimizationRestoration,
            "toolbarMinimizationRestoration(_:for: .navigationBar) on the tab's content",
            rules: ["R1.108"],
            isForTabs: true,
            swiftUI: .content(for: "navigationBar", .toolbarMinimization)
        ),
        SpecKey(
            "toolbarVisibility",
            \.toolbarVisibility,
            "toolbarVisibility(_:for: .tabBar) on the tab's content: whether the tab bar is visible.",
            rules: ["R1.112", "R2.113"],
            findings: ["R5.74"],
            isForTabs: true,
            swiftUI: .content(.tabBarVisibility)
        ),
        SpecKey(
            "toolbarBackgroundVisibility",
            \.toolbarBackgroundVisibility,
            "toolbarBackgroundVisibility(_:for: .tabBar) on the tab's content: whether the bar has a background.",
            rules: ["R2.120"],
            isForTabs: true,
            swiftUI: .content(.tabBarVisibility)
        ),
        SpecKey(
            "toolbarVerticalBehavior",
            \.toolbarVerticalBehavior,
            "toolbarVerticalBehavior(_:) on the tab's content: whether iPhone Duo's bars are at the side.",
            rules: ["R1.102", "R2.100"],
            findings: ["R5.71", "R5.72"],
            isForTabs: true,
            swiftUI: .content(.toolbarVertical)
        ),
        SpecKey(
            "toolbarVerticalCompressionBehavior",
            \.toolbarVerticalCompressionBehavior,
            "toolbarVerticalCompressionBehavior(_:) on the tab's content: "
                + "the elements that are compressed at iPhone Duo's side.",
            rules: ["R1.103", "R2.101"],
            findings: ["R5.72"],
            isForTabs: true,
            swiftUI: .content(.toolbarVertical)
        ),
        SpecKey(
            "toolbarItems",
            \.toolbarItems,
            "Buttons in the toolbar of the tab's content, drawn in iPhone Duo's column.",
            shape: .list(TabLabel.shape("a toolbar item", required: ["title"]), atLeast: 0, atMost: 20),
            rules: ["R1.105", "R2.94", "R2.101"],
            findings: ["R5.82"],
            isForTabs: true,
            swiftUI: .content(),
            strings: .title
        ),
        SpecKey(
            "sectionActions",
            \.sectionActions,
            "Buttons at the end of a section's rows. They have no effect on a tab.",
            shape: .list(TabLabel.shape("a section action"), atLeast: 0),
            rules: ["R1.50"],
            swiftUI: .modifier(.sectionActions),
            strings: .title
        ),
        When.key,
        SpecKey("dynamic", \.dynamic, "Whether the entry is known only at runtime.", rules: ["R1.6"], isFixed: true),
        SpecKey(
            "repeats",
            \.repeats,
            "The data that a dynamic entry is repeated over, and the number of placeholders.",
            rules: ["R1.120", "R1.6"],
            decidesPlace: true,
            isFixed: true
        ),
        SpecKey(
            StandIns.name,
            \.standIns,
            "Stand-ins for values that the app's source doesn't contain, by key, with the reason.",
            words: "stand-ins",
            rules: ["R1.120"],
            showsWithEntry: true
        ),
        SpecKey(
            "lint",
            \.lint,
            "Findings to suppress for this entry, by rule id, with the reason.",
            words: "suppressed findings",
            isFixed: true
        ),
    ]
}

extension KeyRow {
    /// Every key of the format: the tab view's, a tab's, and a section's, in this order.
    ///
    /// Both kinds of entry share some.
    public static let all = TabViewKeys.all.map(\.row) + EntryKeys.tab.map(\.row) + EntryKeys.section.map(\.row)

    /// The name of every key, each once, in the order of ``all``.
    public static let names = all.reduce(into: [String]()) { if !$0.contains($1.name) { $0.append($1.name) } }

    /// The index of each name in ``names``.
    public static let numbers = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
}
