import Configuration
import Files
import Foundation
import TabModel
import TabSpecCoding

/// A search for the settings of a project: beside the spec, then upwards to the repository's root or the home folder.
///
/// The nearest `tabpreview.json` is used, or a `config.json` in a folder without one. That name is common, so a
/// `config.json` without a top-level key `tabpreview` is ignored, regardless of its contents.
struct ConfigurationSearch {
    /// The name to search for.
    static let name = "tabpreview.json"
    /// The name to search for that other programs use, too.
    static let sharedName = "config.json"
    /// The maximum size in bytes; a larger file belongs to another program.
    private static let largest = 1 << 20

    /// The file; nil if there is none.
    private(set) var file: ConfigurationFile?
    /// The warnings about a file that can't be read, is not used, or appears to be for this program and is not JSON.
    private(set) var warnings: [Diagnostic] = []

    /// Creates a search from a spec's folder upwards; nil begins in the working folder.
    init(spec: String?, home: String?) {
        let start = spec.map { URL(filePath: $0).deletingLastPathComponent().path } ?? "."
        for folder in Self.folders(from: start, home: home) where search(folder) { return }
    }

    /// Returns the files of the search, existing or not.
    static func candidates(spec: String?, home: String?) -> [String] {
        let start = spec.map { URL(filePath: $0).deletingLastPathComponent().path } ?? "."
        return folders(from: start, home: home).flatMap { [path(of: name, in: $0), path(of: sharedName, in: $0)] }
    }

    /// Returns the folders of the search, the closest first.
    private static func folders(from start: String, home: String?) -> [String] {
        guard var folder = RealPath.of(start) else { return [] }
        let home = home.flatMap(RealPath.of)
        var folders = [folder]
        while folder != home, folder != "/", !FileManager.default.fileExists(atPath: "\(folder)/.git") {
            folder = URL(filePath: folder).deletingLastPathComponent().path
            folders.append(folder)
        }
        return folders
    }

    /// Returns a Boolean value that indicates whether the search ends with a folder.
    private mutating func search(_ folder: String) -> Bool {
        let (path, shared) = (Self.path(of: Self.name, in: folder), Self.path(of: Self.sharedName, in: folder))
        if let bytes = bytes(of: path) {
            take(bytes, path)
            if let other = self.bytes(of: shared), Self.mentionsSettings(other) {
                warn("Ignored, because \(TerminalText.escaped(path)) is beside it. Keep only one of them.", shared)
            }
            return true
        }
        return bytes(of: shared).map { look(at: $0, shared) } ?? false
    }

    /// Returns the path of a file in a folder for messages: relative to the working folder if it is in it.
    private static func path(of name: String, in folder: String) -> String {
        let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
        guard let working = RealPath.of("."), path.hasPrefix("\(working)/") else { return path }
        return String(path.dropFirst(working.utf8.count + 1))
    }

    private mutating func bytes(of path: String) -> [UInt8]? {
        guard let status = try? FileStatus(following: path.utf8), status.kind == .file,
            status.stamp.size <= Self.largest
        else { return nil }
        guard !Self.leadsElsewhere(path) else {
            let text =
                "Ignored, because it is a symbolic link to a file outside its directory. "
                + "If you trust it, name it with --config."
            if path.hasSuffix(Self.name) { warn(text, path) }
            return nil
        }
        do throws(FileFailure) {
            return try InputFile.bytes(of: path)
        } catch {
            warn("Ignored: \(error.text)", path)
            return nil
        }
    }

    /// Returns a Boolean value that indicates whether a link points outside its folder, or to another kind of file.
    ///
    /// An error would quote that file (S58).
    private static func leadsElsewhere(_ path: String) -> Bool {
        let folder = URL(filePath: path).deletingLastPathComponent().path
        guard InputFile.isLink(path), let real = RealPath.of(path), let root = RealPath.of(folder)
        else { return false }
        return !real.hasPrefix(root == "/" ? root : "\(root)/") || !real.hasSuffix(".json")
    }

    private mutating func warn(_ text: String, _ path: String) {
        warnings.append(Diagnostic(severity: .warning, id: "config", text: text, file: path))
    }

    /// Accepts a file by its specific name; its problems are errors.
    private mutating func take(_ bytes: [UInt8], _ path: String) {
        do throws(JSONReadingError) {
            take(ConfigurationFile(found: path, root: try SourceValue(reading: bytes, file: path)))
        } catch {
            file = ConfigurationFile(found: path, damaged: error.diagnostic)
        }
    }

    private mutating func take(_ found: ConfigurationFile) {
        file = found
        if let warning = found.warning { warnings.append(warning) }
    }

    private static func mentionsSettings(_ bytes: [UInt8]) -> Bool {
        Data(bytes).range(of: Data(#""tabpreview""#.utf8)) != nil
    }

    /// Returns a Boolean value that indicates whether the search ends with a file that may belong to another program.
    private mutating func look(at bytes: [UInt8], _ path: String) -> Bool {
        guard Self.mentionsSettings(bytes) else { return false }
        do throws(JSONReadingError) {
            let root = try SourceValue(reading: bytes, file: path)
            guard ConfigurationFile.settings(of: root) != nil else { return false }
            take(ConfigurationFile(found: path, root: root))
        } catch {
            var warning = error.diagnostic
            warning.severity = .warning
            warning.id = "config"
            warning.text += " Until you fix this, no settings are read from this file."
            warnings.append(warning)
        }
        return true
    }
}

/// The sources of settings.
struct ConfigurationSources: Sendable {
    /// The values of the command line, by setting.
    var commandLine: [Setting: ConfigContent] = [:]
    /// The process's environment.
    var environment: [String: String] = [:]
    /// The file named by `--config`; nil uses the one of `TABPREVIEW_CONFIG`, or searches for one.
    var file: String?
    /// The spec beside which the search begins; nil begins in the working folder.
    var spec: String?

    /// The variable that names the configuration file.
    static let fileVariable = "TABPREVIEW_CONFIG"

    /// The file that the user named.
    var namedFile: String? {
        file ?? environment[Self.fileVariable].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns the option of a setting on the command line; nil if it has none.
    static func option(for setting: Setting) -> String? {
        switch setting {
        case .port: "--port"
        case .host: "--host"
        case .trustedHosts: "--trusted-host"
        case .publicURL: "--public-url"
        case .trustedProxies: "--trusted-proxy"
        case .embedOrigins: "--embed-origin"
        case .open: "--open"
        case .storePath: "--store"
        case .followLinks: "--follow-links"
        case .templates: "--templates"
        case .publicFolder: "--public"
        case .symbols: "--symbols"
        case .logLevel: "--log-level"
        case .logFormat: "--log-format"
        case .readerMemory: "--reader-memory"
        case .hostData: "--data"
        case .database: "--database"
        case .databaseFile: "--database-file"
        case .publishTo: "--to"
        default: nil
        }
    }
}
