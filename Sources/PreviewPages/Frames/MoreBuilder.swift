import TabModel

/// The list that More shows in place of content (R2.45, R2.57).
struct MoreBuilder {
    let context: FrameContext

    var values: SidebarValues? {
        guard let more = context.layout.bar?.more else { return nil }
        let entries = EntryBuilder(context: context)
        return SidebarValues(
            frame: context.name,
            rows: more.map { entries.values($0, zone: "more", isRow: true) },
            sections: [],
            isEditing: false
        )
    }
}
