public import TabModel

/// Writes specs in the one canonical way (the format, form 1), so that reading gives the same spec again.
///
/// Keys stand in the order of the format; what equals a default is left out.
public enum SpecWriting {
    /// The spec as JSON: two spaces a level, a newline at the end.
    public static func text(_ spec: TabSpec) -> String {
        value(spec).text(.pretty)
    }

    /// The spec as a value, to stand in a larger document.
    public static func value(_ spec: TabSpec) -> JSONValue {
        var members = SpecMembers(SpecShape.spec)
        members.add("title", spec.title)
        members.add("selection", spec.selection.map(value))
        members.add("tabViewCustomization", spec.tabViewCustomization)
        members.addStyle(of: spec)
        members.add("tabViewBottomAccessory", spec.tabViewBottomAccessory.map(label))
        members.add("tabViewSidebarHeader", spec.tabViewSidebarHeader.map(label))
        members.add("tabViewSidebarFooter", spec.tabViewSidebarFooter.map(label))
        members.add("tabViewSidebarBottomBar", spec.tabViewSidebarBottomBar.map(label))
        members.add("sizeClassMapping", spec.sizeClassMapping.map(mapping))
        members.add("switches", spec.switches == ResolverSwitches() ? nil : switches(spec.switches))
        members.add("platforms", platforms(spec))
        members.add("lint", reasons: spec.lint)
        members.add("tabs", .array(spec.tabs.map(EntryWriting.value)))
        return members.object
    }

    private static func platforms(_ spec: TabSpec) -> JSONValue? {
        spec.platforms == TabSpec(tabs: []).platforms ? nil : JSONValue(spec.platforms.map(\.rawValue))
    }

    private static func mapping(_ mapping: SizeClassMapping) -> JSONValue {
        [
            "compactTab": value(mapping.compactTab),
            "regularValues": .array(mapping.regularValues.map(value)),
            "defaultRegularValue": value(mapping.defaultRegularValue),
        ]
    }

    private static func switches(_ switches: ResolverSwitches) -> JSONValue {
        let usual = ResolverSwitches()
        var members = SpecMembers(SwitchesShape.switches)
        members.add("sectionChildrenInBar", switches.sectionChildrenInBar, usual: usual.sectionChildrenInBar)
        members.add(
            "sectionDefaultVisibilityScope",
            switches.sectionDefaultVisibilityScope,
            usual: usual.sectionDefaultVisibilityScope
        )
        members.add("automaticIPadForm", switches.automaticIPadForm, usual: usual.automaticIPadForm)
        members.add("customizationInCompact", switches.customizationInCompact, usual: usual.customizationInCompact)
        members.add("sidebarOnlyInCompact", switches.sidebarOnlyInCompact, usual: usual.sidebarOnlyInCompact)
        members.add("searchInMore", switches.searchInMore, usual: usual.searchInMore)
        members.add("macAutomatic", switches.macAutomatic, usual: usual.macAutomatic)
        members.add("hiddenSelection", switches.hiddenSelection, usual: usual.hiddenSelection)
        members.add(
            "regionsNeedCustomization",
            switches.regionsNeedCustomization,
            usual: usual.regionsNeedCustomization
        )
        return members.object
    }
}

// MARK: - Parts that specs and entries share

extension SpecWriting {
    static func value(_ value: TabValue) -> JSONValue {
        switch value {
        case .string(let text): .string(text)
        case .integer(let number): .integer(number)
        }
    }

    static func label(_ label: TabLabel) -> JSONValue {
        var members: [JSONMember] = []
        if let title = label.title { members.append(JSONMember("title", .string(title))) }
        if let symbol = label.systemImage { members.append(JSONMember("systemImage", .string(symbol))) }
        return .object(members)
    }
}

extension SpecMembers {
    fileprivate mutating func addStyle(of spec: TabSpec) {
        let usual = TabSpec(tabs: [])
        add("tabViewStyle", spec.tabViewStyle, usual: usual.tabViewStyle)
        add("pageIndexDisplayMode", spec.pageIndexDisplayMode, usual: usual.pageIndexDisplayMode)
        add(
            "defaultAdaptableTabBarPlacement",
            spec.defaultAdaptableTabBarPlacement,
            usual: usual.defaultAdaptableTabBarPlacement
        )
        add("defaultTabBarPlacement", spec.defaultTabBarPlacement, usual: usual.defaultTabBarPlacement)
        add("tabBarMinimizeBehavior", spec.tabBarMinimizeBehavior, usual: usual.tabBarMinimizeBehavior)
        add("tabViewSearchActivation", spec.tabViewSearchActivation, usual: usual.tabViewSearchActivation)
        add("searchable", spec.searchable, usual: usual.searchable)
    }
}
