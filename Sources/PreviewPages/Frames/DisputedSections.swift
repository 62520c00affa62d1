import TabModel
import TabResolver

/// The note at a frame's name about the sections of its bar that devices were seen to leave out (R2.33).
struct DisputedSectionsValues: TemplateValue {
    /// The titles of the sections, such as "Collections and Animations".
    var text: String
    /// The URL of the inspector, which has the switch.
    var href: String
}

/// A finder of the sections whose entries the documentation keeps in the bar and devices were seen to leave out.
///
/// The rule is R2.33.
struct DisputedSections {
    let context: FrameContext

    /// The note; nil if nothing is disputed, or there is no inspector to open.
    var values: DisputedSectionsValues? {
        guard context.isEditable, !context.isPicture else { return nil }
        let titles = sections.map { VisibleMarks.shown(context.outline.title($0)) }
        guard !titles.isEmpty else { return nil }
        return DisputedSectionsValues(
            text: titles.count > 2 ? "\(titles.count) sections" : WordList.and(titles),
            href: context.view.changing { ($0.inspector, $0.tab) = (.open, .why) }.href
        )
    }

    /// The disputed sections, in the order of the bar.
    private var sections: [EntryID] {
        let bar = context.layout.bar.map { $0.fixed + $0.items } ?? []
        return bar.map(\.id).filter { id in
            guard let entry = context.outline.entry(id), entry.isSection else { return false }
            return entry.modifiers.defaultVisibility.tabBar == .hidden
        }
    }
}
