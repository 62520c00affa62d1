import TabModel
import TabResolver

/// The buttons that turn the bar into the sidebar and back, and that begin and end editing.
struct FormControls {
    let context: FrameContext

    var toSidebar: ControlValues { form(.sidebar, label: "Show sidebar", glyph: .sidebar) }

    var toBar: ControlValues { form(.tabBar, label: "Show tab bar", glyph: .bar) }

    /// Whether the spec lets people customize on this device (R3.1, R3.2).
    var canBeEdited: Bool {
        let spec = context.index.spec
        return spec.tabViewStyle == .sidebarAdaptable && spec.tabViewCustomization != nil
            && context.environment.platform == .iPad
    }

    /// Edit or Done; nil where people can't customize, or whoever looks may not.
    var edit: ControlValues? {
        guard canBeEdited, context.rights.customizes, context.view.mode == .preview else { return nil }
        let isEditing = context.environment.editing
        return ControlValues(
            control: "editing",
            value: isEditing ? "false" : "true",
            href: context.href(after: isEditing ? .endingToEdit : .beginningToEdit),
            label: isEditing ? "Done" : "Edit",
            key: "e"
        )
    }

    private func form(_ form: AdaptableForm, label: String, glyph: Glyph) -> ControlValues {
        ControlValues(
            control: "form",
            value: form.rawValue,
            href: context.href(after: .changingForm(to: form)),
            label: label,
            key: "s",
            icon: context.icons.glyph(glyph)
        )
    }
}
