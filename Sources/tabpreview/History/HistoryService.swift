import HTTPServing
import TabModel
import TabSpecCoding

/// The history that a command refers to.
enum HistorySubject: Hashable {
    case spec
    /// The history of a profile's customization.
    case customization(profile: String)

    /// The word in JSON and queries.
    var word: String {
        switch self {
        case .spec: "spec"
        case .customization: "customization"
        }
    }
}

/// A client of a history, at the running preview or in the store, which reads and restores changes.
struct HistoryService {
    let server: CommandServer
    let subject: HistorySubject

    /// Returns the last changes, in the format of `GET /history`.
    func history() async throws(CommandFailure) -> JSONValue {
        let reply = try await server.send("GET", "history\(query)", expecting: [200])
        guard let value = reply.json else { throw server.failure(reply) }
        return value
    }

    /// Returns the result of a revision, byte for byte.
    func text(_ revision: Int) async throws(CommandFailure) -> [UInt8] {
        try await server.send("GET", "history/\(revision)\(query)", expecting: [200]).body
    }

    /// Returns the current text.
    func presentText() async throws(CommandFailure) -> [UInt8] {
        switch subject {
        case .spec:
            // 404: there is no file now.
            let reply = try await server.send("GET", "spec", expecting: [200, 404])
            return reply.status == 404 ? [] : reply.body
        case .customization(let profile):
            return try await server.send("GET", "customization?profile=\(profile)", expecting: [200]).body
        }
    }

    /// Restores the result of a revision, as a new one.
    func restore(_ revision: Int) async throws(CommandFailure) {
        let path = "history/\(revision)/restore\(query)"
        var reply = try await server.send("POST", path, [], if: .something)
        // The file is gone: it is created again.
        if reply.status == 412 { reply = try await server.send("POST", path, [], if: .nothing) }
        guard reply.status == 200 else { throw server.failure(reply) }
    }

    private var query: String {
        switch subject {
        case .spec: "?of=spec"
        case .customization(let profile): "?of=customization&profile=\(profile)"
        }
    }
}
