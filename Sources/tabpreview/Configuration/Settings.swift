import Logging

/// Every setting with its value, from the command line, the environment, config.json or the defaults, in that order.
struct Settings: Equatable, Sendable {
    /// The port asked for; nil takes the next free one from 8080.
    var port: Int?
    /// The address to listen on.
    var host = "127.0.0.1"
    /// Further names that the server answers to.
    var trustedHosts: [String] = []
    /// Whether to open the browser.
    var open = false
    /// The store's folder; nil puts it beside the spec.
    var storePath: String?
    /// Whether links that lead out of the spec's folder are followed.
    var followLinks = false
    /// The templates' folder; nil takes the built-in one.
    var templates: String?
    /// The public files' folder; nil takes the built-in one.
    var publicFolder: String?
    /// A folder of further symbols.
    var symbols: String?
    /// How much is logged.
    var logLevel = Logger.Level.notice
    /// How log lines are written.
    var logFormat = LogFormat.text
    /// Findings switched off everywhere.
    var lintOff: [String] = []
    /// The browser that draws pictures.
    var chromium: String?
}

/// Where a value came from, for `config --explain`.
struct SettingOrigin: Equatable, Sendable {
    /// The setting.
    let setting: Setting
    /// The value as text.
    let value: String
    /// The command line's option, the environment variable, the file with line and column, or `default`.
    let source: String
}
