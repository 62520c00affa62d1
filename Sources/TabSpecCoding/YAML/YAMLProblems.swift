import TabModel

/// The sentences for libyaml's problems: the expected text and the remedy.
enum YAMLProblems {
    /// Returns the failure for libyaml's problem at a place, and for the part around it with its beginning.
    static func failure(
        _ problem: String,
        at offset: Int,
        _ context: (text: String, offset: Int)?,
        _ text: SourceText
    ) -> ReadingFailure {
        if problem.contains("nesting level") {
            return text.failure("This is nested too deeply.", id: "limit", at: offset)
        }
        let line = context.map { text.place(at: $0.offset).line }
        let isEarlier = line.map { $0 < text.place(at: offset).line } ?? false
        let beginning = beginning(context?.text, line: isEarlier ? line : nil)
        return text.failure(sentence(problem, context: context?.text) + beginning, at: offset)
    }

    private static func sentence(_ problem: String, context: String?) -> String {
        for (part, sentence) in sentences where problem.contains(part) {
            return sentence
        }
        let during = context.map { " \($0)" } ?? ""
        return "This is not valid YAML\(during): \(problem)."
    }

    /// Returns a sentence about the beginning of the unclosed part, if that is on an earlier line; otherwise an empty
    /// string.
    private static func beginning(_ context: String?, line: Int?) -> String {
        guard let context, let line, let part = parts.first(where: { context.contains($0.0) })?.1 else { return "" }
        return " \(part) starts on line \(line)."
    }

    private static let parts = [
        ("flow sequence", "The array"), ("flow mapping", "The object"), ("quoted scalar", "The quoted string"),
    ]

    private static let sentences = [
        ("did not find expected ',' or ']'", "Expected a comma or \"]\"."),
        ("did not find expected ',' or '}'", "Expected a comma or \"}\"."),
        ("could not find expected ':'", "Expected a colon after the preceding key."),
        (
            "mapping values are not allowed",
            "Unexpected key. Check the indentation, or quote the string."
        ),
        ("did not find expected key", "Expected a key. Check the indentation of this line."),
        ("did not find expected '-' indicator", "Expected \"- \". Check the indentation of this line."),
        ("block sequence entries are not allowed", "A list can't start here. Put \"- \" on its own line."),
        (
            "found character that cannot start any token",
            "A value can't start with this character. Quote the string; indent with spaces, not tabs."
        ),
        ("found unexpected end of stream", "Expected a closing quote, but the input ends here."),
        ("found unknown escape character", "Unknown escape sequence. Write \"\\\\\" for a backslash."),
        (
            "did not find expected <document start>",
            "Expected the end of the document. "
                + "Check the indentation of this line."
        ),
        (
            "invalid Unicode character escape",
            "This escape sequence is not a character, because YAML has no surrogate pairs. Write the character itself."
        ),
        ("mapping keys are not allowed", "Unexpected key. Check the indentation, or quote the string."),
        ("did not find expected node content", "Expected a value."),
        ("document indicator", "A quoted string is not closed before this document marker."),
        ("incompatible YAML document", "This version of YAML is not supported. Remove the line."),
        ("unknown directive name", "This directive is not supported. Remove it."),
        ("found undefined tag handle", "This tag is not supported. Remove it."),
        ("found a tab character", "Indent with spaces, not tabs."),
    ]
}
