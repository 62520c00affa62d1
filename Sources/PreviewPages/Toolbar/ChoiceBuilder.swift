/// One choice among several, as a link.
struct SegmentValues: TemplateValue {
    var title: String
    var label: String
    var tooltip: String
    var control: String
    var value: String
    /// Nil where the choice can't be made; ``tooltip`` says why.
    var href: String?
    var key: String?
    var isCurrent: Bool
    var isDisabled = false
    var icon: IconValues?
}

/// Choices that belong together.
struct GroupValues: TemplateValue {
    var name: String
    var label: String
    var segments: [SegmentValues]
}

/// A button that opens lists of choices, or these themselves where there is room.
struct MenuValues: TemplateValue {
    var name: String
    var label: String
    var title: String
    var icon: IconValues?
    var groups: [GroupValues] = []
    /// Menus that are inside this one.
    var menus: [MenuValues] = []
    /// Links that lead off the page.
    var links: [MenuLinkValues] = []
    /// The picture that can be copied; nil for menus without one.
    var copyHref: String?
}

/// Something that can be taken away.
struct MenuLinkValues: TemplateValue {
    var title: String
    /// Its format.
    var detail: String
    var href: String
}

/// One value of a property, as a choice.
struct Choice<Value: Equatable & Sendable>: Sendable {
    var value: Value
    /// The value in addresses.
    var text: String
    var title: String
    var label: String?
    var glyph: Glyph?
}

/// Makes choices: each is a link to the same view with one thing changed.
struct ChoiceBuilder {
    let view: ViewState
    /// Where the glyphs of choices come from; nil for choices in words.
    var icons: IconSource?

    /// A choice that can be made.
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

    /// The values that a property of the view can have.
    func group<Value>(
        _ name: String,
        _ label: String,
        key: String? = nil,
        _ property: WritableKeyPath<ViewState, Value>,
        _ choices: [Choice<Value>]
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
    /// The same choice where it can't be made, with the sentence that says why.
    func disabled(_ why: String) -> Self {
        var copy = self
        (copy.href, copy.isDisabled, copy.tooltip) = (nil, true, why)
        return copy
    }
}

/// The menu of what can be taken away, as the page presently shows it.
struct ExportMenu {
    let view: ViewState
    let icons: IconSource

    var values: MenuValues {
        MenuValues(
            name: "export",
            label: "Export",
            title: "",
            icon: icons.glyph(.export),
            links: [
                link("export.png", "Picture", "PNG"), link("export.html", "Page that works offline", "HTML"),
                link("export.swift", "SwiftUI source", "Swift"), link("export.json", "Spec and customization", "JSON"),
            ],
            copyHref: href("export.png")
        )
    }

    private func link(_ path: String, _ title: String, _ detail: String) -> MenuLinkValues {
        MenuLinkValues(title: title, detail: detail, href: href(path))
    }

    private func href(_ path: String) -> String {
        let query = view.queryText
        return query.isEmpty ? "./\(path)" : "./\(path)?\(query)"
    }
}
