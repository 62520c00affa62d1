import SpecSchema
import TabModel

/// The shape of a stored customization (the format, form 2).
enum CustomizationShape {
    /// What the document calls itself.
    static let schemaName = "tabpreview.customization"
    /// The newest version that is understood.
    static let version = 1

    /// The document.
    static let customization = ObjectShape(
        "a customization",
        keys: [
            KeyRow("schema", .choice(Choice("the schema of a customization", [schemaName])), "What the file is."),
            KeyRow("version", .wholeNumber, "The version of the format: 1."),
            KeyRow("tabs", .map(.object(visibilities)), "Visibilities by customizationID."),
            KeyRow("sections", .map(.object(order)), "Orders by the section's customizationID."),
            KeyRow("tabBarOrder", .list(.text, atLeast: 0), "The order of the bar's customizable region."),
        ]
    )

    private static let visibilities = ObjectShape(
        "a tab's customization",
        keys: [
            KeyRow("sidebar", .choice(Choice("a stored visibility", StoredVisibility.self)), "In the sidebar."),
            KeyRow("tabBar", .choice(Choice("a stored visibility", StoredVisibility.self)), "In the tab bar."),
        ]
    )

    private static let order = ObjectShape(
        "a section's customization",
        keys: [KeyRow("tabOrder", .list(.text, atLeast: 0), "The customizationIDs of the section's tabs.")]
    )
}
