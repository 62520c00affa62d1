import TabModel

/// Says in our words what libyaml could not read.
enum YAMLFailure {
    /// There is no document.
    static func empty(_ text: SourceText) -> ReadingFailure {
        ReadingFailure(id: "syntax", text: "The input is empty.", place: text.place(at: .max))
    }

    static func secondDocument(at offset: Int, _ text: SourceText) -> ReadingFailure {
        let sentence = "A second document starts here. A spec is one document."
        return ReadingFailure(id: "syntax", text: sentence, place: text.place(at: offset))
    }

    static func memory(_ text: SourceText) -> ReadingFailure {
        ReadingFailure(id: "limit", text: "Out of memory.", place: text.place(at: .max))
    }

    static func unreadable(_ problem: String, _ text: SourceText) -> ReadingFailure {
        ReadingFailure(id: "syntax", text: "This is not YAML: \(problem).", place: text.place(at: .max))
    }

    /// An asterisk begins something that is no alias.
    static func asterisk(at offset: Int, _ text: SourceText) -> ReadingFailure {
        let sentence = "A string that starts with \"*\" needs quotes."
        return ReadingFailure(id: "syntax", text: sentence, place: text.place(at: offset))
    }

    static func unknownAlias(_ name: String, at place: SourceLocation) -> ReadingFailure {
        let text = "\("*\(name)".quoted) refers to no anchor before it. Define it with \("&\(name)".quoted)."
        return ReadingFailure(id: "syntax", text: text, place: place)
    }

    /// The merge key appears twice in one object, which no reader could say of its members.
    static func repeatedMerge(at place: SourceLocation) -> ReadingFailure {
        ReadingFailure(id: "duplicateKey", text: "Duplicate key \"<<\". Keep one of the two.", place: place)
    }

    /// An alias within what its own anchor holds would have no end.
    static func recursiveAlias(_ name: String, at place: SourceLocation) -> ReadingFailure {
        let text = "\("*\(name)".quoted) is recursive: it is inside \("&\(name)".quoted), which it repeats. Remove it."
        return ReadingFailure(id: "syntax", text: text, place: place)
    }

    /// What libyaml says of a place, and of the part around it with where that begins.
    static func failure(
        _ problem: String,
        at offset: Int,
        _ context: (text: String, offset: Int)?,
        _ text: SourceText
    ) -> ReadingFailure {
        let place = text.place(at: offset)
        if problem.contains("nesting level") {
            return ReadingFailure(id: "limit", text: "This is nested too deeply.", place: place)
        }
        let sentence = YAMLProblems.sentence(problem, context: context?.text)
        let line = context.map { text.place(at: $0.offset).line }.flatMap { $0 < place.line ? $0 : nil }
        let beginning = YAMLProblems.beginning(context?.text, line: line)
        return ReadingFailure(id: "syntax", text: sentence + beginning, place: place)
    }
}
