import Foundation
import PreviewCore
import PreviewServer
import TabModel
import TabSpecCoding

/// What `serve` tells anyone who started it: lines for people on standard error, or JSON events on standard output.
struct ServeOutput: Sendable {
    /// A Boolean value that indicates whether events are printed as JSON.
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

    /// The server of several previews listens.
    func listening(
        previews: [ServedPreview],
        at address: ListeningAddress,
        others: [String],
        ownerURL: String,
        requiresLink: Bool
    ) {
        if isJSON {
            let listed = previews.map { JSONValue.object(members(of: $0, at: address)) }
            return print([
                JSONMember("event", "listening"), JSONMember("url", .string(address.url)),
                JSONMember("previews", .array(listed)), JSONMember("ownerURL", .string(ownerURL)),
            ])
        }
        Streams.message("Showing \(previews.count) \(previews.count == 1 ? "preview" : "previews") at \(address.url)")
        for preview in previews.prefix(Self.mostListed) {
            Streams.message("  \(preview.url(at: address))  \(TerminalText.escaped(preview.file))")
        }
        if previews.count > Self.mostListed { Streams.message("  and \(previews.count - Self.mostListed) more") }
        if requiresLink { Streams.message("Open the owner link: \(ownerURL)") }
        others.forEach(Streams.message)
    }

    /// How many previews are listed one by one at the start.
    private static let mostListed = 20

    /// A spec came into a directory.
    func added(_ preview: ServedPreview) {
        if isJSON { return print([JSONMember("event", "added")] + names(of: preview)) }
        Streams.message("\(Self.time) Added \(TerminalText.escaped(preview.file)).")
        diagnostics(of: preview)
    }

    /// The file of a preview is gone from its directory.
    func removed(_ preview: ServedPreview) {
        if isJSON { return print([JSONMember("event", "removed")] + names(of: preview)) }
        Streams.message("\(Self.time) Removed \(TerminalText.escaped(preview.file)) from the list: the file is gone.")
    }

    /// Something else is shown now.
    func changed(_ event: PreviewEvent, of preview: ServedPreview) {
        guard case .change(let revision, let kind, let ok) = event else { return }
        if isJSON {
            let diagnostics = preview.session.snapshot.diagnostics
            return print(
                [
                    JSONMember("event", "change"), JSONMember("kind", .string(kind.rawValue)),
                    JSONMember("ok", .bool(ok)), JSONMember("revision", .string(revision.text)),
                    JSONMember("diagnostics", .array(diagnostics.map(DiagnosticCoding.value))),
                ] + (preview.name == nil ? [] : names(of: preview))
            )
        }
        if kind == .diagnostics { diagnostics(of: preview) }
        if kind == .spec {
            let file = TerminalText.escaped(preview.file)
            Streams.message("\(Self.time) Reloaded \(file), revision \(revision.number).")
        }
    }

    /// The spec was read because a person asked for it, and is as it was.
    func unchanged(_ preview: ServedPreview) {
        diagnostics(of: preview)
        Streams.message("\(Self.time) Read \(TerminalText.escaped(preview.file)) again: no changes.")
    }

    /// What is wrong with a spec, each with the file as it is called here.
    func diagnostics(of preview: ServedPreview) {
        for diagnostic in preview.session.snapshot.diagnostics {
            var shown = diagnostic
            if let source = preview.source {
                shown.file = source.prefix + shown.file
            } else if shown.file == preview.session.previewed.file {
                shown.file = preview.file
            }
            DiagnosticPrinter.print(shown)
        }
    }

    private func names(of preview: ServedPreview) -> [JSONMember] {
        [JSONMember("preview", JSONValue(preview.name)), JSONMember("file", .string(preview.file))]
    }

    private func members(of preview: ServedPreview, at address: ListeningAddress) -> [JSONMember] {
        names(of: preview) + [JSONMember("url", .string(preview.url(at: address)))]
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
