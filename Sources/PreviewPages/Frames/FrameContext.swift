import TabModel

/// What every part of a frame's drawing needs to know.
struct FrameContext {
    let content: FrameContent
    let view: ViewState
    let index: SpecIndex
    let file: String
    let icons: IconSource

    var environment: ResolutionEnvironment { content.environment }
    var layout: TabLayout { content.layout }

    /// The frame's name on the page, such as `ipad-regular`.
    var name: String { "\(environment.platform.rawValue.lowercased())-\(environment.sizeClass.rawValue)" }

    /// The id of the element that holds the content.
    var panelID: String { "\(name)-panel" }

    /// Whether the frame is drawn in the OS 26 look (R6.10).
    var isGlass: Bool { environment.os >= .v26 }

    /// Whether the tab whose content shows is a search tab.
    var showsSearchTab: Bool { layout.shown.flatMap(index.tab)?.role == .search }

    /// Whether the search tab has taken over the bottom bar (R2.48): its field shows, the tabs are folded away.
    var isSearchTabOpen: Bool {
        showsSearchTab && layout.chrome == .bottomBar && layout.bar?.detached?.id == layout.shown
    }

    /// Whether that field has the focus, with the keyboard below it.
    var isSearchActive: Bool { isSearchTabOpen && environment.search }

    /// Whether More's list stands in the screen area.
    var showsMoreList: Bool { environment.more && layout.bar?.more != nil }
}
