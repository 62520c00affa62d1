import TabModel

extension ResolutionContext {
    /// Whether a top bar, which may hold any number, is estimated not to fit (R2.38, R2.64, R3.19; the format's figures).
    ///
    /// In points: 20 and 8.5 for each character of a title, 44 for each pinned symbol and for the sidebar button.
    func scrolls(titled: [Int], symbols: Int, hasSidebarButton: Bool, _ notes: inout NoteCollector) -> Bool {
        let titles = titled.reduce(0.0) { $0 + 20 + 8.5 * Double(outline[$1].label.title?.count ?? 0) }
        let buttons = 44 * Double(symbols + (hasSidebarButton ? 1 : 0))
        let scrolls = titles + buttons > screenWidth - 220
        if scrolls, environment.platform != .tv {
            notes.add(.documented("R2.38"), "The middle of the bar scrolls: not all titles fit. There is no More here.")
        }
        return scrolls
    }

    private var screenWidth: Double {
        switch environment.platform {
        case .tv: 1920
        default: environment.orientation == .landscape ? 1194 : 834
        }
    }
}
