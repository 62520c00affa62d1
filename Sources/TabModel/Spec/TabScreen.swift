/// What the screen area shows while a tab is selected.
public enum TabScreen: Hashable, Sendable {
    /// A drawn stand-in of a kind, with a title of its own or the tab's.
    case skeleton(Kind, title: String?)
    /// A screenshot: a path relative to the spec's folder.
    case image(String)

    /// The kinds of stand-in.
    public enum Kind: String, CaseIterable, Sendable {
        case list, grid, detail, form, player, map, empty
    }
}
