import TabModel

/// The shapes of tabs and sections (the format, form 1).
enum EntryShapes {
    /// A tab.
    static let tab = ObjectShape("a tab", keys: label("The tab's title.") + tabKeys + shared)
    /// A section: what has a key `tabs`.
    static let section = ObjectShape(
        "a section",
        keys: label("The section's header.") + sectionKeys + shared,
        required: ["tabs"]
    )

    private static func label(_ title: String) -> [KeyRule] {
        [
            KeyRule("title", .text, title),
            KeyRule("systemImage", .text, "The name of an SF Symbol, in its outline form."),
            KeyRule("image", .imagePath, "The path of a raster image, relative to the spec."),
        ]
    }

    private static let tabKeys = [
        KeyRule("value", .textOrWholeNumber, "The value that selects the tab; meant to be unique."),
        KeyRule("role", .choice(Choice("a tab role", TabRole.self)), "What the tab is for."),
        KeyRule("action", .bool, "Whether choosing the tab is intercepted and never becomes the selection."),
        KeyRule("help", .text, "help(_:)"),
        KeyRule("accessibilityLabel", .text, "accessibilityLabel(_:)"),
        KeyRule("accessibilityHint", .text, "accessibilityHint(_:)"),
        KeyRule("content", .object(screen), "What stands in the screen area."),
    ]

    private static let sectionKeys = [
        KeyRule(
            "defaultSectionExpansion",
            .choice(Choice("a section expansion", TabSectionExpansion.self)),
            "The section's first state in the sidebar."
        ),
        KeyRule("tabs", .list(.entry, atLeast: 1), "The section's tabs and sections, in declared order."),
    ]

    private static let shared = [
        KeyRule("tabPlacement", .choice(Choice("a tab placement", TabPlacement.self)), "tabPlacement(_:)"),
        KeyRule("customizationID", .text, "The id under which people's changes are stored; meant to be unique."),
        KeyRule(
            "customizationBehavior",
            perPlacement(Choice("a customization behavior", TabCustomizationBehavior.self)),
            "What people may do: for every placement, or for each of sidebar and tabBar."
        ),
        KeyRule(
            "defaultVisibility",
            perPlacement(Choice("a visibility", Visibility.self)),
            "Whether the entry shows at first: for every placement, or for each of sidebar and tabBar."
        ),
        KeyRule(
            "hidden",
            .either(.bool, .object(hiddenWhen)),
            "Whether the entry is hidden: always, or in one size class."
        ),
        KeyRule("disabled", .bool, "Whether the entry is disabled."),
        KeyRule("badge", .textOrWholeNumber, "A number or a short text; no effect on a section."),
        KeyRule(
            "sectionActions",
            .list(.object(LabelShapes.titleAndSymbol("a section action")), atLeast: 0),
            "Buttons at the end of a section's rows; no effect on a tab."
        ),
        KeyRule("dynamic", .bool, "Whether the entry is known only when the app runs."),
        KeyRule("lint", .reasons, "Findings switched off at this entry: the rule's id and the reason."),
    ]

    private static func perPlacement(_ choice: Choice) -> Shape {
        let pair = [
            KeyRule("sidebar", .choice(choice), "In the sidebar."),
            KeyRule("tabBar", .choice(choice), "In the tab bar."),
        ]
        return .either(.choice(choice), .object(ObjectShape("a pair for sidebar and tabBar", keys: pair)))
    }

    private static let hiddenWhen = ObjectShape(
        "a hidden condition",
        keys: [
            KeyRule(
                "sizeClass",
                .choice(Choice("a size class", UserInterfaceSizeClass.self)),
                "The horizontal size class in which the entry is hidden."
            )
        ],
        required: ["sizeClass"]
    )

    private static let screen = ObjectShape(
        "a tab's content",
        keys: [
            KeyRule("kind", .choice(Choice("a kind of content", TabScreen.Kind.self)), "The drawn stand-in."),
            KeyRule("title", .text, "The stand-in's title, if it is not the tab's."),
            KeyRule("image", .imagePath, "The path of a screenshot, relative to the spec."),
        ],
        oneOf: ["kind", "image"]
    )
}

/// The shapes of labels outside of entries.
enum LabelShapes {
    static func titleAndSymbol(_ noun: String) -> ObjectShape {
        ObjectShape(
            noun,
            keys: [
                KeyRule("title", .text, "The text."),
                KeyRule("systemImage", .text, "The name of an SF Symbol."),
            ]
        )
    }
}
