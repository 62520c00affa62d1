import SpecSchema

/// The form for one kind of entry; the script fills it.
struct DesignFormValues: TemplateValue {
    /// `tab` or `section`.
    var kind: String
    var title: String
    var fields: [DesignFieldValues]
    /// A Boolean value that indicates whether its entries can be put in its place.
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
    /// A Boolean value that indicates whether it is a string that may also be written as a number.
    var isText = false
    /// A Boolean value that indicates whether it names a symbol.
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

    /// SwiftUI's own words; the default, or none, is what an absent key means.
    private static func choices(_ choice: SpecSchema.Choice, _ field: FormField) -> [DesignChoiceValues] {
        let words = field.absent == nil ? choice.words.dropFirst() : choice.words[...]
        return [DesignChoiceValues(value: "", title: field.absent ?? choice.words.first ?? "")]
            + words.map { DesignChoiceValues(value: "\"\($0)\"", title: $0) }
    }

    /// Never, always, or in one size class.
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
