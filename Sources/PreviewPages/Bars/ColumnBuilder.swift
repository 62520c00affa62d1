import TabModel
import TabResolver

/// The side of an iPhone Duo: status and toolbar items (R2.94).
struct ColumnValues: TemplateValue {
    var time: String
    /// The kind of the side.
    ///
    /// It is `column`, `corner` for the status of horizontal bars, or `strip` beside an app that is not built for the
    /// device.
    var kind: String
    /// The items in the column, from top to bottom.
    var toolbar: [ToolbarItemValues]
    /// The overflow menu's button, named after its content; nil if the menu is empty.
    var overflow: ToolbarItemValues?
}

/// A toolbar item: a symbol, or its title.
struct ToolbarItemValues: TemplateValue {
    var title: String
    var icon: IconValues?
}

/// The toolbar items beside each other.
struct ToolbarItemsValues: TemplateValue {
    var items: [ToolbarItemValues]
}

/// A builder of the values of iPhone Duo’s column.
struct ColumnBuilder {
    let context: FrameContext

    /// The column, or the status alone; nil on other devices.
    var values: ColumnValues? {
        guard context.environment.platform == .iPhoneDuo else { return nil }
        let column = context.layout.column
        let held = Set(column?.toolbar ?? [])
        let hidden = column?.overflow ?? []
        return ColumnValues(
            time: "9:41",
            kind: kind,
            toolbar: items.filter { $0.systemImage != nil && held.contains($0.title ?? "") }.map(item),
            overflow: hidden.isEmpty ? nil : overflow(of: hidden)
        )
    }

    /// The items that stay horizontal, at the top of the content (R1.105).
    ///
    /// They are the items of text alone, and all items if there is no column.
    var horizontal: [ToolbarItemValues] {
        guard context.environment.platform == .iPhoneDuo else { return [] }
        let column = context.layout.column
        let inColumn = Set((column?.toolbar ?? []) + (column?.overflow ?? []))
        return items.filter { $0.systemImage == nil || !inColumn.contains($0.title ?? "") }.map(item)
    }

    private var kind: String {
        if context.layout.column != nil { return "column" }
        return context.level < .v27_1 && context.environment.pose.columnEdge != nil ? "strip" : "corner"
    }

    private var items: [TabLabel] {
        context.layout.shown.flatMap(context.outline.tab)?.modifiers.toolbarItems ?? []
    }

    private func overflow(of titles: [String]) -> ToolbarItemValues {
        ToolbarItemValues(
            title: "More: \(WordList.and(titles.map(VisibleMarks.shown)))",
            icon: context.icons.glyph(.more)
        )
    }

    private func item(_ label: TabLabel) -> ToolbarItemValues {
        ToolbarItemValues(title: VisibleMarks.shown(label.title ?? ""), icon: context.icons.icon(of: label))
    }
}
