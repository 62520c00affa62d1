import PreviewCore
import TabModel
import TabResolver

/// A link that changes one thing about the view.
struct ControlValues: TemplateValue {
    var control: String
    var value: String
    var href: String
    var label: String
    /// What it is called aloud, where that is more than the label.
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
        let spec = context.index.spec
        return spec.tabViewStyle == .sidebarAdaptable && spec.tabViewCustomization != nil
            && context.environment.platform == .iPad
    }

    /// Edit or Done; nil where people can't customize, or the visitor may not.
    var edit: ControlValues? {
        guard canBeEdited, context.rights.customizes, context.view.mode == .preview else { return nil }
        let isEditing = context.environment.editing
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

/// Where scrolling leads that shrinks the bar, or lets a shrunk one grow back (R2.52): the page follows it by itself.
///
/// Its value is the way that content is scrolled, `true` for down, or `top` for all the way up.
struct ScrollControl {
    let context: FrameContext

    /// Nil where the bar never shrinks: an iPhone's does from 26 on (R1.30), an iPad's with the navigation bar (R2.112).
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

    /// A Boolean value that indicates whether a bar that shrank by scrolling down grows back at the top only (R1.108,
    /// R2.52, SW10).
    private var growsAtTop: Bool {
        guard shrinksDown == true else { return false }
        if let shown = shownOnPad { return shown.modifiers.toolbarMinimizationRestoration == .atScrollEdge }
        let switches = context.view.switches.applied(to: context.index.spec.switches)
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
        switch context.index.spec.tabBarMinimizeBehavior {
        case .onScrollDown: return true
        case .onScrollUp: return false
        case .automatic, .never: return nil
        }
    }

    /// A Boolean value that indicates whether the bar is a vertical one, which scrolling leaves alone (R2.102).
    private var ignoresScrolling: Bool {
        let switches = context.view.switches.applied(to: context.index.spec.switches)
        return context.layout.chrome == .verticalBar && switches.minimizeInVerticalBar == .ignore
    }

    /// The tab shown below an iPad's bar on top, whose navigation bar that follows.
    private var shownOnPad: Tab? {
        guard context.environment.platform == .iPad, context.layout.chrome == .topBar else { return nil }
        return context.layout.shown.flatMap(context.index.tab)
    }
}

/// The button above pushed content: back to More's list (R4.16), or along the Browse pattern's path (R4.10).
struct BackBuilder {
    let context: FrameContext

    /// The button; nil where nothing is pushed.
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

    /// What is below what shows.
    private var title: String? {
        if context.showsTabOfMore { return context.words.more }
        guard context.pushedTab != nil else { return nil }
        let below = context.transitions.settled.path.dropLast().last.flatMap { context.index.tab($0)?.id }
        return (below ?? context.layout.shown).map(context.index.title)
    }
}

/// Says how rearranging begins, to people who have not found it yet; to visitors who can only view, that it does not.
struct EditHint {
    let page: PageContext

    /// Edit, where a frame can be edited and none is; its key only where no frame shows the button that has it.
    var control: ControlValues? {
        guard page.view.stageView != .all, !page.view.editing, let context = editable.first,
            var control = FormControls(context: context).edit
        else { return nil }
        if editable.contains(where: { $0.layout.sidebar != nil }) { control.key = nil }
        return control
    }

    /// The page once editing has begun; nil where nothing can be edited.
    var begun: ViewState? {
        guard page.view.stageView != .all, let context = editable.first else { return nil }
        return context.view.following(.beginningToEdit, in: context.transitions)
    }

    /// Why nothing here can be edited.
    var refusal: String? {
        guard begun == nil else { return nil }
        if page.snapshot.spec == nil { return "There is no layout yet" }
        if page.view.stageView == .all { return "Open one device to customize its tabs" }
        let isOnPad = page.frames.contains { $0.environment.platform == .iPad && $0.environment.sizeClass == .regular }
        return isOnPad
            ? "People can customize tabs if the spec has the style sidebarAdaptable and a tabViewCustomization"
            : "People customize tabs on an iPad in regular width"
    }

    /// What is said in its place to a visitor who can only view.
    var lookOnly: String? {
        guard page.view.stageView != .all, !page.rights.customizes, !editable.isEmpty else { return nil }
        return page.rights == .comment ? PageRights.commentOnly : PageRights.lookOnly
    }

    private var editable: [FrameContext] {
        page.frames.filter { $0.environment.sizeClass == .regular && FormControls(context: $0).canBeEdited }
    }
}
