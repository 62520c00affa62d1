import PreviewCore
import TabSpecCoding

/// What `serve` tells whoever started it: lines for people on standard error, or JSON events on standard output.
struct ServeOutput: Sendable {
    /// Whether events are printed as JSON.
    let isJSON: Bool

    /// The server listens.
    func listening(url: String, file: String, others: [String], ownerURL: String?) {
        if isJSON {
            var members = [
                JSONMember("event", "listening"), JSONMember("url", .string(url)), JSONMember("file", .string(file)),
            ]
            if let ownerURL { members.append(JSONMember("ownerURL", .string(ownerURL))) }
            return print(members)
        }
        Streams.message("Showing \(TerminalText.escaped(file)) at \(url)")
        others.forEach(Streams.message)
    }

    /// Something else is shown now.
    func changed(_ event: PreviewEvent, snapshot: PreviewSnapshot) {
        guard case .change(let revision, let kind, let ok) = event else { return }
        if isJSON {
            return print([
                JSONMember("event", "change"), JSONMember("kind", .string(kind.rawValue)),
                JSONMember("ok", .bool(ok)), JSONMember("revision", .string(revision.text)),
                JSONMember("diagnostics", DiagnosticCoding.value(snapshot.diagnostics)),
            ])
        }
        if kind == .diagnostics { snapshot.diagnostics.forEach(DiagnosticPrinter.print) }
        if kind == .spec { Streams.message("Revision \(revision.number): \(TerminalText.escaped(snapshot.file))") }
    }

    /// A sentence for people; nothing where events are JSON.
    func say(_ sentence: String) {
        Streams.message(sentence)
    }

    /// The server has stopped.
    func stopped() {
        if isJSON { print([JSONMember("event", "stopped")]) }
    }

    private func print(_ members: [JSONMember]) {
        Streams.event(JSONValue.object(members).text() + "\n")
    }
}
