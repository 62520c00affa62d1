import TabModel

/// iPad in regular width with the adaptable style: bar or sidebar, and both while editing (rulebook 2.3).
struct IPadAdaptable {
    let context: ResolutionContext
    let selection: SelectionState
    let visibilities: Visibilities

    func layout(_ notes: inout NoteBook) -> TabLayout {
        let regions = BarRegions(context, visibilities)
        let bar = IPadTopBar(context: context, selection: selection, visibilities: visibilities, regions: regions)
        let sidebar = IPadSidebar(context: context, selection: selection, visibilities: visibilities)
        notes.add(.documented("R2.3"), "A wide iPad shows a bar on top or a sidebar, with a button to switch.")
        context.writeAbsent(&notes)
        var layout = isEditing || form(&notes) == .sidebar ? sidebar.layout(&notes) : bar.layout(&notes)
        if isEditing {
            layout.bar = bar.drawn(temporary: nil)
            bar.writeReasons(temporary: nil, &notes)
            notes.add(.documented("R2.23"), "While editing, the bar stands above the content as the target of drags.")
        }
        layout.accessory = context.accessory(minimized: false)
        layout.canEdit = EditRules(context).rights
        return layout
    }

    /// Editing needs an attached customization (form 3).
    private var isEditing: Bool { context.environment.editing && context.isAttached }

    /// What a person chose, else the spec's default, else by orientation (R2.20, SW3).
    private func form(_ notes: inout NoteBook) -> AdaptableForm {
        if let form = context.environment.form {
            let name = form == .sidebar ? "sidebar" : "bar"
            notes.add(.documented("R2.21"), "It shows the \(name), which a person may choose at any time.")
            return form
        }
        switch context.spec.defaultAdaptableTabBarPlacement {
        case .tabBar:
            notes.add(.documented("R2.20"), "It opens with the bar, as the spec asks.")
            return .tabBar
        case .sidebar:
            notes.add(.documented("R2.20"), "It opens with the sidebar, as the spec asks.")
            return .sidebar
        case .automatic:
            return automaticForm(&notes)
        }
    }

    private func automaticForm(_ notes: inout NoteBook) -> AdaptableForm {
        guard context.spec.switches.automaticIPadForm == .byOrientation else {
            notes.add(.choice("R2.20"), "It opens with the bar, as the switch automaticIPadForm says.")
            return .tabBar
        }
        let isWide = context.environment.orientation == .landscape
        let form = isWide ? "the sidebar in landscape" : "the bar in portrait"
        notes.add(.documented("R2.20"), "Nothing else being said, it opens with \(form).")
        return isWide ? .sidebar : .tabBar
    }
}
