/// What was scanned and parsed of a project's files, kept from one reading to the next.
///
/// For readings with the same build flags, on one thread.
public final class ParsedFiles {
    private var names: [String: DeclaredNames] = [:]
    private var sources: [String: SourceFile] = [:]

    /// Keeps nothing yet.
    public init() {}

    /// Forgets a file that has changed.
    public func forget(_ path: String) { (names[path], sources[path]) = (nil, nil) }

    /// The same without a file, for another text of it.
    func without(_ path: String) -> ParsedFiles {
        let others = ParsedFiles()
        (others.names, others.sources) = (names, sources)
        others.forget(path)
        return others
    }

    /// What a file declares; scanned the first time.
    func names(of path: String, scan: () -> DeclaredNames?) -> DeclaredNames? {
        if let known = names[path] { return known }
        names[path] = scan()
        return names[path]
    }

    /// A file's source; parsed the first time.
    func source(of path: String, parse: () -> SourceFile?) -> SourceFile? {
        if let known = sources[path] { return known }
        sources[path] = parse()
        return sources[path]
    }
}
