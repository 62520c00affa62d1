/// The keys of the page.
enum HelpText {
    static let keys = [
        HelpValues(key: "1", text: "iPhone"),
        HelpValues(key: "2", text: "iPad"),
        HelpValues(key: "0", text: "All devices"),
        HelpValues(key: "c", text: "Compact or regular width"),
        HelpValues(key: "o", text: "OS version"),
        HelpValues(key: "d", text: "Light, dark or automatic"),
        HelpValues(key: "r", text: "Left to right or right to left"),
        HelpValues(key: "s", text: "Sidebar or tab bar"),
        HelpValues(key: "e", text: "Edit the sidebar"),
        HelpValues(key: "i", text: "Inspector"),
        HelpValues(key: "/", text: "Find a tab"),
        HelpValues(key: "\u{2190} \u{2192}", text: "Move between tabs"),
        HelpValues(key: "Alt \u{2190} \u{2192}", text: "Move the focused tab"),
        HelpValues(key: "Shift F10", text: "The focused tab's menu"),
        HelpValues(key: "Esc", text: "Put a dragged tab back"),
        HelpValues(key: "?", text: "This list"),
    ]
}
