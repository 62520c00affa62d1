import PreviewCore
import PreviewFakes
import Synchronization
import TabModel
import TestTools
import Testing

@testable import PreviewServer

/// Reading leaves everything as it was, whatever is asked for (S9).
struct UnchangedStateTests {
    private static let names = [
        "profile", "select", "form", "platform", "os", "editing", "_method", "op", "id", "reset",
    ]
    private static let values = ["zoe", "notes", "sidebar", "iPad", "true", "DELETE", "hide", "resetAll", "%2F", ""]
    private static let fields: [(String, String)] = [
        ("If-Match", "*"), ("If-None-Match", "*"), ("X-HTTP-Method-Override", "DELETE"), ("X-Method-Override", "PUT"),
        ("Content-Type", "application/json"), ("Accept", "text/html"), ("Purpose", "prefetch"),
        ("Last-Event-ID", "1.0badcafe"), ("Upgrade", "websocket"), ("Range", "bytes=0-1"),
    ]

    /// All that could have changed, as one text.
    private func state(_ handling: Handling) -> String {
        let stored = handling.store.state.withLock { state in
            let customizations = state.previews.values.flatMap(\.customizations).map { "\($0.key) \($0.value)" }
                .sorted()
            return "\(customizations) \(state.acts.count) \(state.previews.mapValues(\.revision)) \(state.isClosed)"
        }
        // How often a link was used, and when last, may rise.
        let links = handling.service.shares().map {
            "\($0.id) \($0.role) \($0.profile) \($0.expires ?? 0) \($0.online)"
        }
        let snapshot = handling.session.snapshot
        return "\(snapshot.revision.text) \(snapshot.text ?? []) \(snapshot.diagnostics.count) "
            + "\(handling.server.theme.generation) \(handling.assets.hash) \(links) \(stored)"
    }

    private func query(_ generator: inout SeededGenerator) -> String {
        let pairs = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
            let name = Self.names.randomElement(using: &generator) ?? ""
            return "\(name)=\(Self.values.randomElement(using: &generator) ?? "")"
        }
        return pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&")
    }

    @Test(arguments: 1...3 as ClosedRange<UInt64>)
    func `is the same before and after any reading request (S9)`(seed: UInt64) async throws {
        let handling = try await Handling(pictures: FakePictures())
        _ = try await handling.operate(#"{"op": "hide", "id": "notes"}"#)
        var bases = ["/", "/s/\(Handling.token)/"]
        for role in [ShareRole.view, .comment, .customize, .edit] {
            bases.append("/s/\(try await handling.service.create(ShareTerms(role: role)).token)/")
        }
        bases.append("/s/\(try await handling.service.create(ShareTerms(password: "p")).token)/")
        handling.session.hub.finish()
        let before = state(handling)
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<400 {
            let path = RouteSample.all.randomElement(using: &generator)?.path ?? ""
            let base = bases.randomElement(using: &generator) ?? "/"
            let method = Bool.random(using: &generator) ? "GET" : "HEAD"
            let fields = Self.fields.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 }
            let target = base + path + query(&generator)
            let body = Bool.random(using: &generator) ? #"{"op": "resetAll"}"# : ""
            _ = try await handling.ask(method, target, Dictionary(fields) { $1 }, body: body)
            #expect(state(handling) == before, "\(method) \(target) \(fields)")
        }
        _ = try await handling.operate(#"{"op": "show", "id": "notes"}"#)
        #expect(state(handling) != before, "a change would be seen")
    }
}
