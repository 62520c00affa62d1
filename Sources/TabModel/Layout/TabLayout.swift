/// What is drawn for one spec, environment and customization (the format, form 4).
///
/// Logical order only, leading first; drawing mirrors it for right-to-left (R2.26, R2.56).
public struct TabLayout: Hashable, Sendable {
    /// The kind of chrome.
    public var chrome: Chrome
    /// The bar; nil while none shows.
    public var bar: Bar?
    /// The sidebar; nil while none shows.
    public var sidebar: Sidebar?
    /// The column of iPhone Duo; nil where there is none (R2.94).
    public var column: Column?
    /// The pages of a paged tab view.
    public var pages: Pages?
    /// Where the bottom accessory is.
    public var accessory = Accessory.none
    /// The entry whose value is bound; nil if there is no tab to select.
    public var selection: EntryID?
    /// The tab whose content is in the screen; nil where nothing shows (R4.7).
    public var shown: EntryID?
    /// What is lit in the chrome: the entry chosen, or its section's (R1.87, R4.21).
    public var highlighted: Highlight?
    /// What people may do, for every entry that is not hidden.
    public var canEdit: [EntryID: EditRights] = [:]
    /// Reasons, in declared order, then rule number.
    public var notes: [Note] = []
    /// findings of the rulebook, 5, in declared order, then rule number.
    public var findings: [Diagnostic] = []

    /// Makes a layout that shows nothing yet.
    public init(chrome: Chrome) { self.chrome = chrome }

    /// The kinds of chrome, as a tab's content can read them too (the rulebook, 2.1; R1.26, R1.27).
    public enum Chrome: String, CaseIterable, Sendable {
        case bottomBar, verticalBar, topBar, sidebar, ornament, ornamentAndSidebar, pages
    }

    /// Where the bottom accessory is (R1.32, R2.55).
    public enum Accessory: String, CaseIterable, Sendable { case none, expanded, inline }

    /// What is lit.
    public enum Highlight: Hashable, Sendable {
        case entry(EntryID)
        case more
    }
}

/// The column at the side of an iPhone Duo, with the status, the toolbar and the tab bar (R2.94, R2.101).
public struct Column: Hashable, Sendable {
    /// Its physical edge, also in right-to-left languages (R2.93).
    public var edge: ColumnEdge
    /// The titles of the toolbar items in it, from top to bottom; those without symbol are not (R1.105).
    public var toolbar: [String] = []
    /// The titles of those in its overflow menu, in the same order.
    public var overflow: [String] = []

    /// Makes a column without toolbar items.
    public init(edge: ColumnEdge) { self.edge = edge }
}

/// A bottom bar, vertical bar, top bar or ornament.
public struct Bar: Hashable, Sendable {
    /// The leading entries nobody can move (R2.37).
    public var fixed: [BarEntry] = []
    /// The entries in the order drawn, in a vertical bar from top to bottom; in a compact bar and an ornament, all of them.
    public var items: [BarEntry] = []
    /// The trailing region (R2.26).
    public var pinned: [BarEntry] = []
    /// The selected tab that is otherwise not in the bar (R2.39).
    public var temporary: BarEntry?
    /// What More holds; nil if there is no More (R2.45).
    public var more: [BarEntry]?
    /// The entries in the menu at the end of a settings window's toolbar, in declared order (R2.122).
    public var overflow: [BarEntry] = []
    /// The entry drawn apart at the trailing edge (R2.48).
    public var detached: BarEntry?
    /// A Boolean value that indicates whether the middle is estimated not to fit (R2.38).
    public var scrolls = false
    /// A Boolean value that indicates whether the bar is shrunk (R2.52, R2.112).
    public var minimized = false
    /// A Boolean value that indicates whether a vertical bar is collapsed to one control (R2.101, R2.111).
    public var compressed = false
    /// A Boolean value that indicates whether the content shown hides the bar (R2.113).
    public var hidden = false

    /// Makes an empty bar.
    public init() {}
}

/// One entry as drawn in a bar, a row or a page.
public struct BarEntry: Hashable, Sendable {
    /// Tab or section.
    public var kind: Kind
    /// The entry's id; a section item's is the section's (R1.87).
    public var id: EntryID
    /// The title with defaults by role filled in (R2.17); nil where there is none.
    public var title: String?
    /// The SF Symbol name with defaults filled in.
    public var systemImage: String?
    /// The image's path, in the asset catalog too.
    public var image: String?
    /// A Boolean value that indicates whether the image is drawn as a template (R2.114).
    public var template = false
    /// The tab's role.
    public var role: TabRole?
    /// A Boolean value that indicates whether the symbol is drawn in its filled variant (R2.75, R2.76).
    public var filled = false
    /// The badge's text (R2.77).
    public var badge: String?
    /// A Boolean value that indicates whether the entry can be chosen by hand (R2.81).
    public var enabled = true
    /// A Boolean value that indicates whether it is known only when the app runs.
    public var dynamic = false
    /// The keys whose values a stand-in is drawn for, in the order of the format (R1.120).
    public var standIns: [StandIn.Key] = []

    /// Makes an entry.
    public init(kind: Kind, id: EntryID, title: String? = nil, systemImage: String? = nil, image: String? = nil) {
        self.kind = kind
        self.id = id
        self.title = title
        self.systemImage = systemImage
        self.image = image
    }

    /// What the entry represents.
    public enum Kind: String, Sendable { case tab, section }
}

/// A sidebar's rows and extras.
public struct Sidebar: Hashable, Sendable {
    /// Root tabs first, then sections (R2.41).
    public var rows: [SidebarRow] = []
    /// A Boolean value that indicates whether the header of R1.62 shows.
    public var header = false
    /// A Boolean value that indicates whether the footer shows.
    public var footer = false
    /// A Boolean value that indicates whether the bottom bar shows.
    public var bottomBar = false
    /// A Boolean value that indicates whether it is folded to a pill (R2.63).
    public var collapsed = false

    /// Makes an empty sidebar.
    public init() {}
}

/// A row: a tab, or a section with its rows.
public indirect enum SidebarRow: Hashable, Sendable {
    case tab(BarEntry)
    case section(SidebarSection)
}

/// A section's header and rows in a sidebar.
public struct SidebarSection: Hashable, Sendable {
    /// The section's entry id.
    public var id: EntryID
    /// The header's text; nil for a section without header.
    public var title: String?
    /// A Boolean value that indicates whether its rows show.
    public var expanded = true
    /// The titles of its `sectionActions`.
    public var actions: [String] = []
    /// Its rows.
    public var rows: [SidebarRow] = []

    /// Makes a section's rows.
    public init(id: EntryID, title: String?) {
        self.id = id
        self.title = title
    }
}

/// A paged tab view.
public struct Pages: Hashable, Sendable {
    /// The direction of paging.
    public var axis: Axis
    /// One entry a page.
    public var items: [BarEntry]
    /// A Boolean value that indicates whether the dots show.
    public var dots: Bool

    /// Makes pages.
    public init(axis: Axis, items: [BarEntry], dots: Bool) {
        self.axis = axis
        self.items = items
        self.dots = dots
    }

    /// The directions of paging.
    public enum Axis: String, Sendable { case horizontal, vertical }
}

/// What people may do with one entry right now (the rulebook, 3.3).
public struct EditRights: Hashable, Sendable {
    /// Bring it into the bar.
    public var addToBar = false
    /// Take it out of the bar.
    public var removeFromBar = false
    /// Move it within the bar's customizable region.
    public var moveInBar = false
    /// Hide or show it in the sidebar.
    public var hide = false
    /// Move it within its section.
    public var moveInSection = false

    /// Makes rights that allow nothing.
    public init() {}
}

/// How sure a rule is (the rulebook, 0.1).
public enum Certainty: String, CaseIterable, Sendable {
    /// Documented by Apple, for SwiftUI or for the UIKit it is on (D, D-UIKit).
    case documented
    /// Observed and written down by developers (O).
    case observed
    /// Our choice where sources are silent or disagree (C).
    case choice
}

/// The reason behind a placement, in one sentence a designer understands.
public struct Note: Hashable, Sendable {
    /// The rule that decided, such as `R2.33`.
    public var rule: String
    /// How sure the rule is.
    public var certainty: Certainty
    /// The entry it speaks of; nil for the tab view as a whole.
    public var entry: EntryID?
    /// The sentence.
    public var text: String

    /// Makes a note.
    public init(rule: String, certainty: Certainty, entry: EntryID? = nil, text: String) {
        self.rule = rule
        self.certainty = certainty
        self.entry = entry
        self.text = text
    }
}
