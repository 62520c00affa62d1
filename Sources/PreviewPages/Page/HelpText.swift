import PreviewCore

/// The list of keys.
struct HelpValues: TemplateValue {
    var keys: [HelpKeyValues]
    /// A Boolean value that indicates whether tabs can be rearranged.
    var customizes: Bool
}

/// A key and its action.
struct HelpKeyValues: TemplateValue {
    var key: String
    var text: String
}

/// The keys of the page.
enum HelpText {
    /// Returns the keys for the actions that a visitor may use.
    static func keys(_ rights: Right) -> [HelpKeyValues] {
        all.filter { key in
            (rights.customizes || !customizing.contains(key.key)) && (rights.edits || !editing.contains(key.key))
        }
    }

    /// The keys that begin, make and end changes.
    private static let customizing: Set = ["e", "b", moving, undoing, "Shift F10", "Esc"]
    /// The keys that change the spec.
    private static let editing: Set = ["m", "u", saving]
    private static let undoing = "Ctrl Z"
    private static let saving = "Ctrl S"
    private static let moving = "Alt \u{2190} \u{2192}"

    private static let all = [
        HelpKeyValues(key: "1 2 3", text: "iPhone, iPad, Mac"),
        HelpKeyValues(key: "4 5 6", text: "TV, Vision, Watch"),
        HelpKeyValues(key: "7", text: "iPhone Duo"),
        HelpKeyValues(key: "0", text: "All devices"),
        HelpKeyValues(key: "c", text: "Width, or pose of iPhone Duo"),
        HelpKeyValues(key: "o", text: "OS version"),
        HelpKeyValues(key: "k", text: "SDK that the app is built with"),
        HelpKeyValues(key: "d", text: "Light, dark or automatic"),
        HelpKeyValues(key: "r", text: "Left to right or right to left"),
        HelpKeyValues(key: "s", text: "Sidebar or tab bar"),
        HelpKeyValues(key: "e", text: "Customize the tabs"),
        HelpKeyValues(key: "m", text: "Design: edit the tabs"),
        HelpKeyValues(key: undoing, text: "Undo; with Shift, redo"),
        HelpKeyValues(key: "b", text: "Before your changes"),
        HelpKeyValues(key: "u", text: "Source"),
        HelpKeyValues(key: saving, text: "Save the source"),
        HelpKeyValues(key: "i", text: "Inspector"),
        HelpKeyValues(key: "/", text: "Find tabs and actions"),
        HelpKeyValues(key: "Ctrl K", text: "Find tabs and actions, even in text fields"),
        HelpKeyValues(key: "\u{2190} \u{2192}", text: "Move between tabs"),
        HelpKeyValues(key: moving, text: "Move the focused tab"),
        HelpKeyValues(key: "Shift F10", text: "The focused tab’s menu"),
        HelpKeyValues(key: "Esc", text: "Cancel a drag"),
        HelpKeyValues(key: "?", text: "This list"),
    ]
}

/// The small pieces of English.
enum Phrase {
    /// Returns a count with its noun, such as `1 error` or `2 errors`.
    ///
    /// `words` is the plural if it is not formed with an `s` alone, such as `switches`.
    static func count(_ number: Int, _ word: String, _ words: String? = nil) -> String {
        "\(number) \(number == 1 ? word : words ?? "\(word)s")"
    }
}

extension String {
    /// The string with its first letter capitalized.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
