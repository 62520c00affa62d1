import PreviewCore
import SpecAssistance
import TabResolver
import TabSpecCoding

extension Site {
    /// Helps with a text that is being written; nothing of it is kept.
    func assist(_ body: [UInt8]) throws -> Answer {
        let previewed = session.previewed
        let request = try AssistRequest(body, limits: previewed.limits)
        let lint = session.lint
        let assistant = SpecAssistant(
            request.text,
            format: previewed.format,
            file: previewed.file,
            symbols: lint.symbols,
            switchedOff: lint.switchedOff,
            limits: previewed.limits
        )
        let json = request.answer(of: assistant).bytes()
        return Answer(status: 200, contentType: "application/json", caching: .never, body: .bytes(json))
    }
}

extension AssistRequest {
    fileprivate func answer(of assistant: SpecAssistant) -> JSONValue {
        switch want {
        case .diagnostics: ["diagnostics": .array(assistant.diagnostics().map(\.json))]
        case .completions: assistant.completions(at: offset)?.json ?? ["completions": []]
        case .hover: ["hover": assistant.hover(at: offset)?.json ?? .null]
        case .format: ["edits": .array(assistant.formatting().map(\.json))]
        case .symbols: ["symbols": .array(assistant.symbolSearch(query).map(\.json))]
        }
    }
}
