extension RuleBook {
    /// The switches SW1 to SW9 in order.
    public static let switches = barSwitches + compactSwitches + otherSwitches

    /// The switch with this id or this name; nil if there is none.
    public static func statement(ofSwitch name: String) -> SwitchStatement? {
        switches.first { $0.id == name || $0.name == name }
    }

    private static let barSwitches = [
        SwitchStatement(
            "SW1",
            "sectionChildrenInBar",
            values: [
                SwitchValue("false", "A section is one entry in the iPad's bar."),
                SwitchValue("true", "A section's tabs also stand in the iPad's bar."),
            ],
            rules: ["R2.31"],
            "Apple's own counts and UIKit's default say one entry; one app reported otherwise."
        ),
        SwitchStatement(
            "SW2",
            "sectionDefaultVisibilityScope",
            values: [
                SwitchValue("children", "Hidden by default in the bar, a section keeps its own entry there."),
                SwitchValue("sectionItem", "Hidden by default in the bar, a section has no entry there."),
            ],
            rules: ["R2.33"],
            "Apple's article counts seven entries where sections are hidden; devices were reported to remove them."
        ),
        SwitchStatement(
            "SW3",
            "automaticIPadForm",
            values: [
                SwitchValue("byOrientation", "An iPad opens with the sidebar in landscape, with the bar in portrait."),
                SwitchValue("tabBar", "An iPad opens with the bar."),
            ],
            rules: ["R2.20"],
            "Which form shows first is written down for UIKit only."
        ),
    ]

    private static let compactSwitches = [
        SwitchStatement(
            "SW4",
            "customizationInCompact",
            values: [
                SwitchValue("ignore", "What people customized doesn't act in compact width."),
                SwitchValue("apply", "What people customized acts in compact width too."),
            ],
            rules: ["R3.33"],
            "Customization is described as acting on the sidebar; nobody wrote down a test in compact width."
        ),
        SwitchStatement(
            "SW5",
            "sidebarOnlyInCompact",
            values: [
                SwitchValue("shown", "Sidebar-only tabs show in compact bars."),
                SwitchValue("omitted", "Sidebar-only tabs don't show in compact bars."),
            ],
            rules: ["R2.27"],
            "That they show was observed twice, and isn't documented."
        ),
        SwitchStatement(
            "SW6",
            "searchInMore",
            values: [
                SwitchValue("never", "Search keeps one of the five places of a bottom bar."),
                SwitchValue("declaredOrder", "Search falls into More like any other tab."),
            ],
            rules: ["R2.46"],
            "No source says what becomes of search when there are more tabs than places."
        ),
    ]

    private static let otherSwitches = [
        SwitchStatement(
            "SW7",
            "macAutomatic",
            values: [
                SwitchValue("topBar", "The automatic style on the Mac is a row of segments on top."),
                SwitchValue("sidebar", "The automatic style on the Mac is a sidebar."),
            ],
            rules: ["R2.60"],
            "No source says what the automatic style is on macOS 15 and later."
        ),
        SwitchStatement(
            "SW8",
            "hiddenSelection",
            values: [
                SwitchValue("fallbackAndWarn", "While the selected tab is hidden, another shows, with a finding."),
                SwitchValue("blank", "While the selected tab is hidden, the content is blank."),
                SwitchValue("fatal", "While the selected tab is hidden, the app stops."),
            ],
            rules: ["R4.7", "R4.6", "R4.8"],
            "What happens differs from one OS version to the next, and before OS 27 it is documented nowhere."
        ),
        SwitchStatement(
            "SW9",
            "regionsNeedCustomization",
            values: [
                SwitchValue("true", "The bar's fixed region exists only while a customization is attached."),
                SwitchValue("false", "The bar's fixed region always exists."),
            ],
            rules: ["R2.37"],
            "Behaviors are about customizing; whether they order a bar that can't be customized isn't written down."
        ),
    ]
}
