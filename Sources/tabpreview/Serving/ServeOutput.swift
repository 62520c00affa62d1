import Foundation
import PreviewCore
import PreviewServer
import TabModel
import TabSpecCoding

/// The output of `serve`: lines for people on standard error, or JSON events on standard output.
struct ServeOutput: Sendable {
    /// A Boolean value that indicates whether events are printed as JSON.
    let isJSON: Bool

    /// Reports that the server listens.
    ///
    /// The owner's secret address is printed only where no other address gives access.
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

    /// Reports that the server of several previews listens.
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

    /// The maximum number of previews that are listed one by one at the start.
    private static let mostListed = 20

    /// Reports that a spec was added to a directory.
    func added(_ preview: ServedPreview) {
        if isJSON { return print([JSONMember("event", "added")] + names(of: preview)) }
        Streams.message("\(Self.time) Added \(TerminalText.escaped(preview.file)).")
        diagnostics(of: preview)
    }

    /// Reports that the file of a preview was removed from its directory.
    func removed(_ preview: ServedPreview) {
        if isJSON { return print([JSONMember("event", "removed")] + names(of: preview)) }
        Streams.message(
            "\(Self.time) Removed \(TerminalText.escaped(preview.file)) from the list: the file no longer exists."
        )
    }

    /// Reports a change of a preview.
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

    /// Reports that the spec was read at the user's request, and has not changed.
    func unchanged(_ preview: ServedPreview) {
        diagnostics(of: preview)
        Streams.message("\(Self.time) Reloaded \(TerminalText.escaped(preview.file)): no changes.")
    }

    /// Prints the diagnostics of a spec, each with the file's path from the working directory.
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

    /// Prints a sentence for people; nothing where events are JSON.
    func print(_ sentence: String) {
        Streams.message(sentence)
    }

    /// Reports that the server has stopped.
    func stopped() {
        if isJSON { print([JSONMember("event", "stopped")]) }
    }

    private func print(_ members: [JSONMember]) {
        Streams.event(JSONValue.object(members).text() + "\n")
    }
}
