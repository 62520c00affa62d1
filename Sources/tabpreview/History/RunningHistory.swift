import PreviewClient
import PreviewCore
import TabModel
import TabSpecCoding

/// The history that a running preview keeps.
struct RunningHistory: HistoryService {
    let server: CommandServer
    let subject: HistorySubject

    func history() async throws(CommandFailure) -> JSONValue {
        let reply = try asked("history\(query)")
        guard let value = reply.json else { throw server.failure(reply) }
        return value
    }

    func text(_ revision: Int) async throws(CommandFailure) -> [UInt8] {
        try asked("history/\(revision)\(query)").body
    }

    func presentText() async throws(CommandFailure) -> [UInt8] {
        switch subject {
        case .spec:
            let reply = try server.ask("GET", "spec")
            // There is no file now.
            if reply.status == 404 { return [] }
            guard reply.status == 200 else { throw server.failure(reply) }
            return reply.body
        case .customization(let profile): return try asked("customization?profile=\(profile)").body
        }
    }

    func restore(_ revision: Int) async throws(CommandFailure) {
        let path = "history/\(revision)/restore\(query)"
        var reply = try server.ask("POST", path, [], if: .something)
        // The file is gone: then it is made again.
        if reply.status == 412 { reply = try server.ask("POST", path, [], if: .nothing) }
        guard reply.status == 200 else { throw server.failure(reply) }
    }

    func close() async {}

    private var query: String {
        switch subject {
        case .spec: "?of=spec"
        case .customization(let profile): "?of=customization&profile=\(profile)"
        }
    }

    private func asked(_ path: String) throws(CommandFailure) -> ServerReply {
        let reply = try server.ask("GET", path)
        guard reply.status == 200 else { throw server.failure(reply) }
        return reply
    }
}
