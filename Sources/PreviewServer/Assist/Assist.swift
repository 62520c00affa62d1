import HTTPServing
import PreviewCore
import EditorServices
import TabModel
import TabResolver
import TabSpecCoding

extension Site {
    /// Assists the writing of a spec, which is not stored.
    func assist(_ body: [UInt8]) throws -> RouteResponse {
        let previewed = session.previewed
        let request = try AssistRequest(body, limits: previewed.limits)
        let lint = session.lint
        let assistant = SpecAssistant(
            request.text,
            format: previewed.format,
            file: previewed.file,
            symbols: lint.symbols,
            rules: lint.rules,
            limits: previewed.limits,
            linted: session.linted
        )
        let json = request.response(of: assistant).bytes()
        return RouteResponse(status: 200, contentType: "application/json", caching: .never, body: .bytes(json))
    }
}

extension AssistRequest {
    fileprivate func response(of assistant: SpecAssistant) -> JSONValue {
        switch want {
        case .diagnostics: ["diagnostics": .array(assistant.diagnostics().map(\.json))]
        case .completions: assistant.completions(at: offset)?.json ?? ["completions": []]
        case .hover: ["hover": assistant.hover(at: offset)?.json ?? .null]
        case .format: ["edits": .array(assistant.formatting().map(\.json))]
        case .symbols: ["symbols": .array(assistant.symbolSearch(query).map(\.json))]
        }
    }
}

/// The request of `POST /assist`.
struct AssistRequest: Sendable {
    /// The requested kind of assistance.
    enum Want: String, CaseIterable, Sendable {
        case diagnostics, completions, hover, format, symbols
    }

    /// The requested kind.
    var want = Want.diagnostics
    /// The text that is being written.
    var text = ""
    /// The position in the text, in UTF-16 code units.
    var offset = 0
    /// The words of a search for symbols; empty for all.
    var query = ""

    /// Creates a request from a body and finds every error in it; `limits` are those of the text.
    init(_ bytes: [UInt8], limits: SpecReadingLimits) throws(HTTPError) {
        var outer = SpecReadingLimits.http
        outer.bytes = 2 * limits.bytes
        let members = ["text", "want", "at", "query"]
        var object = try StrictObject(bytes, name: "assist", keys: members, limits: outer)
        let wanted = object.text("want")
        if let known = wanted.flatMap(Want.init(rawValue:)) {
            want = known
        } else {
            let words = Want.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
            let found = wanted.map { "\(StrictObject.quoted($0)) is not a valid value of want. " } ?? "is missing. "
            object.refuse("want", "\(found)Expected one of \(words).")
        }
        text = object.text("text") ?? ""
        query = object.text("query") ?? ""
        offset = object.wholeNumber("at") ?? 0
        try object.check()
        let length = text.utf8.count
        guard length <= limits.bytes else {
            throw .body("limit", "The text has \(length) bytes, but the limit is \(limits.bytes).", status: 413)
        }
    }
}

extension TextEdit {
    var json: JSONValue { ["start": .integer(start), "end": .integer(end), "text": .string(text)] }
}

extension QuickFix {
    var json: JSONValue { ["title": .string(title), "edits": .array(edits.map(\.json))] }
}

extension AssistedDiagnostic {
    var json: JSONValue {
        var members = [
            JSONMember("start", .integer(start)), JSONMember("end", .integer(end)),
            JSONMember("severity", .string(diagnostic.severity.nameInEditors)),
            JSONMember("id", .string(diagnostic.id)), JSONMember("text", .string(diagnostic.text)),
        ]
        if let rule { members.append(JSONMember("rule", .string(rule))) }
        if let place = diagnostic.location {
            members += [JSONMember("line", .integer(place.line)), JSONMember("column", .integer(place.column))]
        }
        return .object(members + [JSONMember("fixes", .array(fixes.map(\.json)))])
    }
}

extension Severity {
    /// The name of the severity in editors.
    fileprivate var nameInEditors: String { self == .info ? "information" : rawValue }
}

extension CompletionList {
    var json: JSONValue {
        ["start": .integer(start), "end": .integer(end), "completions": .array(completions.map(\.json))]
    }
}

extension Completion {
    var json: JSONValue {
        var members = [
            JSONMember("label", .string(label)), JSONMember("detail", .string(detail)),
            JSONMember("text", .string(text)), JSONMember("insert", .string(insert)),
        ]
        if let symbol { members.append(JSONMember("symbol", .string(symbol))) }
        return .object(members)
    }
}

extension HoverText {
    var json: JSONValue {
        var members = [
            JSONMember("start", .integer(start)), JSONMember("end", .integer(end)),
            JSONMember("title", .string(title)), JSONMember("text", JSONValue(text)),
            JSONMember("rules", JSONValue(rules)),
        ]
        if let symbol { members.append(JSONMember("symbol", .string(symbol))) }
        return .object(members)
    }
}

extension SymbolMatch {
    var json: JSONValue { ["name": .string(name), "hasFill": .bool(hasFill)] }
}
