import TabModel

/// The spec's conditions in the inspector.
struct ConditionsValues: TemplateValue {
    /// The URL of the page without answers to conditions; nil if it has none.
    var resetHref: String?
    var conditions: [ConditionValues]
}

/// One condition.
struct ConditionValues: TemplateValue {
    /// The condition's name in specs and URLs.
    var id: String
    /// The condition's label: its name, or its expression in an app's source.
    var label: String
    /// The condition's meaning in the app; nil if the spec doesn't describe it, or the label does.
    var text: String?
    var choices: GroupValues
    /// The origin of the present answer: `default` or `address`.
    var origin: String
    var originText: String
}

/// A builder of the inspector's list of conditions, each with its answers as links (R1.118).
struct ConditionsBuilder {
    let view: ViewState
    let conditions: [Condition]
    /// A Boolean value that indicates whether the conditions were found in an app's source.
    var isImported = false

    /// The list; nil for a spec without conditions.
    var values: ConditionsValues? {
        guard !conditions.isEmpty else { return nil }
        return ConditionsValues(
            resetHref: view.conditions.isEmpty ? nil : view.changing { $0.conditions = [:] }.href,
            conditions: conditions.map(values)
        )
    }

    private func values(of condition: Condition) -> ConditionValues {
        let answer = view.conditions[condition.id]
        return ConditionValues(
            id: condition.id,
            label: label(of: condition),
            text: isImported ? nil : condition.text.map(VisibleMarks.shown),
            choices: choices(of: condition, isTrue: answer ?? condition.usually),
            origin: answer == nil ? "default" : "address",
            originText: answer == nil ? "default" : "set in the address"
        )
    }

    private func label(of condition: Condition) -> String {
        isImported ? condition.text.map(VisibleMarks.shown) ?? condition.id : condition.id
    }

    private func choices(of condition: Condition, isTrue: Bool) -> GroupValues {
        let control = "if.\(condition.id)"
        let segments = [true, false].map { answer in
            ChoiceBuilder(view: view)
                .segment("\(answer)", control: control, value: "\(answer)", isOn: answer == isTrue) {
                    $0.conditions[condition.id] = answer == condition.usually ? nil : answer
                }
        }
        return GroupValues(name: control, label: label(of: condition), segments: segments)
    }
}
