/// The drawing of one spec, environment and customization.
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
    /// The state of the bottom accessory.
    public var accessory = Accessory.none
    /// The entry whose value is bound; nil if there is no tab to select.
    public var selection: EntryID?
    /// The tab whose content is on the screen; nil if nothing shows (R4.7).
    public var shown: EntryID?
    /// The highlighted entry of the chrome: the chosen one, or its section (R1.87, R4.21).
    public var highlighted: Highlight?
    /// The rights of a person to customize, for every entry that is not hidden.
    public var canEdit: [EntryID: EditRights] = [:]
    /// The reasons, in declared order, then by rule number.
    public var notes: [Note] = []
    /// The findings of the rules R5, in declared order, then by rule number.
    public var findings: [Diagnostic] = []

    /// Creates a layout that shows nothing yet.
    public init(chrome: Chrome) { self.chrome = chrome }

    /// The kinds of chrome, which a tab's content can read too (R1.26, R1.27).
    public enum Chrome: String, CaseIterable, Sendable {
        case bottomBar, verticalBar, topBar, sidebar, ornament, ornamentAndSidebar, pages
    }

    /// The states of the bottom accessory (R1.32, R2.55).
    public enum Accessory: String, CaseIterable, Sendable { case none, expanded, inline }

    /// A highlighted item.
    public enum Highlight: Hashable, Sendable {
        case entry(EntryID)
        case more
    }
}

/// The column at the side of an iPhone Duo, with the status, the toolbar and the tab bar (R2.94, R2.101).
public struct Column: Hashable, Sendable {
    /// The physical edge, also in right-to-left languages (R2.93).
    public var edge: ColumnEdge
    /// The titles of the toolbar items in it, from top to bottom; items without a symbol are not in it (R1.105).
    public var toolbar: [String] = []
    /// The titles of the items in its overflow menu, in the same order.
    public var overflow: [String] = []

    /// Creates a column without toolbar items.
    public init(edge: ColumnEdge) { self.edge = edge }
}

/// A bottom bar, vertical bar, top bar or ornament.
public struct Bar: Hashable, Sendable {
    /// The leading entries, which can't be moved (R2.37).
    public var fixed: [BarEntry] = []
    /// The entries in drawn order, in a vertical bar from top to bottom; in a compact bar and an ornament, all of them.
    public var items: [BarEntry] = []
    /// The trailing region (R2.26).
    public var pinned: [BarEntry] = []
    /// The selected tab if it is otherwise not in the bar (R2.39).
    public var temporary: BarEntry?
    /// The entries of More; nil if there is no More (R2.45).
    public var more: [BarEntry]?
    /// The entries in the menu at the end of a settings window's toolbar, in declared order (R2.122).
    public var overflow: [BarEntry] = []
    /// The entry that is drawn separately at the trailing edge (R2.48).
    public var detached: BarEntry?
    /// A Boolean value that indicates whether the customizable region is estimated not to fit (R2.38).
    public var scrolls = false
    /// A Boolean value that indicates whether the bar is shrunk (R2.52, R2.112).
    public var minimized = false
    /// A Boolean value that indicates whether a vertical bar is collapsed to one control (R2.101, R2.111).
    public var compressed = false
    /// A Boolean value that indicates whether the shown content hides the bar (R2.113).
    public var hidden = false

    /// Creates an empty bar.
    public init() {}
}

/// An entry of a bar, a row or a page.
public struct BarEntry: Hashable, Sendable {
    /// The kind of the entry.
    public var kind: Kind
    /// The entry's id; for a section item, that of the section (R1.87).
    public var id: EntryID
    /// The title with defaults by role filled in (R2.17); nil if there is none.
    public var title: String?
    /// The SF Symbol name with defaults filled in.
    public var systemImage: String?
    /// The image's path, also for one of the asset catalog.
    public var image: String?
    /// A Boolean value that indicates whether the image is drawn as a template (R2.114).
    public var template = false
    /// The tab's role.
    public var role: TabRole?
    /// A Boolean value that indicates whether the symbol is drawn in its filled variant (R2.75, R2.76).
    public var filled = false
    /// The badge's text (R2.77).
    public var badge: String?
    /// A Boolean value that indicates whether a person can choose the entry (R2.81).
    public var enabled = true
    /// A Boolean value that indicates whether it is known only at run time.
    public var dynamic = false
    /// The keys whose values are drawn as stand-ins, in the order of the format (R1.120).
    public var standIns: [StandIn.Key] = []

    /// Creates an entry.
    public init(kind: Kind, id: EntryID, title: String? = nil, systemImage: String? = nil, image: String? = nil) {
        self.kind = kind
        self.id = id
        self.title = title
        self.systemImage = systemImage
        self.image = image
    }

    /// The kinds of entry.
    public enum Kind: String, Sendable { case tab, section }
}

/// A sidebar's rows and extras.
public struct Sidebar: Hashable, Sendable {
    /// The rows: root tabs first, then sections (R2.41).
    public var rows: [SidebarRow] = []
    /// A Boolean value that indicates whether the header of R1.62 shows.
    public var header = false
    /// A Boolean value that indicates whether the footer shows.
    public var footer = false
    /// A Boolean value that indicates whether the bottom bar shows.
    public var bottomBar = false
    /// A Boolean value that indicates whether it is collapsed to a pill (R2.63).
    public var collapsed = false

    /// Creates an empty sidebar.
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
    /// The header's text; nil for a section without a header.
    public var title: String?
    /// A Boolean value that indicates whether its rows show.
    public var expanded = true
    /// The titles of its `sectionActions`.
    public var actions: [String] = []
    /// The rows.
    public var rows: [SidebarRow] = []

    /// Creates a section's rows.
    public init(id: EntryID, title: String?) {
        self.id = id
        self.title = title
    }
}

/// A paged tab view.
public struct Pages: Hashable, Sendable {
    /// The direction of the pages.
    public var axis: Axis
    /// The entries, one for each page.
    public var items: [BarEntry]
    /// A Boolean value that indicates whether the dots show.
    public var dots: Bool

    /// Creates pages.
    public init(axis: Axis, items: [BarEntry], dots: Bool) {
        self.axis = axis
        self.items = items
        self.dots = dots
    }

    /// The directions of pages.
    public enum Axis: String, Sendable { case horizontal, vertical }
}

/// The certainty of a rule.
public enum Certainty: String, CaseIterable, Sendable {
    /// A rule that Apple documents, for SwiftUI or for the UIKit below it.
    case documented
    /// A rule that developers observed and described.
    case observed
    /// A choice of the rule book, because sources are silent or disagree.
    case choice
}

/// The reason for a placement, in one sentence for designers.
public struct Note: Hashable, Sendable {
    /// The rule that decided, such as `R2.33`.
    public var rule: String
    /// The certainty of the rule.
    public var certainty: Certainty
    /// The entry that it is about; nil for the tab view as a whole.
    public var entry: EntryID?
    /// The sentence.
    public var text: String

    /// Creates a note.
    public init(rule: String, certainty: Certainty, entry: EntryID? = nil, text: String) {
        self.rule = rule
        self.certainty = certainty
        self.entry = entry
        self.text = text
    }
}
