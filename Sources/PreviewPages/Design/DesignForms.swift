import TabModel

/// The form for one kind of entry; the script fills it.
struct DesignFormValues: TemplateValue {
    /// `tab` or `section`.
    var kind: String
    var title: String
    var fields: [DesignFieldValues]
    /// Whether its entries can be put in its place.
    var dissolves: Bool
}

/// One member of an entry in a form.
struct DesignFieldValues: TemplateValue {
    /// The key in the format.
    var key: String
    var elementID: String
    var label: String
    /// What it does, in a few words; nil where the label says it.
    var hint: String?
    /// Whether it is a text that may also be written as a number.
    var isText = false
    /// Whether it names a symbol.
    var isSymbol = false
    var isFlag = false
    /// What there is to choose from; empty for other fields.
    var choices: [DesignChoiceValues] = []
    var isChoice = false
}

/// One value to choose.
struct DesignChoiceValues: TemplateValue {
    /// The member's value as JSON; empty where the member is absent.
    var value: String
    var title: String
}

/// The forms of design mode: what of a tab or a section is changed most, in the order of the format.
enum DesignForms {
    static let all = [
        DesignFormValues(kind: "tab", title: "Tab", fields: tab.map { $0.named(in: "tab") }, dissolves: false),
        DesignFormValues(
            kind: "section",
            title: "Section",
            fields: section.map { $0.named(in: "section") },
            dissolves: true
        ),
    ]

    private static let tab =
        [
            text("title", "Title"),
            symbol,
            text("value", "Value", hint: "selects the tab"),
            choice("role", "Role", TabRole.self, absent: "None"),
            choice("tabPlacement", "Placement", TabPlacement.self, usual: .automatic),
            text("badge", "Badge", hint: "a number or a text"),
        ] + shared + [
            flag("disabled", "Disabled"),
            flag("action", "Acts instead of being selected"),
        ]

    private static let section =
        [
            text("title", "Header"),
            symbol,
            choice("defaultSectionExpansion", "Opens", TabSectionExpansion.self, usual: .automatic),
            choice("tabPlacement", "Placement", TabPlacement.self, usual: .automatic),
        ] + shared + [flag("disabled", "Disabled")]

    private static let shared = [
        text("customizationID", "customizationID", hint: "lets people move it"),
        choice("customizationBehavior", "Customizing", TabCustomizationBehavior.self, usual: .automatic),
        choice("defaultVisibility", "At first", Visibility.self, usual: .automatic),
        hidden,
    ]

    private static let symbol = DesignFieldValues(
        key: "systemImage",
        elementID: "",
        label: "Symbol",
        hint: "SF Symbol",
        isSymbol: true
    )

    /// Never, always, or in one size class.
    private static let hidden = DesignFieldValues(
        key: "hidden",
        elementID: "",
        label: "Hidden",
        choices: [DesignChoiceValues(value: "", title: "Never"), DesignChoiceValues(value: "true", title: "Always")]
            + UserInterfaceSizeClass.allCases.map {
                DesignChoiceValues(value: #"{"sizeClass":"\#($0.rawValue)"}"#, title: "In \($0.rawValue) width")
            },
        isChoice: true
    )

    private static func text(_ key: String, _ label: String, hint: String? = nil) -> DesignFieldValues {
        DesignFieldValues(key: key, elementID: "", label: label, hint: hint, isText: true)
    }

    private static func flag(_ key: String, _ label: String) -> DesignFieldValues {
        DesignFieldValues(key: key, elementID: "", label: label, isFlag: true)
    }

    /// SwiftUI's own words; the usual one is what an absent member means.
    private static func choice<Word: RawRepresentable<String> & CaseIterable>(
        _ key: String,
        _ label: String,
        _ words: Word.Type,
        absent: String? = nil,
        usual: Word? = nil
    ) -> DesignFieldValues {
        let first = DesignChoiceValues(value: "", title: absent ?? usual?.rawValue ?? "")
        let others = words.allCases.filter { $0.rawValue != usual?.rawValue }
            .map { DesignChoiceValues(value: "\"\($0.rawValue)\"", title: $0.rawValue) }
        return DesignFieldValues(key: key, elementID: "", label: label, choices: [first] + others, isChoice: true)
    }
}

extension DesignFieldValues {
    fileprivate func named(in form: String) -> Self {
        var copy = self
        copy.elementID = "design-\(form)-\(key)"
        return copy
    }
}
