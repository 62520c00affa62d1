import TabModel

/// The note at a frame's name that says which sections of its bar devices were seen to leave out (R2.33).
struct DisputedSectionsValues: TemplateValue {
    /// Such as "Collections and Animations".
    var text: String
    /// The inspector, where the switch is.
    var href: String
}

/// Finds the sections whose entry the documentation keeps in the bar and devices were seen to leave out (R2.33).
struct DisputedSections {
    let context: FrameContext

    /// Nil where nothing is disputed, and where there is no inspector to go to.
    var values: DisputedSectionsValues? {
        guard context.isEditable, !context.isPicture else { return nil }
        let titles = sections.map { VisibleMarks.shown(context.index.title($0)) }
        guard !titles.isEmpty else { return nil }
        return DisputedSectionsValues(
            text: titles.count > 2 ? "\(titles.count) sections" : WordList.and(titles),
            href: context.view.changing { ($0.inspector, $0.tab) = (.open, .why) }.href
        )
    }

    /// In the order of the bar.
    private var sections: [EntryID] {
        let bar = context.layout.bar.map { $0.fixed + $0.items } ?? []
        return bar.map(\.id).filter { id in
            guard case .section(let section)? = context.index.entry(id) else { return false }
            return section.modifiers.defaultVisibility.tabBar == .hidden
        }
    }
}
