import TabModel

/// The form for a kind of entry; the script fills it.
struct DesignFormValues: TemplateValue {
    /// The kind, `tab` or `section`.
    var kind: String
    var title: String
    var fields: [DesignFieldValues]
    /// A Boolean value that indicates whether a section's entries can take its place.
    var dissolves: Bool
}

/// A member of an entry in a form.
struct DesignFieldValues: TemplateValue {
    /// The member's key in the format.
    var key: String
    var elementID: String
    var label: String
    /// The effect of the member, in a few words; nil if the label describes it.
    var hint: String?
    /// A Boolean value that indicates whether the member is a string that may also be given as a number.
    var isText = false
    /// A Boolean value that indicates whether the member names a symbol.
    var isSymbol = false
    var isFlag = false
    /// The available choices; empty for other fields.
    var choices: [DesignChoiceValues] = []
    var isChoice = false
}

/// A value to choose.
struct DesignChoiceValues: TemplateValue {
    /// The member's value as JSON; empty if the member is absent.
    var value: String
    var title: String
}

/// The forms of design mode, made of the rows of those keys that have a field.
enum DesignForms {
    static let all = [
        DesignFormValues(kind: "tab", title: "Tab", fields: fields(EntryKeys.tabShape, in: "tab"), dissolves: false),
        DesignFormValues(
            kind: "section",
            title: "Section",
            fields: fields(EntryKeys.sectionShape, in: "section"),
            dissolves: true
        ),
    ]

    private static func fields(_ shape: ObjectShape, in form: String) -> [DesignFieldValues] {
        let rows = shape.keys.compactMap { row in row.field.map { (row: row, field: $0) } }
        return FormField.Group.allCases.flatMap { group in
            rows.filter { $0.field.group == group && (form == "tab" || !$0.row.isForTabs) }
                .map { values($0.row, $0.field, id: "design-\(form)-\($0.row.name)") }
        }
    }

    private static func values(_ row: KeyRow, _ field: FormField, id: String) -> DesignFieldValues {
        var values = DesignFieldValues(key: row.name, elementID: id, label: field.label, hint: field.hint)
        switch row.shape {
        case .choice(let choice), .either(.choice(let choice), _): values.choices = choices(choice, field)
        case .either(.bool, .object(let condition)): values.choices = choices(condition, field)
        case .bool: values.isFlag = true
        default:
            values.isSymbol = row.name == "systemImage"
            values.isText = !values.isSymbol
        }
        values.isChoice = !values.choices.isEmpty
        return values
    }

    /// Returns the choices of an enumeration, in SwiftUI's own words.
    ///
    /// The first choice is the default, or none, which an absent key means.
    private static func choices(_ choice: TabModel.Choice, _ field: FormField) -> [DesignChoiceValues] {
        let words = field.absent == nil ? choice.words.dropFirst() : choice.words[...]
        return [DesignChoiceValues(value: "", title: field.absent ?? choice.words.first ?? "")]
            + words.map { DesignChoiceValues(value: "\"\($0)\"", title: $0) }
    }

    /// Returns the choices of a condition: never, always, or in one size class.
    private static func choices(_ condition: ObjectShape, _ field: FormField) -> [DesignChoiceValues] {
        let words = condition.keys.flatMap { row -> [DesignChoiceValues] in
            guard case .choice(let choice) = row.shape else { return [] }
            return choice.words.map {
                DesignChoiceValues(value: #"{"\#(row.name)":"\#($0)"}"#, title: "In \($0) width")
            }
        }
        return [
            DesignChoiceValues(value: "", title: field.absent ?? ""),
            DesignChoiceValues(value: "true", title: "Always"),
        ] + words
    }
}
