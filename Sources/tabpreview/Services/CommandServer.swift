import PreviewLinks
import PreviewClient
import PreviewCore
import PreviewStore
import TabSpecCoding

/// The preview that runs for a spec, asked over HTTP with the key of its record in the store.
struct CommandServer {
    private let server: LocalServer
    private let key: String

    /// Takes a record's address and key, where they can be such.
    init?(_ record: ServerRecord) {
        guard let address = record.address, let key = record.key, Self.isKey(key),
            let server = LocalServer(url: address), NetworkAddresses.isOwn(server.host)
        else { return nil }
        self.server = server
        self.key = key
    }

    /// The port that it listens on.
    var port: Int { server.port }

    /// Asks for an address, given without its first slash.
    func ask(
        _ method: String,
        _ path: String,
        _ members: [JSONMember]? = nil,
        if condition: ServerRequest.Condition? = nil
    ) throws(CommandFailure) -> ServerReply {
        do throws(ClientFailure) {
            return try reply(method, path, members, if: condition)
        } catch {
            throw failure(error)
        }
    }

    /// The same, with the reason where there is no answer.
    func reply(
        _ method: String,
        _ path: String,
        _ members: [JSONMember]? = nil,
        if condition: ServerRequest.Condition? = nil
    ) throws(ClientFailure) -> ServerReply {
        let body = members.map { JSONValue.object($0).text() }
        return try server.reply(to: ServerRequest(method, path: "/s/\(key)/\(path)", body: body, if: condition))
    }

    private static func isKey(_ text: String) -> Bool {
        text.utf8.count == SecretToken.length
            && text.utf8.allSatisfy {
                switch $0 {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
                default: false
                }
            }
    }
}

// MARK: - Failing

extension CommandServer {
    private var name: String { "The preview at port \(port)" }

    /// Why there was no answer.
    func failure(_ error: ClientFailure) -> CommandFailure {
        CommandFailure("\(name) gave no answer. \(error) Ask again, or stop it.", ExitStatus.unavailable)
    }

    /// What an answer refuses, with its own words.
    func failure(_ reply: ServerReply) -> CommandFailure {
        guard let error = reply.json?["error"], let text = error["text"]?.text else {
            return CommandFailure(
                "\(name) answered with status \(reply.status) and nothing else.",
                ExitStatus.unavailable
            )
        }
        switch (reply.status, error["id"]?.text) {
        case (422, "spec"): return CommandFailure(text, ExitStatus.input)
        case (409, "readOnly"): return CommandFailure(text, ExitStatus.file)
        case (400, _), (404, _), (409, _), (412, _), (422, _): return CommandFailure(text, ExitStatus.usage)
        case (503, "noSpec"): return CommandFailure(text, ExitStatus.input)
        case (503, _), (507, _): return CommandFailure(text, ExitStatus.file)
        default: return CommandFailure("\(name) refuses: \(text)", ExitStatus.unavailable)
        }
    }
}

extension ServerReply {
    /// The body as JSON; nil if it is none.
    var json: JSONValue? { try? JSONValue(reading: body, limits: .file) }
}
