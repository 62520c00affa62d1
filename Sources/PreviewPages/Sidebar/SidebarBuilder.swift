import TabModel
import TabResolver

/// A sidebar, or the list of More.
struct SidebarValues: TemplateValue {
    var frame: String
    var rows: [EntryValues]
    var sections: [SectionValues]
    /// What is left out of the list; nil where it is whole.
    var ends: ListEndsValues?
    var header: AccessoryValues?
    var footer: AccessoryValues?
    var bottomBar: AccessoryValues?
    var barButton: ControlValues?
    var editButton: ControlValues?
    var isEditing: Bool
    /// What the list is of, where it is one section's alone.
    var heading: String?
    /// What it folds to, where it folds.
    var pill: PillValues?
}

/// One section of a sidebar with its rows.
struct SectionValues: TemplateValue {
    var sectionID: String
    var listID: String
    var title: String
    var hasTitle: Bool
    /// A Boolean value that indicates whether people can fold it.
    var folds: Bool
    var isExpanded: Bool
    var expanded: String
    var rows: [EntryValues]
    var sections: [SectionValues]
    var actions: [String]
    var tick: TickValues?
    var heading: EntryValues?
    var isOff: Bool
    /// The first entry of the section, where the page doesn't have its row.
    var first: EntryID?
    /// The entry after its last row, where the page has only part of them.
    var next: EntryID?
}

/// The pill that a sidebar folds to.
struct PillValues: TemplateValue {
    /// The element that unfolds.
    var sidebarID: String
    var title: String
    var icon: IconValues?
    /// `true` or `false`.
    var folded: String
}

/// Makes the values of a sidebar: its rows, and what is around them.
struct SidebarBuilder {
    let context: FrameContext

    func values(_ sidebar: Sidebar) -> SidebarValues {
        let controls = FormControls(context: context)
        let isPad = context.environment.platform == .iPad
        let spec = context.index.spec
        let accessories = AccessoryBuilder(context: context)
        let list = SidebarListBuilder(sidebar, context: context)
        return SidebarValues(
            frame: context.name,
            rows: list.rows,
            sections: list.sections,
            ends: list.ends,
            header: sidebar.header
                ? accessories.values(spec.drawnSidebarHeader, .tabViewSidebarHeader, placeholder: "Header") : nil,
            footer: sidebar.footer
                ? accessories.values(spec.drawnSidebarFooter, .tabViewSidebarFooter, placeholder: "Footer") : nil,
            bottomBar: sidebar.bottomBar
                ? accessories.values(spec.drawnSidebarBottomBar, .tabViewSidebarBottomBar, placeholder: "Bottom bar")
                : nil,
            barButton: isPad && !isEditing ? controls.toBar : nil,
            editButton: controls.edit,
            isEditing: isEditing,
            heading: heading,
            pill: PillBuilder(context: context).values(sidebar)
        )
    }

    private var isEditing: Bool { context.environment.editing }

    /// The section whose tabs alone are listed: on Vision, the one lit in the ornament (R2.68).
    private var heading: String? {
        guard context.layout.chrome == .ornamentAndSidebar, case .entry(let id)? = context.layout.highlighted
        else { return nil }
        return VisibleMarks.shown(context.index.title(id))
    }
}

/// Makes the pill that a TV's sidebar folds to once a tab is chosen: it shows the current tab (R2.63).
struct PillBuilder {
    let context: FrameContext

    /// The pill; nil on platforms whose sidebar stays.
    func values(_ sidebar: Sidebar) -> PillValues? {
        guard context.environment.platform == .tv, let id = context.layout.shown else { return nil }
        return PillValues(
            sidebarID: "\(context.name)-sidebar",
            title: VisibleMarks.shown(context.index.title(id)),
            icon: context.index.tab(id).flatMap(context.icons.icon(of:)),
            folded: sidebar.collapsed ? "true" : "false"
        )
    }
}
