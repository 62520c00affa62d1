import SpecAssistance
import TabModel
import TabSpecCoding

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
    /// The word that editors use.
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

extension FoundSymbol {
    var json: JSONValue { ["name": .string(name), "hasFill": .bool(hasFill)] }
}
