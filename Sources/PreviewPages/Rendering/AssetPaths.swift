/// Relative addresses of the files in `Public`: `assets/HASH/NAME`.
///
/// One hash stands for the whole folder, so that modules import each other by relative names.
public struct AssetPaths: Hashable, Sendable {
    /// The hash over all files.
    public let hash: String
    /// The names of the script's modules that the preview page asks for early.
    public let modules: [String]

    /// Makes the paths of one state of the folder.
    public init(hash: String, modules: [String] = []) {
        self.hash = hash
        self.modules = modules
    }

    /// The modules of the preview page among the names of all files; the page of rules has its own.
    public static func modules(among names: [String]) -> [String] {
        names.filter { $0.hasSuffix(".js") && $0 != PageAssets.rulesScript }
    }

    /// The address of one file, relative to the page.
    public func path(_ name: String) -> String { "assets/\(hash)/\(name)" }
}
