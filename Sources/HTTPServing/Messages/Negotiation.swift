/// The coding of a body (RFC 9110 8.4.1).
package enum ContentCoding: String {
    case identity, gzip

    /// Creates the coding that a reader prefers by its `Accept-Encoding` field; gzip without a preference (RFC 9110
    /// 12.5.3).
    ///
    /// A reader that refuses both gets an uncoded body.
    package init(accepting field: String?) {
        let gzip = field.flatMap { QualityValues.quality(of: ["gzip", "x-gzip", "*"], in: $0) } ?? 0
        let identity = field.flatMap { QualityValues.quality(of: ["identity", "*"], in: $0) } ?? 0
        self = gzip > 0 && gzip >= identity ? .gzip : .identity
    }
}

/// The preferences of an `Accept` field between two kinds of responses (RFC 9110 12.5.1).
package enum MediaRange {
    /// Returns a Boolean value that indicates whether errors are sent as JSON, for clients that prefer it or have no
    /// preference.
    ///
    /// A browser that opens an address names `text/html` first and gets a page; a script's `*/*` gets JSON.
    package static func prefersJSON(accept: String?) -> Bool {
        guard let accept else { return true }
        let json = QualityValues.quality(of: ["application/json", "application/*", "*/*"], in: accept) ?? 0
        let html = QualityValues.quality(of: ["text/html", "text/*", "*/*"], in: accept) ?? 0
        return json > 0 && json >= html
    }

    /// Returns a Boolean value that indicates whether pages are requested by their name, not by `*/*`.
    package static func namesHTML(accept: String?) -> Bool {
        accept.flatMap { QualityValues.quality(of: ["text/html"], in: $0) } ?? 0 > 0
    }

    /// Returns the type of a `Content-Type` field without its parameters, lower case; nil if there is none.
    package static func type(of contentType: String?) -> String? {
        contentType?.split(separator: ";", omittingEmptySubsequences: false).first.map { $0.trimmed.lowercased() }
    }
}

/// The weights in fields such as `Accept` and `Accept-Encoding` (RFC 9110 12.4.2).
enum QualityValues {
    /// Returns the quality in thousandths of the first of `names` that the field lists; nil if it lists none.
    static func quality(of names: [String], in field: String) -> Int? {
        let members = field.lowercased().split(separator: ",").map { $0.split(separator: ";").map(\.trimmed) }
        for name in names {
            if let member = members.first(where: { $0.first ?? "" == name }) { return weight(member.dropFirst()) }
        }
        return nil
    }

    private static func weight(_ parameters: some Sequence<Substring>) -> Int {
        guard let text = parameters.first(where: { $0.hasPrefix("q=") })?.dropFirst(2) else { return 1000 }
        return Double(text).map { Int(min(max($0, 0), 1) * 1000) } ?? 0
    }
}

extension StringProtocol {
    /// The text without leading and trailing spaces and tabs.
    package var trimmed: SubSequence {
        var rest = self[...]
        while let first = rest.first, first == " " || first == "\t" { rest = rest.dropFirst() }
        while let last = rest.last, last == " " || last == "\t" { rest = rest.dropLast() }
        return rest
    }
}
