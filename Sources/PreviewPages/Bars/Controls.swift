import PreviewCore
import TabModel
import TabResolver

/// A link that changes one thing about the view.
struct ControlValues: TemplateValue {
    var control: String
    var value: String
    var href: String
    var label: String
    /// The spoken name, if it has more words than the label.
    var spoken: String?
    var key: String?
    var icon: IconValues?
}

/// The buttons that turn the bar into the sidebar and back, and that begin and end editing.
struct FormControls {
    let context: FrameContext

    var toSidebar: ControlValues { form(.sidebar, label: "Show sidebar", glyph: .sidebar) }

    var toBar: ControlValues { form(.tabBar, label: "Show tab bar", glyph: .bar) }

    /// A Boolean value that indicates whether the spec lets people customize on this device (R3.1, R3.2).
    var canBeEdited: Bool {
        let spec = context.outline.spec
        return spec.tabViewStyle == .sidebarAdaptable && spec.tabViewCustomization != nil
            && context.environment.platform == .iPad
    }

    /// The Edit or Done button; nil if people can't customize, or the visitor may not.
    var edit: ControlValues? {
        guard canBeEdited, context.rights.customizes, context.view.mode == .preview else { return nil }
        let isEditing = context.environment.interaction.editing
        return ControlValues(
            control: "editing",
            value: isEditing ? "false" : "true",
            href: context.href(after: isEditing ? .endingToEdit : .beginningToEdit),
            label: isEditing ? context.words.done : context.words.edit,
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

/// The link to the view after a scroll that shrinks the bar, or restores a shrunk one (R2.52).
///
/// The page follows it by itself. Its value is the direction of the scroll: `true` for down, or `top` for all the way
/// up.
struct ScrollControl {
    let context: FrameContext

    /// The link; nil if the bar never shrinks.
    ///
    /// An iPhone's bar shrinks from 26 on (R1.30), an iPad's with the navigation bar (R2.112).
    var values: ControlValues? {
        guard let bar = context.layout.bar, !bar.hidden, let shrinksDown else { return nil }
        let isDown = shrinksDown != bar.minimized
        return ControlValues(
            control: "scrolled",
            value: isDown ? "true" : growsAtTop ? "top" : "false",
            href: context.href(after: .scrolling(down: isDown)),
            label: isDown ? "Scroll down" : "Scroll up"
        )
    }

    /// A Boolean value that indicates whether a bar that shrank by scrolling down grows back only at the top.
    ///
    /// The rule is from R1.108, R2.52 and SW10.
    private var growsAtTop: Bool {
        guard shrinksDown == true else { return false }
        if let shown = shownOnPad { return shown.modifiers.toolbarMinimizationRestoration == .atScrollEdge }
        let switches = context.view.switches.applied(to: context.outline.spec.switches)
        return switches.minimizeRestoration == .atTop
    }

    private var shrinksDown: Bool? {
        if let shown = shownOnPad {
            guard context.level >= .v27 else { return nil }
            switch shown.modifiers.toolbarMinimizationBehavior {
            case .onScrollDown: return true
            case .onScrollUp: return false
            case .automatic, .never: return nil
            }
        }
        guard context.environment.platform.isPhone, context.isGlass, !ignoresScrolling else { return nil }
        switch context.outline.spec.tabBarMinimizeBehavior {
        case .onScrollDown: return true
        case .onScrollUp: return false
        case .automatic, .never: return nil
        }
    }

    /// A Boolean value that indicates whether the bar is a vertical one, which ignores scrolling (R2.102).
    private var ignoresScrolling: Bool {
        let switches = context.view.switches.applied(to: context.outline.spec.switches)
        return context.layout.chrome == .verticalBar && switches.minimizeInVerticalBar == .ignore
    }

    /// The tab shown below an iPad's top bar, which follows the navigation bar of that tab.
    private var shownOnPad: Tab? {
        guard context.environment.platform == .iPad, context.layout.chrome == .topBar else { return nil }
        return context.layout.shown.flatMap(context.outline.tab)
    }
}

/// A builder of the button above pushed content.
///
/// The button leads back to More's list (R4.16), or along the Browse pattern's path (R4.10).
struct BackBuilder {
    let context: FrameContext

    /// The button; nil if no content is pushed.
    var control: ControlValues? {
        title.map { title in
            ControlValues(
                control: "back",
                value: "true",
                href: context.href(after: .goingBack),
                label: VisibleMarks.shown(title),
                spoken: context.words.back(to: VisibleMarks.shown(title))
            )
        }
    }

    /// The title of the content below the shown content.
    private var title: String? {
        if context.showsTabOfMore { return context.words.more }
        guard context.pushedTab != nil else { return nil }
        let below = context.transitions.settled.interaction.path.dropLast().last.flatMap { context.outline.tab($0)?.id }
        return (below ?? context.layout.shown).map(context.outline.title)
    }
}

/// A hint about the way to begin rearranging; for visitors who can only view, a note that they can't.
struct EditHint {
    let page: PageContext

    /// The Edit button, if a frame can be edited and none is.
    ///
    /// It has its key only if no frame shows the button that has it.
    var control: ControlValues? {
        guard page.view.stageView != .all, !page.view.interaction.editing, let context = editable.first,
            var control = FormControls(context: context).edit
        else { return nil }
        if editable.contains(where: { $0.layout.sidebar != nil }) { control.key = nil }
        return control
    }

    /// The page with editing begun; nil if nothing can be edited.
    var begun: ViewState? {
        guard page.view.stageView != .all, let context = editable.first else { return nil }
        return context.view.following(.beginningToEdit, in: context.transitions)
    }

    /// The reason why nothing on the page can be edited.
    var refusal: String? {
        guard begun == nil else { return nil }
        if page.snapshot.spec == nil { return "There is no layout yet" }
        if page.view.stageView == .all { return "Open one device to customize its tabs" }
        let isOnPad = page.frames.contains { $0.environment.platform == .iPad && $0.environment.sizeClass == .regular }
        return isOnPad
            ? "People can customize tabs if the tab view has the style sidebarAdaptable and a tabViewCustomization"
            : "People customize tabs on an iPad in regular width"
    }

    /// The sentence shown instead of the hint to a visitor who can only view.
    var lookOnly: String? {
        guard page.view.stageView != .all, !page.rights.customizes, !editable.isEmpty else { return nil }
        return page.rights == .comment ? Right.commentOnly : Right.lookOnly
    }

    private var editable: [FrameContext] {
        page.frames.filter { $0.environment.sizeClass == .regular && FormControls(context: $0).canBeEdited }
    }
}
