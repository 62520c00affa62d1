import Foundation

/// Which spec `serve` shows, and `share` gives out links to.
enum SpecChoice {
    /// The names looked for in the working folder, in order.
    static let names = ["tabs.json", "tabs.yaml", "tabs.yml"]

    /// The given file, or the first of the usual names that exists.
    ///
    /// A file that is named need not exist: the preview waits for it.
    static func path(given: String?) throws(FileFailure) -> String {
        if let given {
            guard given != "-" else {
                throw FileFailure(text: "A preview is of a file, so standard input can't be one. Name a file.")
            }
            return given
        }
        guard let name = names.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
            throw FileFailure(
                text:
                    "There is no \(names.joined(separator: ", ")) here. Name a spec, or start one with: tabpreview init"
            )
        }
        return name
    }
}
