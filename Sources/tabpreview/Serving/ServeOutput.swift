import Foundation
import PreviewCore
import TabModel
import TabSpecCoding

/// What `serve` tells anyone who started it: lines for people on standard error, or JSON events on standard output.
struct ServeOutput: Sendable {
    /// Whether events are printed as JSON.
    let isJSON: Bool

    /// The server listens.
    ///
    /// People see the owner's secret address only where nothing else lets them in.
    func listening(url: String, file: String, others: [String], ownerURL: String, requiresLink: Bool) {
        if isJSON {
            return print([
                JSONMember("event", "listening"), JSONMember("url", .string(url)), JSONMember("file", .string(file)),
                JSONMember("ownerURL", .string(ownerURL)),
            ])
        }
        Streams.message("Showing \(TerminalText.escaped(file)) at \(url)")
        if requiresLink { Streams.message("Open the owner link: \(ownerURL)") }
        others.forEach(Streams.message)
    }

    /// Something else is shown now.
    func changed(_ event: PreviewEvent, snapshot: PreviewSnapshot) {
        guard case .change(let revision, let kind, let ok) = event else { return }
        if isJSON {
            return print([
                JSONMember("event", "change"), JSONMember("kind", .string(kind.rawValue)),
                JSONMember("ok", .bool(ok)), JSONMember("revision", .string(revision.text)),
                JSONMember("diagnostics", .array(snapshot.diagnostics.map(DiagnosticCoding.value))),
            ])
        }
        if kind == .diagnostics { snapshot.diagnostics.forEach(DiagnosticPrinter.print) }
        if kind == .spec {
            let file = TerminalText.escaped(snapshot.file)
            Streams.message("\(Self.time) Reloaded \(file), revision \(revision.number).")
        }
    }

    /// The spec was read because a person asked for it, and is as it was.
    func unchanged(_ snapshot: PreviewSnapshot) {
        snapshot.diagnostics.forEach(DiagnosticPrinter.print)
        Streams.message("\(Self.time) Read \(TerminalText.escaped(snapshot.file)) again: no changes.")
    }

    /// The time of day.
    private static var time: String {
        Date.now.formatted(Date.ISO8601FormatStyle(timeZone: .current).time(includingFractionalSeconds: false))
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
