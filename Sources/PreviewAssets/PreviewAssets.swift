public import Foundation

/// The folders that ship with the program.
///
/// They are `Public` and `Templates` at the top of the package, and the resources of other targets.
public enum PreviewAssets {
    /// The folder of styles, scripts and symbols.
    public static var publicFolder: URL { resources(of: "PreviewAssets").appending(path: "Public") }
    /// The folder of Mustache templates.
    public static var templatesFolder: URL { resources(of: "PreviewAssets").appending(path: "Templates") }

    /// Returns the templates in a folder by name, without their extension.
    ///
    /// `text` returns the text of a file by its name; by default, it reads the file.
    public static func templates(
        in folder: URL = templatesFolder,
        text: ((String) throws -> String)? = nil
    ) throws -> [String: String] {
        let text = text ?? { name in try String(contentsOf: folder.appending(path: name), encoding: .utf8) }
        var templates: [String: String] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(suffix) {
            templates[String(name.dropLast(suffix.count))] = try text(name)
        }
        return templates
    }

    private static let suffix = ".mustache"

    /// Returns the folder of a target's resources, even if the folder does not exist.
    ///
    /// A build has the folder beside the program and, on macOS, beside the bundle of the tests. An installation has it
    /// in `share/tabpreview`, with the program in `bin` beside `share`. An app has it among its resources.
    /// `Bundle.module` would search neither place of a program that has moved, and trap.
    public static func resources(of target: String) -> URL {
        #if canImport(Darwin)
            let name = "tabpreview_\(target).bundle"
        #else
            let name = "tabpreview_\(target).resources"
        #endif
        let places = folders.map { $0.appending(path: name) }
        return places.first { FileManager.default.fileExists(atPath: $0.path) } ?? places[0]
    }

    /// The folders to search, in this order; links that lead to the program are followed.
    private static var folders: [URL] {
        let program = URL(filePath: Bundle.main.executablePath ?? CommandLine.arguments[0]).resolvingSymlinksInPath()
        let beside = program.deletingLastPathComponent()
        let installed = beside.deletingLastPathComponent().appending(path: "share/tabpreview")
        let ofApp = [Bundle.main.resourceURL].compactMap(\.self)
        return [beside, installed] + ofApp + Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    }
}
