import TabModel
import TabResolver

/// A sidebar, or the list of More.
struct SidebarValues: TemplateValue {
    var frame: String
    var rows: [EntryValues]
    var sections: [SectionValues]
    /// The omitted part of the list; nil for a whole list.
    var ends: ListEndsValues?
    var header: AccessoryValues?
    var footer: AccessoryValues?
    var bottomBar: AccessoryValues?
    var barButton: ControlValues?
    var editButton: ControlValues?
    var isEditing: Bool
    /// The title of the list, if it is of one section only.
    var heading: String?
    /// The pill to which the sidebar folds; nil if it does not fold.
    var pill: PillValues?
}

/// A section of a sidebar with its rows.
struct SectionValues: TemplateValue {
    var sectionID: String
    var listID: String
    var title: String
    var hasTitle: Bool
    /// A Boolean value that indicates whether people can fold the section.
    var folds: Bool
    var isExpanded: Bool
    var expanded: String
    var rows: [EntryValues]
    var sections: [SectionValues]
    var actions: [String]
    var tick: TickValues?
    var heading: EntryValues?
    var isOff: Bool
    /// The first entry of the section, if the page doesn't have its row.
    var first: EntryID?
    /// The entry after the section's last row, if the page has only part of the rows.
    var next: EntryID?
}

/// The pill to which a sidebar folds.
struct PillValues: TemplateValue {
    /// The element that the pill unfolds.
    var sidebarID: String
    var title: String
    var icon: IconValues?
    /// The state of the sidebar, `true` or `false`.
    var folded: String
}

/// A builder of the values of a sidebar: its rows, and the parts around them.
struct SidebarBuilder {
    let context: FrameContext

    func values(_ sidebar: Sidebar) -> SidebarValues {
        let controls = FormControls(context: context)
        let isPad = context.environment.platform == .iPad
        let spec = context.outline.spec
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

    private var isEditing: Bool { context.environment.interaction.editing }

    /// The title of the only section whose tabs are listed: on Vision, the one lit in the ornament (R2.68).
    private var heading: String? {
        guard context.layout.chrome == .ornamentAndSidebar, case .entry(let id)? = context.layout.highlighted
        else { return nil }
        return VisibleMarks.shown(context.outline.title(id))
    }
}

/// A builder of the pill to which a TV's sidebar folds once a tab is chosen; it shows the current tab (R2.63).
struct PillBuilder {
    let context: FrameContext

    /// Returns the pill, or nil on platforms whose sidebar stays.
    func values(_ sidebar: Sidebar) -> PillValues? {
        guard context.environment.platform == .tv, let id = context.layout.shown else { return nil }
        return PillValues(
            sidebarID: "\(context.name)-sidebar",
            title: VisibleMarks.shown(context.outline.title(id)),
            icon: context.outline.tab(id).flatMap(context.icons.icon(of:)),
            folded: sidebar.collapsed ? "true" : "false"
        )
    }
}
