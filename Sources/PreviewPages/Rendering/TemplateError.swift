/// Why pages can't be made of a folder of templates.
public enum TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Templates that pages need are not there: names of files.
    case missing([String])
    /// A template can't be read as Mustache.
    case unreadable(name: String, reason: String)

    /// One sentence for whoever edits the templates.
    public var description: String {
        switch self {
        case .missing(let names):
            "The folder of templates lacks \(Phrase.list(names)). Copy what is missing from the ones shipped."
        case .unreadable(let name, let reason):
            "\(name): can't be read as a Mustache template: \(reason)."
        }
    }
}
