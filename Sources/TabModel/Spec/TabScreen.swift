/// What the screen area shows while a tab is selected.
public enum TabScreen: Hashable, Sendable {
    /// A drawn placeholder of a kind, with a title of its own or the tab's.
    case skeleton(Kind, title: String?)
    /// A screenshot: a path relative to the spec's directory.
    case image(String)

    /// The kinds of placeholder.
    public enum Kind: String, CaseIterable, Sendable {
        case list, grid, detail, form, player, map, empty
    }
}
