import TabModel
import TabResolver
import TabRules
import TabSpecCoding

/// The rules of a run's results (SARIF 2.1.0, 3.49), each once.
struct SARIFRules {
    /// The descriptors, in the order in which results first name them.
    private(set) var descriptors: [JSONValue] = []
    private var indices: [String: Int] = [:]

    init(_ diagnostics: [Diagnostic], statement: (String) -> RuleStatement?) {
        for diagnostic in diagnostics where indices[diagnostic.id] == nil {
            indices[diagnostic.id] = descriptors.count
            let severity = SpecLint.severities[diagnostic.id] ?? diagnostic.severity
            let text = RuleText(diagnostic.id, statement)
            descriptors.append(Self.descriptor(diagnostic.id, text, level: severity.sarifLevel))
        }
    }

    /// Returns the index of a rule among the descriptors.
    ///
    /// An id that no diagnostic had has none: -1, which the standard defines as "not among them" (3.27.6).
    func index(of id: String) -> Int {
        indices[id] ?? -1
    }

    private static func descriptor(_ id: String, _ text: RuleText, level: String) -> JSONValue {
        var members = [
            JSONMember("id", .string(id)),
            JSONMember("shortDescription", ["text": .string(text.short)]),
            JSONMember("fullDescription", ["text": .string(text.full)]),
            JSONMember("help", ["text": .string(text.help), "markdown": .string(text.markdown)]),
            JSONMember("defaultConfiguration", ["level": .string(level)]),
        ]
        if let url = text.url { members.append(JSONMember("helpUri", .string(url))) }
        return .object(members)
    }
}

/// The texts of a report about a rule, without the places of violations.
struct RuleText {
    /// The statement's first sentence.
    let short: String
    /// The whole statement.
    let full: String
    /// The statement and its sources, as plain text.
    let help: String
    /// The statement and its sources, as Markdown.
    let markdown: String
    /// The address of the most important source that has one.
    let url: String?

    /// Creates the texts from the rule book's statement of the id, otherwise from the reader's meaning of it.
    init(_ id: String, _ statement: (String) -> RuleStatement?) {
        let rule = statement(id)
        full = rule.map { Self.withoutSeverity($0.text) } ?? ReadingMistakes.text(of: id)
        short = Self.firstSentence(of: full)
        let sources = rule?.sources ?? []
        let silence =
            "To suppress it, add the rule and a reason under \"lint\" in the spec, or in a comment in Swift source."
        let isRule = rule != nil
        help = ([full] + sources.map { "Source: \(Self.plain($0))" } + (isRule ? [silence] : []))
            .joined(separator: "\n")
        markdown = ([full] + sources.map { "Source: \($0.markdown)" } + (isRule ? [silence] : []))
            .joined(separator: "\n\n")
        url = sources.lazy.compactMap(\.url).first
    }

    /// Returns the statement without the severity that it may begin with, which the log states separately.
    private static func withoutSeverity(_ text: String) -> String {
        guard let word = ["Error: ", "Warning: ", "Info: "].first(where: text.hasPrefix) else { return text }
        let rest = text.dropFirst(word.count)
        return rest.prefix(1).uppercased() + rest.dropFirst()
    }

    private static func plain(_ source: RuleSource) -> String {
        source.url.map { "\(source.title), \($0)" } ?? source.title
    }

    /// Returns the string up to the first period, question or exclamation mark that ends a word.
    static func firstSentence(of text: String) -> String {
        var previous: Character = " "
        for index in text.indices {
            if text[index] == " ", ".!?".contains(previous) { return String(text[..<index]) }
            previous = text[index]
        }
        return text
    }
}

/// The escaping of strings in SARIF's messages, which viewers show unchanged.
enum MessageText {
    /// Returns the string with braces doubled, which would be placeholders (SARIF 2.1.0, 3.11.5), without links
    /// (3.11.6), and as a line without control characters (S38).
    static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var backslashes = 0
        var endsLink = false
        for scalar in text.plainLine.unicodeScalars {
            // A bracket before a parenthesis ends a link's text, unless an unescaped backslash escapes it.
            if scalar == "(", endsLink {
                result.removeLast()
                result += "\\]".unicodeScalars
            }
            endsLink = scalar == "]" && backslashes.isMultiple(of: 2)
            backslashes = scalar == "\\" ? backslashes + 1 : 0
            if scalar == "{" || scalar == "}" { result.append(scalar) }
            result.append(scalar)
        }
        return String(result)
    }
}

/// The meanings of ids that don't belong to a rule: errors in a spec, and findings about suppressions.
enum ReadingMistakes {
    /// Returns the meaning of an id; a general sentence for one that is neither the reader's nor a rule's.
    static func text(of id: String) -> String {
        texts[id] ?? "An error in the input."
    }

    /// The meanings by id.
    static let texts = [
        "syntax": "The file is not valid JSON or YAML.",
        "unknownKey": "An unknown key, usually a typo.",
        "duplicateKey": "A duplicate key in an object. One of the values would be lost.",
        "type": "A value of the wrong type for its key.",
        "value": "A value that the key doesn't allow.",
        "missing": "A required key is missing.",
        "limit": "The file exceeds the limits for size or nesting.",
        "unusedSuppression": "A suppressed rule without findings.",
        "unknownRule": "A suppressed rule that doesn't exist.",
    ]
}
