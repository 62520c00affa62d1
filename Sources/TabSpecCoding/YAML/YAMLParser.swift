import CYaml
import TabModel

/// A parser that reads text through libyaml, which is part of Yams, into a tree with the bytes of every value.
///
/// It uses libyaml's events and not Yams' nodes: those expand aliases without bound, refuse keys that appear twice, and
/// don't have the end of a value.
struct YAMLParser: ~Copyable {
    private let text: SourceText
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private var marks: YAMLMarks
    /// The range of the most recent alias: the next characters may make it a string that lacks quotes.
    private var alias: Range<Int>?

    private init(_ text: SourceText) {
        self.text = text
        marks = YAMLMarks(text.lines)
        parser = .allocate(capacity: 1)
        parser.initialize(to: yaml_parser_t())
        yaml_parser_initialize(parser)
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
    }

    /// Returns the tree of the text's only document.
    static func tree(_ text: SourceText) throws(ReadingFailure) -> SyntaxTree {
        try YAMLCharacters.check(text)
        var parser = YAMLParser(text)
        let bytes = text.bytes
        return try bytes.withUnsafeBufferPointer { buffer throws(ReadingFailure) in
            let rest = UnsafeBufferPointer(rebasing: buffer[text.lines.start...])
            yaml_parser_set_input_string(parser.parser, rest.baseAddress, rest.count)
            return try parser.document()
        }
    }

    private mutating func document() throws(ReadingFailure) -> SyntaxTree {
        var builder = SyntaxBuilder(text.bytes)
        var documents = 0
        while true {
            var event = yaml_event_t()
            guard yaml_parser_parse(parser, &event) == 1 else { throw failure() }
            defer { yaml_event_delete(&event) }
            switch event.type {
            case YAML_STREAM_END_EVENT:
                guard documents > 0 else { throw text.failure("The input is empty.", at: .max) }
                return builder.tree
            case YAML_DOCUMENT_START_EVENT:
                documents += 1
                guard documents == 1 else {
                    let sentence = "A second document starts here. A spec must be one document."
                    throw text.failure(sentence, at: marks.offset(event.start_mark))
                }
            default:
                guard let event = converted(event) else { continue }
                if case .alias = event.kind { alias = event.range }
                builder.take(event)
            }
        }
    }

    private mutating func converted(_ event: yaml_event_t) -> SyntaxEvent? {
        guard let (kind, properties) = event.content else { return nil }
        let start = marks.offset(event.start_mark)
        return SyntaxEvent(kind, range: start..<max(start, marks.offset(event.end_mark)), properties: properties)
    }

    private mutating func failure() -> ReadingFailure {
        let problem = parser.pointee.problem.map { String(cString: $0) } ?? ""
        let context = parser.pointee.context.map { String(cString: $0) }
        let offset = marks.offset(parser.pointee.problem_mark)
        let start = marks.offset(parser.pointee.context_mark)
        switch parser.pointee.error {
        case YAML_MEMORY_ERROR:
            return text.failure("Out of memory.", id: "limit", at: .max)
        case YAML_READER_ERROR: return text.failure("This is not valid YAML: \(problem).", at: .max)
        case YAML_SCANNER_ERROR where context == "while scanning an alias": return asterisk(at: start)
        default:
            if let alias, text.lines.skipWhite(alias.upperBound) == offset {
                return asterisk(at: alias.lowerBound)
            }
            return YAMLProblems.failure(problem, at: offset, context.map { ($0, start) }, text)
        }
    }
}

extension YAMLParser {
    /// Returns the failure for an asterisk that does not begin an alias.
    private func asterisk(at offset: Int) -> ReadingFailure {
        text.failure("A string that starts with \"*\" needs quotes.", at: offset)
    }
}

extension yaml_event_t {
    /// The event's contribution to a tree; nil for an event that only frames a document.
    fileprivate var content: (SyntaxEvent.Kind, SyntaxProperties)? {
        switch type {
        case YAML_ALIAS_EVENT: return (.alias(Self.text(data.alias.anchor) ?? ""), SyntaxProperties())
        case YAML_SCALAR_EVENT:
            let scalar = data.scalar
            let content = String(
                decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length),
                as: UTF8.self
            )
            return (.scalar(content, Self.quote(scalar.style)), Self.properties(scalar.anchor, scalar.tag))
        case YAML_SEQUENCE_START_EVENT:
            let list = data.sequence_start
            return (.list(isFlow: list.style == YAML_FLOW_SEQUENCE_STYLE), Self.properties(list.anchor, list.tag))
        case YAML_MAPPING_START_EVENT:
            let object = data.mapping_start
            return (
                .object(isFlow: object.style == YAML_FLOW_MAPPING_STYLE), Self.properties(object.anchor, object.tag)
            )
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return (.end, SyntaxProperties())
        default: return nil
        }
    }

    private static func properties(
        _ anchor: UnsafeMutablePointer<yaml_char_t>?,
        _ tag: UnsafeMutablePointer<yaml_char_t>?
    ) -> SyntaxProperties {
        SyntaxProperties(anchor: text(anchor), tag: text(tag))
    }

    private static func text(_ string: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        string.map { String(cString: $0) }
    }

    private static func quote(_ style: yaml_scalar_style_t) -> SyntaxToken.Quote {
        switch style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: .single
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .double
        case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
        default: .plain
        }
    }
}
