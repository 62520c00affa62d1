/// The files of `Public` that pages name.
enum PageAssets {
    /// The sprite of symbols.
    static let sprite = "symbols.svg"
    /// The page's own glyphs.
    static let interface = "interface.svg"
    /// The script's first module.
    static let script = "app.js"
    /// The tab icon of the browser.
    static let icon = "favicon.svg"
    /// The script of the page of rules.
    static let rulesScript = "rules.js"
    /// The styles of the page of rules, in the order they build on each other.
    static let rulesStyles = ["tokens.css", "base.css", "toolbar.css", "panels.css", "rules.css"]
    /// The styles, in the order they build on each other.
    static let styles = [
        "tokens.css", "base.css", "toolbar.css", "stage.css", "panels.css", "inspector.css", "device.css",
        "entry.css", "bottom-bar.css", "top-bar.css", "sidebar.css", "skeleton.css", "platforms.css",
    ]
}
