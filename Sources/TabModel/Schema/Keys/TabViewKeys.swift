/// The keys of the tab view itself, in the order of the format.
public enum TabViewKeys {
    /// The shape of a whole spec.
    public static let shape = ObjectShape(
        "a spec",
        keys: all.map(\.row),
        required: ["tabs"],
        allowsExtensions: true
    )

    /// All keys.
    public static let all: [SpecKey<TabSpec>] =
        head + style + around + rest + [
            Variant.key(
                \.variants,
                "Differences for a platform, a system, a width, or a state of the app.",
                shape: Variant.shape("a variant of the tab view", of: (head + style + around + rest).map(\.row))
            ),
            SpecKey(
                "lint",
                \.lint,
                "Findings to suppress, by rule id, with the reason.",
                words: "suppressed findings",
                isFixed: true
            ),
            SpecKey(
                KeyRow(
                    "tabs",
                    .list(.entry, atLeast: 1),
                    "The tabs and sections, in declared order.",
                    findings: ["R5.14", "R5.15", "R5.68", "R5.86"],
                    isFixed: true
                )
            ),
        ]

    private static let head: [SpecKey<TabSpec>] = [
        SpecKey(
            KeyRow(
                "$schema",
                .text,
                "The JSON Schema that editors use for completion; otherwise ignored.",
                isFixed: true
            )
        ),
        SpecKey("title", \.title, "The preview's title; by default the file's name.", isFixed: true, strings: .title),
    ]

    private static let style: [SpecKey<TabSpec>] = [
        SpecKey(
            "tabViewStyle",
            \.tabViewStyle,
            "tabViewStyle(_:)",
            words: "style",
            rules: ["R1.60", "R1.42"],
            findings: ["R5.35", "R5.36"],
            wordRules: [
                "automatic": "R1.35", "sidebarAdaptable": "R1.36", "tabBarOnly": "R1.37", "grouped": "R1.38",
                "page": "R1.39", "verticalPage": "R1.40", "carousel": "R1.41",
            ]
        ),
        SpecKey(
            "pageIndexDisplayMode",
            \.pageIndexDisplayMode,
            "page(indexDisplayMode:)",
            rules: ["R1.33"],
            wordRules: ["automatic": "R1.33", "always": "R1.33", "never": "R1.33"],
            swiftUI: .elsewhere(.pageIndexDisplayMode)
        ),
        SpecKey(
            "verticalPageTransitionStyle",
            \.verticalPageTransitionStyle,
            "verticalPage(transitionStyle:)",
            rules: ["R1.34"],
            findings: ["R5.81"],
            swiftUI: .elsewhere(.pageTransition)
        ),
        SpecKey(
            "selection",
            \.selection,
            "The selected value; if missing, the tab view has no binding.",
            rules: ["R4.2", "R4.1"],
            findings: ["R5.4"],
            isFixed: true,
            strings: .identifier
        ),
        SpecKey(
            "tabViewCustomization",
            \.tabViewCustomization,
            "The storage key of the customization; if missing or null, none is attached.",
            shape: .orNull(.text),
            words: "storage key",
            rules: ["R1.61", "R3.1"],
            findings: ["R5.10", "R5.12", "R5.59"],
            swiftUI: .elsewhere(.customization),
            strings: .identifier
        ),
        SpecKey(
            "defaultAdaptableTabBarPlacement",
            \.defaultAdaptableTabBarPlacement,
            "defaultAdaptableTabBarPlacement(_:)",
            rules: ["R1.63"],
            findings: ["R5.45"],
            swiftUI: .modifier(.adaptablePlacement)
        ),
        SpecKey(
            "defaultTabBarPlacement",
            \.defaultTabBarPlacement,
            "defaultTabBarPlacement(_:)",
            rules: ["R1.64"],
            findings: ["R5.67", "R5.79"],
            swiftUI: .modifier(.tabBarPlacement, words: ["sidebar": .sidebarPlacement])
        ),
        SpecKey(
            "tabBarMinimizeBehavior",
            \.tabBarMinimizeBehavior,
            "tabBarMinimizeBehavior(_:)",
            rules: ["R1.65", "R1.29", "R1.30"],
            findings: ["R5.46"],
            wordRules: ["automatic": "R1.29", "never": "R1.29", "onScrollDown": "R1.30", "onScrollUp": "R1.30"],
            swiftUI: .modifier(
                .minimizeBehavior,
                words: ["onScrollDown": .scrollMinimizing, "onScrollUp": .scrollMinimizing]
            )
        ),
        SpecKey(
            "toolbarVerticalBehavior",
            \.toolbarVerticalBehavior,
            "toolbarVerticalBehavior(_:): whether iPhone Duo's bars are at the side.",
            rules: ["R1.102", "R2.100"],
            findings: ["R5.71", "R5.72"],
            swiftUI: .modifier(.toolbarVertical)
        ),
        SpecKey(
            "tabViewSearchActivation",
            \.tabViewSearchActivation,
            "tabViewSearchActivation(_:)",
            rules: ["R1.67", "R1.28"],
            wordRules: ["searchTabSelection": "R1.28"],
            swiftUI: .modifier(.searchActivation)
        ),
    ]

    private static let around: [SpecKey<TabSpec>] = [
        SpecKey(
            "tabViewBottomAccessory",
            \.tabViewBottomAccessory,
            "tabViewBottomAccessory(isEnabled:content:)",
            shape: .orNull(BottomAccessory.shape),
            rules: ["R1.66", "R1.109", "R1.32"],
            findings: ["R5.47", "R5.64"],
            swiftUI: .modifier(.bottomAccessory),
            strings: .title
        ),
        SpecKey(
            "tabViewSidebarHeader",
            \.tabViewSidebarHeader,
            "tabViewSidebarHeader(content:)",
            shape: .orNull(TabLabel.shape("a sidebar header")),
            rules: ["R1.62"],
            findings: ["R5.44"],
            swiftUI: .modifier(.sidebarExtras),
            strings: .title
        ),
        SpecKey(
            "tabViewSidebarFooter",
            \.tabViewSidebarFooter,
            "tabViewSidebarFooter(content:)",
            shape: .orNull(TabLabel.shape("a sidebar footer")),
            rules: ["R1.62"],
            findings: ["R5.44"],
            swiftUI: .modifier(.sidebarExtras),
            strings: .title
        ),
        SpecKey(
            "tabViewSidebarBottomBar",
            \.tabViewSidebarBottomBar,
            "tabViewSidebarBottomBar(content:)",
            shape: .orNull(TabLabel.shape("a sidebar bottom bar")),
            rules: ["R1.62"],
            findings: ["R5.44"],
            swiftUI: .modifier(.sidebarExtras),
            strings: .title
        ),
    ]

    private static let rest: [SpecKey<TabSpec>] = [
        SpecKey("tint", \.tint, "tint(_:)", rules: ["R2.116"], swiftUI: .modifier()),
        SpecKey(
            "symbolVariants",
            \.symbolVariants,
            "environment(\\.symbolVariants, _): the variant of the tabs' symbols; by default, bars fill them.",
            rules: ["R2.118", "R2.75"],
            swiftUI: .environment
        ),
        SpecKey(
            "horizontalSizeClass",
            \.horizontalSizeClass,
            "environment(\\.horizontalSizeClass, _): "
                + "the size class for bar and sidebar; by default, that of the device.",
            rules: ["R2.117"],
            swiftUI: .environment
        ),
        SpecKey(
            "settingsWindow",
            \.settingsWindow,
            "The Settings scene of a Mac that contains the tab view, with the width of its frame.",
            shape: .orNull(SettingsWindow.shape),
            words: "settings window",
            rules: ["R1.121", "R2.121", "R2.122"],
            findings: ["R5.87"],
            isFixed: true
        ),
        SpecKey(
            "assetCatalog",
            \.assetCatalog,
            "The path of the asset catalog with the images that imageAsset names, relative to the spec.",
            shape: .path(.assetCatalog),
            rules: ["R1.116"],
            findings: ["R5.83"],
            isFixed: true
        ),
        SpecKey(
            "designRequiresCompatibility",
            \.designRequiresCompatibility,
            "UIDesignRequiresCompatibility in the app's property list: the design before OS 26.",
            rules: ["R1.114", "R6.14"],
            findings: ["R5.80"],
            isFixed: true
        ),
        SpecKey(
            "locale",
            \.locale,
            "The language of titles and system text.",
            isFixed: true
        ),
        SpecKey(
            "stringsCatalog",
            \.stringsCatalog,
            "The path of an Xcode strings catalog, relative to the spec: plain titles are its keys.",
            shape: .path(.stringsCatalog),
            rules: ["R1.119"],
            findings: ["R5.85"],
            isFixed: true
        ),
        SpecKey(
            "searchable",
            \.searchable,
            "Whether the tab view has searchable(text:).",
            rules: ["R1.70"],
            findings: ["R5.24", "R5.65"]
        ),
        SpecKey(
            "sizeClassMapping",
            \.sizeClassMapping,
            "One tab in compact width that represents several tabs in regular width.",
            rules: ["R4.10", "R4.11", "R4.12", "R4.13"],
            findings: ["R5.4"],
            isFixed: true
        ),
        SpecKey("switches", \.switches, "the switches", SwitchKeys.all, "The resolver's switches SW1 to SW14."),
        SpecKey("platforms", \.platforms, "The platforms to check; by default iPhone and iPad.", isFixed: true),
        Condition.key(\.conditions),
        SpecKey(
            StandIns.name,
            \.standIns,
            "Stand-ins for values of the tab view that the app's source doesn't contain, by key, with the reason.",
            shape: StandIns.shape("the tab view", StandIn.Key.ofTabView),
            words: "stand-ins",
            rules: ["R1.120"]
        ),
    ]
}
