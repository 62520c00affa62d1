/// The name under which layouts, operations and URLs know an entry; unique within one spec.
///
/// It is made by ``TabSpec``: the value as text, otherwise the customizationID, otherwise `tab-N` or `section-N`.
public typealias EntryID = String

/// A tab: `Tab` (R1.2).
public struct Tab: Hashable, Sendable {
    /// The entry's id, given by the spec that holds it.
    public internal(set) var id: EntryID = ""
    /// The title and image as the author gave them; defaults by role are not included (R1.9, R2.17).
    public var label: TabLabel
    /// The selection value; nil if the author gave none (R1.8).
    public var value: TabValue?
    /// `role:`.
    public var role: TabRole?
    /// A Boolean value that indicates whether choosing the tab is intercepted and never becomes the selection (R4.14).
    public var action = false
    /// `help(_:)` (R1.58).
    public var help: String?
    /// `accessibilityLabel(_:)` (R1.57).
    public var accessibilityLabel: String?
    /// `accessibilityHint(_:)` (R1.57).
    public var accessibilityHint: String?
    /// The content of the screen area; nil leaves the choice to the preview.
    public var content: TabScreen?
    /// The shared modifiers.
    public var modifiers = TabModifiers()

    /// Creates a tab from its label, value and role.
    public init(label: TabLabel = TabLabel(), value: TabValue? = nil, role: TabRole? = nil) {
        self.label = label
        self.value = value
        self.role = role
    }

    /// Returns the tab under another id; the caller ensures that no other entry has it.
    public func withID(_ id: EntryID) -> Self {
        var tab = self
        tab.id = id
        return tab
    }
}

/// Tabs under a common header: `TabSection` (R1.3).
///
/// A section has no value and is never the selection by itself.
public struct TabSection: Hashable, Sendable {
    /// The entry's id, given by the spec that holds it.
    public internal(set) var id: EntryID = ""
    /// The header: its title is above the rows, its image is drawn if the section is one entry (R1.13, R2.79).
    public var header: TabLabel
    /// The section's entries in declared order; sections may nest (R1.7).
    public var tabs: [TabEntry]
    /// `defaultSectionExpansion(_:)` (R1.59).
    public var defaultSectionExpansion = TabSectionExpansion.automatic
    /// The shared modifiers.
    public var modifiers = TabModifiers()

    /// Creates a section from its header and entries.
    public init(header: TabLabel = TabLabel(), tabs: [TabEntry]) {
        self.header = header
        self.tabs = tabs
    }

    /// Returns the section under another id; the caller ensures that no other entry has it.
    public func withID(_ id: EntryID) -> Self {
        var section = self
        section.id = id
        return section
    }
}

/// An element of a builder block: a tab or a section (R1.4).
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

/// A title and one image, each of which may be missing, as SwiftUI keeps them of a label (R1.10 to R1.12).
public struct TabLabel: Hashable, Sendable {
    /// The text as the author wrote it; for a translated one, that in the spec's own language (R1.119).
    public var title: String?
    /// The translations, in the author's order; empty for a plain title.
    public var translations: [Translation] = []
    /// An SF Symbol name, in the outline form by convention (R2.75).
    public var systemImage: String?
    /// The path of an image file, relative to the spec's directory.
    public var image: String?
    /// The name of an image in the spec's asset catalog (R1.116).
    public var imageAsset: String?
    /// `renderingMode(_:)` of ``image`` or ``imageAsset`` (R2.114).
    public var imageRendering = ImageRendering.automatic
    /// The SF Symbol while the tab is selected; nil if it doesn't change (R2.119).
    public var selectedSystemImage: String?
    /// The image of the asset catalog while the tab is selected; nil if it doesn't change (R2.119).
    public var selectedImageAsset: String?
    /// `environment(\.symbolVariants, …)` on the label; nil leaves the form to the bar (R2.118).
    public var symbolVariants: SymbolVariants?
    /// The symbol variants while the tab is selected; nil if they don't change (R2.119).
    public var selectedSymbolVariants: SymbolVariants?

    /// Creates a label from its known parts.
    public init(
        title: String? = nil,
        systemImage: String? = nil,
        image: String? = nil,
        imageAsset: String? = nil
    ) {
        self.title = title
        self.systemImage = systemImage
        self.image = image
        self.imageAsset = imageAsset
    }

    /// A Boolean value that indicates whether it has a symbol or an image of any kind.
    public var hasImage: Bool { systemImage != nil || image != nil || imageAsset != nil }
}

/// The rendering of a custom image: `renderingMode(_:)` (R2.114).
public enum ImageRendering: String, CaseIterable, Sendable {
    /// The rendering of the asset catalog; bars draw it as a template.
    case automatic
    /// The image's alpha in the color of the text around it.
    case template
    /// The original image.
    case original
}

/// The content of the screen area while a tab is selected.
public enum TabScreen: Hashable, Sendable {
    /// A drawn placeholder of a kind, with a custom title or the tab's.
    case skeleton(Kind, title: String?)
    /// A screenshot: a path relative to the spec's directory.
    case image(String)

    /// The kinds of placeholder.
    public enum Kind: String, CaseIterable, Sendable {
        case list, grid, detail, form, player, map, empty
    }
}

/// The value that selects a tab: the type of a `TabView(selection:)` binding.
///
/// Values are meant to be unique in one tab view and of one type (R1.14, R4.1, R4.2); the model keeps the values of the
/// file unchanged, so that the finding can name the place.
public enum TabValue: Hashable, Sendable {
    /// A string, as of a `String` or an enumeration with text raw values.
    case string(String)
    /// A number, as of an `Int` binding.
    case integer(Int)

    /// The value in the form of entry ids and URLs.
    public var text: String {
        switch self {
        case .string(let string): string
        case .integer(let integer): String(integer)
        }
    }
}
