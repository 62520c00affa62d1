import TabSpecCoding

/// What `POST /assist` asks for (the format, 7).
struct AssistRequest: Sendable {
    /// What is wanted about a text.
    enum Want: String, CaseIterable, Sendable {
        case diagnostics, completions, hover, format, symbols
    }

    /// What is wanted.
    var want = Want.diagnostics
    /// The text as it is being written.
    var text = ""
    /// Where, in units of UTF-16.
    var offset = 0
    /// Words to look for symbols by; empty for all.
    var query = ""

    /// Reads a body and finds every mistake in it; `limits` are those of the text.
    init(_ bytes: [UInt8], limits: SpecReadingLimits) throws(RefusedText) {
        var outer = SpecReadingLimits.http
        outer.bytes = 2 * limits.bytes
        let members = ["text", "want", "at", "query"]
        var object = try StrictObject(bytes, name: "assist", known: members, limits: outer)
        let wanted = object.text("want")
        if let known = wanted.flatMap(Want.init(rawValue:)) {
            want = known
        } else {
            let words = Want.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
            let found = wanted.map { "\(StrictObject.quoted($0)) is nothing to ask for. " } ?? "is missing. "
            object.refuse("want", "\(found)Expected one of \(words).")
        }
        text = object.text("text") ?? ""
        query = object.text("query") ?? ""
        offset = object.wholeNumber("at") ?? 0
        try object.check()
        let length = text.utf8.count
        guard length <= limits.bytes else {
            throw RefusedText(id: "limit", status: 413, "The text has \(length) bytes; at most \(limits.bytes).", [])
        }
    }
}
