public import Foundation

/// The folders that travel with the program: what is in `Public` and `Templates` at the top of the package.
public enum PreviewAssets {
    /// The folder of styles, scripts and symbols.
    public static var publicFolder: URL { Bundle.module.bundleURL.appending(path: "Public") }
    /// The folder of Mustache templates.
    public static var templatesFolder: URL { Bundle.module.bundleURL.appending(path: "Templates") }
}
