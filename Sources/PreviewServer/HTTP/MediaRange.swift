/// What an `Accept` field says about two kinds of answers (RFC 9110 12.5.1).
enum MediaRange {
    /// Whether errors go out as JSON: for whoever takes it at least as gladly as a page.
    ///
    /// A browser that opens an address names `text/html` first and gets a page; a script's `*/*` gets JSON.
    static func prefersJSON(accept: String?) -> Bool {
        guard let accept else { return true }
        let json = quality(of: ["application/json", "application/*", "*/*"], in: accept)
        let html = quality(of: ["text/html", "text/*", "*/*"], in: accept)
        return json > 0 && json >= html
    }

    /// Whether pages are asked for by their name; `*/*` does not ask for them.
    static func namesHTML(accept: String?) -> Bool {
        accept.map { quality(of: ["text/html"], in: $0) > 0 } ?? false
    }

    /// The quality in thousandths that the most specific of `names` has; 0 if none is named.
    private static func quality(of names: [String], in accept: String) -> Int {
        let ranges = accept.lowercased().split(separator: ",").map { $0.split(separator: ";").map(\.trimmed) }
        for name in names {
            if let range = ranges.first(where: { $0.first ?? "" == name }) { return weight(range.dropFirst()) }
        }
        return 0
    }

    private static func weight(_ parameters: some Sequence<Substring>) -> Int {
        guard let text = parameters.first(where: { $0.hasPrefix("q=") })?.dropFirst(2) else { return 1000 }
        return Double(text).map { Int(min(max($0, 0), 1) * 1000) } ?? 0
    }

    /// The type of a `Content-Type` field without its parameters, lower case; nil if there is none.
    static func type(of contentType: String?) -> String? {
        contentType?.split(separator: ";", omittingEmptySubsequences: false).first.map { $0.trimmed.lowercased() }
    }
}
