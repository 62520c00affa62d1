import TabModel

/// The spec's conditions, as the inspector shows them.
struct ConditionsValues: TemplateValue {
    /// The page without answers in its address; nil if it has none.
    var resetHref: String?
    var conditions: [ConditionValues]
}

/// One condition.
struct ConditionValues: TemplateValue {
    /// Its name in specs and addresses.
    var id: String
    /// What it is called: its name, or in an app's source what is written there.
    var label: String
    /// What it stands for in the app; nil where the spec doesn't say, and where the label says it.
    var text: String?
    var choices: GroupValues
    /// Where the present answer comes from: `default` or `address`.
    var origin: String
    var originText: String
}

/// Makes the inspector's list of conditions: each with its answers as links (R1.118).
struct ConditionsBuilder {
    let view: ViewState
    let conditions: [Condition]
    /// A Boolean value that indicates whether they were found in an app's source.
    var isImported = false

    /// Nil for a spec without conditions.
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
            originText: answer == nil ? "usual answer" : "set in the address"
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
