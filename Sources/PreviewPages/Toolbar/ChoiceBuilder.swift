/// A choice among several, as a link.
struct SegmentValues: TemplateValue {
    var title: String
    var label: String
    var tooltip: String
    var control: String
    var value: String
    /// The URL of the choice; nil if it can't be made, for a reason in ``tooltip``.
    var href: String?
    var key: String?
    var isCurrent: Bool
    var isDisabled = false
    var icon: IconValues?
}

/// A group of choices that belong together.
struct GroupValues: TemplateValue {
    var name: String
    var label: String
    var segments: [SegmentValues]
}

/// A button that opens lists of choices, or these themselves if there is room.
struct MenuValues: TemplateValue {
    var name: String
    var title: String
    /// The spoken label: the purpose of the menu, and the current choice.
    var spoken: String
    var icon: IconValues?
    /// A Boolean value that indicates whether the current choice is in the menu and not beside it.
    var isCurrent: Bool
    var groups: [GroupValues]
    /// The menus inside this one.
    var menus: [MenuValues]
    /// The choice that restores the defaults; nil if all of them are set.
    var reset: SegmentValues?

    /// Creates a menu; a title that only shortens the label is not spoken again.
    init(
        name: String,
        label: String,
        title: String,
        icon: IconValues? = nil,
        isCurrent: Bool = false,
        groups: [GroupValues] = [],
        menus: [MenuValues] = [],
        reset: SegmentValues? = nil
    ) {
        (self.name, self.title, self.icon, self.isCurrent) = (name, title, icon, isCurrent)
        (self.groups, self.menus, self.reset) = (groups, menus, reset)
        spoken = label.hasPrefix(title) ? label : "\(label): \(title)"
    }
}

/// A value of a property, as a choice.
struct ControlChoice<Value: Equatable & Sendable>: Sendable {
    var value: Value
    /// The value in URLs.
    var text: String
    var title: String
    var label: String?
    var glyph: Glyph?
}

/// A builder of choices: each is a link to the view with one change.
struct ChoiceBuilder {
    let view: ViewState
    /// The source of the glyphs of choices; nil for choices in words.
    var icons: IconSource?

    /// Returns a choice that can be made.
    func segment(
        _ title: String,
        control: String,
        value: String,
        key: String? = nil,
        isOn: Bool,
        label: String? = nil,
        glyph: Glyph? = nil,
        change: (inout ViewState) -> Void
    ) -> SegmentValues {
        let label = label ?? title
        return SegmentValues(
            title: title,
            label: label,
            tooltip: key.map { "\(label) (\($0))" } ?? label,
            control: control,
            value: value,
            href: view.changing(change).href,
            key: key,
            isCurrent: isOn,
            icon: glyph.flatMap { icons?.glyph($0) }
        )
    }

    /// Returns the group of the values that a property of the view can have.
    func group<Value>(
        _ name: String,
        _ label: String,
        key: String? = nil,
        _ property: WritableKeyPath<ViewState, Value>,
        _ choices: [ControlChoice<Value>]
    ) -> GroupValues {
        let segments = choices.map { choice in
            segment(
                choice.title,
                control: name,
                value: choice.text,
                key: key,
                isOn: view[keyPath: property] == choice.value,
                label: choice.label,
                glyph: choice.glyph
            ) { $0[keyPath: property] = choice.value }
        }
        return GroupValues(name: name, label: label, segments: segments)
    }
}

extension SegmentValues {
    /// Returns the choice disabled, with the sentence of the reason as its tooltip.
    func disabled(_ why: String) -> Self {
        var copy = self
        (copy.href, copy.isDisabled, copy.tooltip) = (nil, true, why)
        return copy
    }
}
