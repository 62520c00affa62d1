import Configuration

/// What settings are read from, before anything is decided.
struct ConfigurationSources: Sendable {
    /// What the command line said, by setting.
    var commandLine: [Setting: ConfigContent] = [:]
    /// The process's environment.
    var environment: [String: String] = [:]
    /// The file named by `--config`; nil takes the one of `TABPREVIEW_CONFIG`, else looks for one.
    var file: String?
    /// The spec beside which a file is looked for; nil begins in the working folder.
    var spec: String?

    /// The variable that names the configuration file.
    static let fileVariable = "TABPREVIEW_CONFIG"

    /// The file that someone named.
    var namedFile: String? {
        file ?? environment[Self.fileVariable].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The option a setting has on the command line; nil if it has none.
    static func option(for setting: Setting) -> String? {
        switch setting {
        case .port: "--port"
        case .host: "--host"
        case .trustedHosts: "--trusted-host"
        case .open: "--open"
        case .storePath: "--store"
        case .followLinks: "--follow-links"
        case .templates: "--templates"
        case .publicFolder: "--public"
        case .symbols: "--symbols"
        case .logLevel: "--log-level"
        case .logFormat: "--log-format"
        default: nil
        }
    }
}
