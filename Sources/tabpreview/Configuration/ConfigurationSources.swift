import Configuration

/// What settings are read from, before anything is decided.
struct ConfigurationSources: Sendable {
    /// What the command line said, by setting.
    var commandLine: [Setting: ConfigContent] = [:]
    /// The process's environment.
    var environment: [String: String] = [:]
    /// The file named by `--config` or `TABPREVIEW_CONFIG`; nil looks for config.json in the working folder.
    var file: String?

    /// The variable that names the configuration file.
    static let fileVariable = "TABPREVIEW_CONFIG"

    /// The file to read, and whether somebody named it.
    var resolvedFile: (path: String, named: Bool) {
        if let file { return (file, true) }
        if let named = environment[Self.fileVariable], !named.isEmpty { return (named, true) }
        return ("config.json", false)
    }

    /// The option a setting has on the command line, for messages.
    static func option(for setting: Setting) -> String {
        switch setting {
        case .port: "--port"
        case .host: "--host"
        case .trustedHosts: "--trusted-host"
        case .open: "--open"
        case .storePath: "--store"
        case .templates: "--templates"
        case .publicFolder: "--public"
        case .symbols: "--symbols"
        case .logLevel: "--log-level"
        case .logFormat: "--log-format"
        default: "the command line"
        }
    }
}
