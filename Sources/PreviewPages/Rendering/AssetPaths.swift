/// Addresses of the files in `Public`, relative to the page unless said otherwise: `assets/HASH/NAME`.
///
/// One hash stands for the whole folder, so that modules import each other by relative names.
public struct AssetPaths: Hashable, Sendable {
    /// The hash over all files.
    public let hash: String
    /// The names of the script's modules that the preview page asks for early.
    public let modules: [String]
    /// What stands in front: nothing, `../` or `/`.
    public let base: String

    /// Makes the paths of one state of the folder.
    ///
    /// `base` is the way from the page to the folder that `assets` is in, where the page may stand elsewhere.
    public init(hash: String, modules: [String] = [], base: String = "") {
        self.base = base
        self.hash = hash
        self.modules = modules
    }

    /// The modules of the preview page among the names of all files.
    ///
    /// The page of rules has its own; some come late; what stands in folders goes into files that stand alone.
    public static func modules(among names: [String]) -> [String] {
        names.filter { name in
            name.hasSuffix(".js") && name != PageAssets.rulesScript && !PageAssets.lateModules.contains(name)
                && !name.contains("/")
        }
    }

    /// The address of one file.
    public func path(_ name: String) -> String { "\(base)assets/\(hash)/\(name)" }
}
