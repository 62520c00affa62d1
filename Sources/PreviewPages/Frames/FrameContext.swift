import TabModel
import TabResolver

/// What every part of a frame's drawing needs to know.
struct FrameContext {
    let content: FrameContent
    let view: ViewState
    let transitions: TabTransitions
    let index: SpecIndex
    let file: String
    let icons: IconSource

    var environment: ResolutionEnvironment { content.environment }
    var layout: TabLayout { content.layout }

    /// The frame's name on the page, such as `ipad-regular`.
    var name: String { "\(environment.platform.rawValue.lowercased())-\(environment.sizeClass.rawValue)" }

    /// The id of the element that holds the content.
    var panelID: String { "\(name)-panel" }

    /// The address that shows what an act makes of the view: by the rules that draw it.
    func href(after act: TabAct) -> String { view.following(act, in: transitions).href }

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

    /// Whether a tab of More shows, so that its list is the way back (R4.16).
    var showsTabOfMore: Bool { layout.highlighted == .more && !showsMoreList && layout.shown != nil }

    /// The tab that the Browse pattern pushed last on the path of the one that shows (R4.10).
    var pushedTab: EntryID? {
        guard environment.sizeClass == .compact, let mapping = index.spec.sizeClassMapping,
            let shown = layout.shown.flatMap(index.tab), shown.value == mapping.compactTab
        else { return nil }
        return transitions.settled.path.last.flatMap { index.tab($0)?.id }
    }

    /// Whether More's list stands in the screen area.
    var showsMoreList: Bool { environment.more && layout.bar?.more != nil }
}
