/// A key and what it does.
struct HelpValues: TemplateValue {
    var key: String
    var text: String
}

/// The keys of the page.
enum HelpText {
    /// The keys for what anyone who sees the page may do.
    static func keys(_ rights: PageRights) -> [HelpValues] {
        all.filter { key in
            (rights.customizes || !customizing.contains(key.key)) && (rights.edits || !editing.contains(key.key))
        }
    }

    /// Those that begin, make and end changes.
    private static let customizing: Set = ["e", moving, undoing, "Shift F10", "Esc"]
    /// Those that change the spec.
    private static let editing: Set = ["m", "u", saving]
    private static let undoing = "Ctrl Z"
    private static let saving = "Ctrl S"
    private static let moving = "Alt \u{2190} \u{2192}"

    private static let all = [
        HelpValues(key: "1 2 3", text: "iPhone, iPad, Mac"),
        HelpValues(key: "4 5 6", text: "TV, Vision, Watch"),
        HelpValues(key: "0", text: "All devices"),
        HelpValues(key: "c", text: "Compact or regular width"),
        HelpValues(key: "o", text: "OS version"),
        HelpValues(key: "d", text: "Light, dark or automatic"),
        HelpValues(key: "r", text: "Left to right or right to left"),
        HelpValues(key: "s", text: "Sidebar or tab bar"),
        HelpValues(key: "e", text: "Edit the sidebar"),
        HelpValues(key: "m", text: "Design: edit the spec"),
        HelpValues(key: undoing, text: "Undo; with Shift, redo"),
        HelpValues(key: "u", text: "Source"),
        HelpValues(key: saving, text: "Save the source"),
        HelpValues(key: "i", text: "Inspector"),
        HelpValues(key: "/", text: "Find tabs and actions"),
        HelpValues(key: "Ctrl K", text: "The same, also in fields"),
        HelpValues(key: "\u{2190} \u{2192}", text: "Move between tabs"),
        HelpValues(key: moving, text: "Move the focused tab"),
        HelpValues(key: "Shift F10", text: "The focused tab's menu"),
        HelpValues(key: "Esc", text: "Cancel a drag"),
        HelpValues(key: "?", text: "This list"),
    ]
}
