import TabModel
import Yams

/// Says in our words what Yams could not read.
enum YAMLFailure {
    static func failure(_ error: any Error, text: YAMLText) -> ReadingFailure {
        if let failure = error as? ReadingFailure { return failure }
        guard let error = error as? YamlError else {
            return ReadingFailure(id: "syntax", text: "This is not YAML: \(error)", place: text.end)
        }
        return failure(error, text: text)
    }

    /// There is no document.
    static func empty(_ text: YAMLText) -> ReadingFailure {
        ReadingFailure(id: "syntax", text: "The text is empty.", place: text.end)
    }

    /// An asterisk that begins a plain scalar is an alias, or a text that lacks quotes.
    static func unknownAlias(_ name: String, at place: SourceLocation) -> ReadingFailure {
        let isName = !name.isEmpty && name.utf8.allSatisfy { Unicode.Scalar($0).isNameOfAnchor }
        let text =
            isName
            ? "\("*\(name)".quoted) refers to no anchor before it. Define it with \("&\(name)".quoted)."
            : "A text that begins with \"*\" needs quotes."
        return ReadingFailure(id: "syntax", text: text, place: place)
    }

    /// An alias within what its own anchor holds would have no end.
    static func recursiveAlias(_ name: String, at place: SourceLocation) -> ReadingFailure {
        let text = "\("*\(name)".quoted) is recursive: it is inside \("&\(name)".quoted), which it repeats. Remove it."
        return ReadingFailure(id: "syntax", text: text, place: place)
    }

    private static func failure(_ error: YamlError, text: YAMLText) -> ReadingFailure {
        switch error {
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _):
            return failure(problem, context, at: text.place(mark), text)
        case .composer(let context, _, let mark, _):
            let isSecond = context != nil
            let sentence =
                isSecond ? "A second document begins here. A spec is one document." : "An alias has no anchor."
            return ReadingFailure(id: "syntax", text: sentence, place: text.place(mark))
        case .duplicatedKeysInMapping(let duplicates, let context):
            let key = text.shown(duplicates.first ?? "")
            let place = text.place(context.mark)
            return ReadingFailure(
                id: "duplicateKey",
                text: "The key \(key.quoted) stands twice. Keep one of the two.",
                place: place
            )
        case .reader(let problem, _, _, _):
            return ReadingFailure(id: "syntax", text: "This is not YAML: \(problem).", place: text.end)
        case .memory:
            return ReadingFailure(id: "limit", text: "There is not enough memory to read this.", place: text.end)
        default:
            return ReadingFailure(id: "syntax", text: "This is not YAML.", place: text.end)
        }
    }

    private static func failure(
        _ problem: String,
        _ context: YamlError.Context?,
        at place: SourceLocation,
        _ text: YAMLText
    ) -> ReadingFailure {
        if problem.contains("nesting level") {
            return ReadingFailure(id: "limit", text: "This is nested too deep.", place: place)
        }
        let sentence = YAMLProblems.sentence(problem, context: context?.text)
        let start = context.map { text.place($0.mark) }.flatMap { $0.line < place.line ? $0.line : nil }
        let beginning = YAMLProblems.beginning(context?.text, line: start)
        return ReadingFailure(id: "syntax", text: sentence + beginning, place: place)
    }
}

extension Unicode.Scalar {
    /// Whether libyaml takes this character in an anchor's name.
    fileprivate var isNameOfAnchor: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
        default: false
        }
    }
}
