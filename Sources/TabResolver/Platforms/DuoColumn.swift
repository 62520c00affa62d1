import TabModel

/// The column at the side of an iPhone Duo: its toolbar items, and the items that don't fit (R2.92 to R2.94, R2.101).
struct DuoColumn {
    /// The width in points.
    static let width = 84.0

    private let context: ResolutionContext
    private let edge: ColumnEdge
    private let shown: Int?

    /// Creates the column of a layout; nil if there is none: other devices, older SDKs, horizontal bars (R2.91,
    /// R2.100).
    init?(_ context: ResolutionContext, showing shown: Int?) {
        let environment = context.environment
        guard environment.platform == .iPhoneDuo, context.level >= .v27_1, let edge = environment.pose.columnEdge,
            context.spec.toolbarVerticalBehavior != .disabled, !context.disablesVerticalBar(shown)
        else { return nil }
        (self.context, self.edge, self.shown) = (context, edge, shown)
    }

    /// Adds the column to a layout, and collapses the bar if the column is too short for all items.
    func add(to layout: inout TabLayout, _ notes: inout NoteCollector) {
        var column = Column(edge: edge)
        explain(&notes)
        let bar = BarHeight(layout)
        let isSearching = isSearching(layout)
        if isSearching {
            notes.add(.choice("R2.111"), "The bar is collapsed to one control while search is active.")
        }
        let isMinimized = layout.bar?.minimized ?? false
        let items = items(&notes)
        let room = Room(pose: context.environment.pose, bar: bar)
        var isCompressed = layout.chrome == .verticalBar && (isSearching || isMinimized)
        if !items.isEmpty, !room.holds(items.count, isCompressed), layout.chrome == .verticalBar, prefersItems {
            isCompressed = true
            notes.add(
                .documented("R2.101"),
                "The bar is collapsed to one control, because the column has no room for it and the toolbar items."
            )
        }
        let count = room.holds(items.count, isCompressed) ? items.count : room.most(isCompressed)
        column.toolbar = Array(items.prefix(count))
        column.overflow = Array(items.dropFirst(count))
        if !column.overflow.isEmpty {
            notes.add(
                .documented("R2.101"),
                "\(WordList.and(column.overflow)) \(column.overflow.count == 1 ? "is" : "are") in the overflow menu: "
                    + "the column has no room for all toolbar items."
            )
        }
        layout.bar?.compressed = isCompressed
        layout.column = column
    }

    private var prefersItems: Bool {
        shown.map { context.entry($0).modifiers.toolbarVerticalCompressionBehavior == .prefersToolbarItems } ?? false
    }

    /// Returns a Boolean value that indicates whether the search tab's field has the focus (R2.111).
    private func isSearching(_ layout: TabLayout) -> Bool {
        guard layout.chrome == .verticalBar, context.environment.interaction.search, let shown else { return false }
        return context.role(shown) == .search
    }

    /// Returns the titles of the items in the column: text alone stays horizontal (R1.105).
    private func items(_ notes: inout NoteCollector) -> [String] {
        guard let shown else { return [] }
        return context.entry(shown).modifiers.toolbarItems.compactMap { item in
            guard let title = item.title else { return nil }
            if item.systemImage == nil {
                notes.add(.documented("R1.105"), shown) { name in
                    "\(name)'s toolbar item \(title) stays horizontal: it has no symbol."
                }
                return nil
            }
            return title
        }
    }

    private func explain(_ notes: inout NoteCollector) {
        notes.add(.documented("R2.92"), "The column is at the \(edge.rawValue) edge in this pose.")
        notes.add(.documented("R2.94"), "It contains the status and the toolbar, and the tab bar at the bottom.")
        if context.direction == .rtl {
            notes.add(
                .documented("R2.93"),
                "The column stays at the same physical edge in right-to-left languages; the content is mirrored."
            )
        }
    }
}

/// The height of a vertical bar in points, whole and collapsed (R2.101).
private struct BarHeight {
    let whole: Double
    let collapsed: Double

    /// Creates the height of a layout's bar; zero if none shows.
    init(_ layout: TabLayout) {
        guard layout.chrome == .verticalBar, let bar = layout.bar, !bar.hidden else {
            (whole, collapsed) = (0, 0)
            return
        }
        let apart = bar.detached == nil ? 0.0 : 58
        let count = bar.items.count + (bar.more == nil ? 0 : 1)
        whole = (count == 0 ? 0 : 52 * Double(count) + 4) + apart
        collapsed = 50 + apart
    }
}

/// The room for toolbar items above a bar in a pose's column; 50 points each, 8 above the bar (R2.101).
private struct Room {
    let pose: Pose
    let bar: BarHeight

    /// The height from the status bar down to the bar's lower end.
    private var height: Double {
        switch pose {
        case .outerPortrait: 481
        case .outerLandscape: 274
        case .innerPortrait, .innerLandscape, .splitLeft, .splitRight: 525
        }
    }

    func holds(_ count: Int, _ isCollapsed: Bool) -> Bool {
        count == 0 || 50 * Double(count) + 8 + (isCollapsed ? bar.collapsed : bar.whole) <= height
    }

    /// Returns the largest number of items beside an overflow button.
    func most(_ isCollapsed: Bool) -> Int {
        max(0, Int((height - 8 - (isCollapsed ? bar.collapsed : bar.whole)) / 50) - 1)
    }
}
