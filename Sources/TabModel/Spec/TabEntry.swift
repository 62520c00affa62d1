/// The name under which forms, operations and URLs know an entry; unique within one spec.
///
/// Made by ``TabSpec``: the value as text, else the customizationID, else `tab-N` or `section-N` (the format, form 1).
public typealias EntryID = String

/// One tab: `Tab` (R1.2).
public struct Tab: Hashable, Sendable {
    /// The entry's id, given by the spec that holds it.
    public internal(set) var id: EntryID = ""
    /// Title and image as the author gave them; defaults by role are not in here (R1.9, R2.17).
    public var label: TabLabel
    /// The selection value; nil where the author gave none (R1.8).
    public var value: TabValue?
    /// `role:`.
    public var role: TabRole?
    /// Whether choosing the tab is intercepted and never becomes the selection (R4.14).
    public var action = false
    /// `help(_:)` (R1.58).
    public var help: String?
    /// `accessibilityLabel(_:)` (R1.57).
    public var accessibilityLabel: String?
    /// `accessibilityHint(_:)` (R1.57).
    public var accessibilityHint: String?
    /// What the screen area shows; nil leaves the choice to the preview.
    public var content: TabScreen?
    /// The shared modifiers.
    public var modifiers = TabModifiers()

    /// Makes a tab of its label, value and role.
    public init(label: TabLabel = TabLabel(), value: TabValue? = nil, role: TabRole? = nil) {
        self.label = label
        self.value = value
        self.role = role
    }
}

/// Tabs under a common header: `TabSection` (R1.3).
///
/// A section has no value and is never the selection by itself.
public struct TabSection: Hashable, Sendable {
    /// The entry's id, given by the spec that holds it.
    public internal(set) var id: EntryID = ""
    /// The header: its title heads the rows, its image is where the section is one entry (R1.13, R2.79).
    public var header: TabLabel
    /// The section's entries in declared order; sections may nest (R1.7).
    public var tabs: [TabEntry]
    /// `defaultSectionExpansion(_:)` (R1.59).
    public var defaultSectionExpansion = TabSectionExpansion.automatic
    /// The shared modifiers.
    public var modifiers = TabModifiers()

    /// Makes a section of its header and entries.
    public init(header: TabLabel = TabLabel(), tabs: [TabEntry]) {
        self.header = header
        self.tabs = tabs
    }
}

/// What a builder block holds: a tab or a section (R1.4).
public indirect enum TabEntry: Hashable, Sendable {
    case tab(Tab)
    case section(TabSection)

    /// The entry's id.
    public var id: EntryID {
        switch self {
        case .tab(let tab): tab.id
        case .section(let section): section.id
        }
    }

    /// The modifiers of either kind.
    public var modifiers: TabModifiers {
        switch self {
        case .tab(let tab): tab.modifiers
        case .section(let section): section.modifiers
        }
    }

    /// The tab's label or the section's header.
    public var label: TabLabel {
        switch self {
        case .tab(let tab): tab.label
        case .section(let section): section.header
        }
    }
}
