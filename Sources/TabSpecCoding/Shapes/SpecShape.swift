import TabModel

/// The shape of a whole spec (the format, form 1).
enum SpecShape {
    /// The document.
    static let spec = ObjectShape(
        "a spec",
        keys: head + style + around + rest,
        required: ["tabs"],
        allowsExtensions: true
    )

    private static let head = [
        KeyRule("$schema", .text, "The JSON Schema an editor uses for completion; otherwise ignored."),
        KeyRule("title", .text, "What the preview is called; absent, the file's name."),
    ]

    private static let style = [
        KeyRule("tabViewStyle", .choice(Choice("a tab view style", TabViewStyle.self)), "tabViewStyle(_:)"),
        KeyRule(
            "pageIndexDisplayMode",
            .choice(Choice("a page index display mode", PageIndexDisplayMode.self)),
            "page(indexDisplayMode:)"
        ),
        KeyRule("selection", .textOrWholeNumber, "The value that is selected; absent, nothing is bound."),
        KeyRule(
            "tabViewCustomization",
            .orNull(.text),
            "The storage key of the customization; absent or null, none is attached."
        ),
        KeyRule(
            "defaultAdaptableTabBarPlacement",
            .choice(Choice("an adaptable tab bar placement", AdaptableTabBarPlacement.self)),
            "defaultAdaptableTabBarPlacement(_:)"
        ),
        KeyRule(
            "defaultTabBarPlacement",
            .choice(Choice("a tab bar placement", DefaultTabBarPlacement.self)),
            "defaultTabBarPlacement(_:), OS 27"
        ),
        KeyRule(
            "tabBarMinimizeBehavior",
            .choice(Choice("a tab bar minimize behavior", TabBarMinimizeBehavior.self)),
            "tabBarMinimizeBehavior(_:), OS 26"
        ),
        KeyRule(
            "tabViewSearchActivation",
            .choice(Choice("a search activation", TabSearchActivation.self)),
            "tabViewSearchActivation(_:), OS 26"
        ),
    ]

    private static let around = [
        extra("tabViewBottomAccessory", "a bottom accessory", "tabViewBottomAccessory(content:), OS 26"),
        extra("tabViewSidebarHeader", "a sidebar header", "tabViewSidebarHeader(content:)"),
        extra("tabViewSidebarFooter", "a sidebar footer", "tabViewSidebarFooter(content:)"),
        extra("tabViewSidebarBottomBar", "a sidebar bottom bar", "tabViewSidebarBottomBar(content:)"),
    ]

    private static let rest = [
        KeyRule("searchable", .bool, "Whether searchable stands on the tab view."),
        KeyRule("sizeClassMapping", .object(mapping), "One compact tab that stands for several regular ones."),
        KeyRule("switches", .object(SwitchesShape.switches), "The resolver's switches SW1 to SW9."),
        KeyRule(
            "platforms",
            .list(.choice(Choice("a platform", Platform.self, aliases: Platform.systemNames.map(\.key))), atLeast: 0),
            "The platforms that findings speak about; absent, iPhone and iPad."
        ),
        KeyRule("lint", .reasons, "Findings switched off: the rule's id and the reason."),
        KeyRule("tabs", .list(.entry, atLeast: 1), "The tabs and sections, in declared order."),
    ]

    private static func extra(_ name: String, _ noun: String, _ text: String) -> KeyRule {
        KeyRule(name, .orNull(.object(LabelShapes.titleAndSymbol(noun))), text)
    }

    private static let mapping = ObjectShape(
        "a size class mapping",
        keys: [
            KeyRule("compactTab", .textOrWholeNumber, "The value of the tab that exists in compact width."),
            KeyRule(
                "regularValues",
                .list(.textOrWholeNumber, atLeast: 0),
                "The values that exist in regular width only."
            ),
            KeyRule(
                "defaultRegularValue",
                .textOrWholeNumber,
                "What is selected when the compact tab's path is empty."
            ),
        ],
        required: ["compactTab", "regularValues", "defaultRegularValue"]
    )
}
