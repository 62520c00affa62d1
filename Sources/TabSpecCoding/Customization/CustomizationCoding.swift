public import TabModel

/// A reader and writer of customizations (R3.21 to R3.24).
public enum CustomizationCoding {
    /// The id of the diagnostic for text of a newer version: the rule that describes that case.
    public static let newerVersion = "R3.36"

    /// Returns the customization as text: keys sorted, two spaces a level, a newline at the end.
    ///
    /// Automatic values are left out (R3.24), so equal states are equal bytes.
    public static func text(_ customization: TabViewCustomization) -> String {
        value(customization).text([.pretty, .sortedKeys])
    }

    /// Returns the customization as a value, for a larger document.
    static func value(_ customization: TabViewCustomization) -> JSONValue {
        var members: [JSONMember] = [
            JSONMember("schema", .string(CustomizationShape.schemaName)),
            JSONMember("version", .integer(CustomizationShape.version)),
            JSONMember("tabs", .object(tabs(customization))),
            JSONMember("sections", .object(sections(customization))),
        ]
        if let order = customization.tabBarOrder { members.append(JSONMember("tabBarOrder", JSONValue(order))) }
        return .object(members.sorted { $0.key.precedes($1.key) })
    }

    /// Reads a customization's bytes.
    ///
    /// The customization is nil if there is any error. A newer version gives one diagnostic with the id
    /// ``newerVersion`` and nothing else, since the meaning of the rest is not known (R3.36).
    public static func read(
        _ bytes: [UInt8],
        file: String,
        limits: SpecReadingLimits = .file
    ) -> (TabViewCustomization?, [Diagnostic]) {
        do throws(ReadingFailure) {
            let root = try SourceTree(bytes, format: .json, limits: limits, isSpec: false).root
            let diagnostics = problems(root, file: file)
            return (diagnostics.isEmpty ? CustomizationDecoder.customization(root) : nil, diagnostics)
        } catch {
            return (nil, [error.diagnostic(file: file)])
        }
    }

    private static func problems(_ root: SourceValue, file: String) -> [Diagnostic] {
        guard let version = root["version"], let number = version.integer, number != CustomizationShape.version
        else { return ShapeChecker.diagnostics(root, .object(CustomizationShape.customization), file: file) }
        let isNewer = number > CustomizationShape.version
        let text =
            isNewer ? "is newer than this version supports (1). Update tabpreview." : "is unknown. Expected 1."
        return [
            Diagnostic(
                id: isNewer ? newerVersion : "value",
                text: "version: \(number) \(text)",
                file: file,
                location: version.place
            )
        ]
    }
}

extension CustomizationCoding {
    private static func tabs(_ customization: TabViewCustomization) -> [JSONMember] {
        let members = customization.tabs.compactMap { id, tab -> JSONMember? in
            var stored: [JSONMember] = []
            if let sidebar = tab.sidebar { stored.append(JSONMember("sidebar", .string(sidebar.rawValue))) }
            if let tabBar = tab.tabBar { stored.append(JSONMember("tabBar", .string(tabBar.rawValue))) }
            return stored.isEmpty ? nil : JSONMember(id, .object(stored))
        }
        return members.sorted { $0.key.precedes($1.key) }
    }

    private static func sections(_ customization: TabViewCustomization) -> [JSONMember] {
        let members = customization.sections.map { id, section in
            JSONMember(id, ["tabOrder": JSONValue(section.tabOrder)])
        }
        return members.sorted { $0.key.precedes($1.key) }
    }
}

/// A builder of customizations from values that were checked against ``CustomizationShape``.
enum CustomizationDecoder {
    static func customization(_ root: SourceValue) -> TabViewCustomization {
        var customization = TabViewCustomization()
        for member in root["tabs"]?.members ?? [] {
            let stored = TabCustomization(
                sidebar: visibility(member.value["sidebar"]),
                tabBar: visibility(member.value["tabBar"])
            )
            if stored != TabCustomization() { customization.tabs[member.key] = stored }
        }
        for member in root["sections"]?.members ?? [] {
            customization.sections[member.key] = order(member.value["tabOrder"]).map(SectionCustomization.init)
        }
        customization.tabBarOrder = order(root["tabBarOrder"])
        return customization
    }

    private static func visibility(_ source: SourceValue?) -> StoredVisibility? {
        source?.text.flatMap(StoredVisibility.init(rawValue:))
    }

    private static func order(_ source: SourceValue?) -> [String]? {
        source?.list?.compactMap(\.text)
    }
}

/// The shape of a stored customization.
enum CustomizationShape {
    /// The document's name for its schema.
    static let schemaName = "tabpreview.customization"
    /// The newest supported version.
    static let version = 1

    /// The shape of the document.
    static let customization = ObjectShape(
        "a customization",
        keys: [
            KeyRow("schema", .choice(Choice("the schema of a customization", [schemaName])), "The kind of the file."),
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
