import TabModel

/// The toolbar of a Mac's settings window: a symbol over the title of each pane (R2.121, R2.122).
///
/// Widths are estimates, checked against a window of 560 points whose ten items needed 599: a page can't measure text
/// before it is drawn.
public struct SettingsToolbar {
    /// The width of the window in points; nil if it is as wide as its items need.
    let width: Double?

    /// Returns the number of panes, from the first on, that have room beside each other; the rest is in a menu.
    func fitting(_ tabs: [Int], of outline: SpecOutline) -> Int {
        let items = tabs.map { Self.item(outline[$0].label.title ?? "") }
        guard let width, isTooNarrow(for: items) else { return tabs.count }
        var room = width - Self.margins - Self.menu
        return items.prefix { item in
            room -= item
            return room >= 0
        }
        .count
    }

    /// Returns the width that all panes need beside each other, in points.
    public static func need(_ titles: [String]) -> Int { Int(titles.reduce(margins) { $0 + item($1) }.rounded()) }

    private func isTooNarrow(for items: [Double]) -> Bool {
        guard let width else { return false }
        return items.reduce(Self.margins, +) > width
    }

    /// Returns the width of one item in points: its title at 11 points, at least the width of its symbol.
    private static func item(_ title: String) -> Double { max(55, BarFit.text(title) * 1.1 + 9) }

    private static let margins = 10.0
    private static let menu = 30.0
}

extension ResolutionContext {
    /// The toolbar of the settings window, if this layout has one: on a Mac in a style without sidebar and box.
    var settingsToolbar: SettingsToolbar? {
        guard presentation == .macTopBar, spec.hasSettingsToolbar else { return nil }
        return SettingsToolbar(width: spec.settingsWindow?.width.map(Double.init))
    }
}
