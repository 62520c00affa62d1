import HTTPServing
import Logging
import PreviewCore
import PreviewServer
import PreviewStore
import TabModel
import TabSpecCoding

/// The server for commands about links and the history.
///
/// It is the running preview of the spec, or the same routes in this process, on the spec's store, while none runs.
struct CommandServer {
    private enum Transport {
        /// A server that is reached over HTTP with the key of its record in the store.
        case running(LocalServer, key: String)
        case stored(StoredPreview)
    }

    private let transport: Transport

    /// Creates a server from a record's address and key; nil if they are not valid.
    init?(_ record: ServerRecord) {
        guard let address = record.address, let key = record.key, Self.isKey(key),
            let server = LocalServer(url: address), NetworkAddresses.isOwn(server.host)
        else { return nil }
        transport = .running(server, key: key)
    }

    /// Creates a server from a store.
    init(_ stored: StoredPreview) {
        transport = .stored(stored)
    }

    /// Returns the running preview of a spec; nil if there is none, or if only others of the same folder are served.
    ///
    /// A killed preview leaves its record behind, and another program may listen on its port by now: only a response to
    /// the key counts. The record may come from another author's project, so nothing is sent to another machine.
    static func running(at location: StoreLocation) async throws(CommandFailure) -> CommandServer? {
        guard let record = StoreFolder.server(of: location), let server = CommandServer(record),
            case .running(let local, let key) = server.transport
        else { return nil }
        do throws(ClientFailure) {
            let request = ServerRequest("GET", path: "\(local.folder)s/\(key)/shares")
            return LinkService.links(try await local.response(to: request)) == nil ? nil : server
        } catch {
            if case .tooSlow = error { throw server.failure(error) }
            return nil
        }
    }

    /// The port that the running preview listens on; nil while none runs.
    var port: Int? {
        if case .running(let server, _) = transport { server.port } else { nil }
    }

    /// The store of a preview that does not run.
    var stored: StoredPreview? {
        if case .stored(let preview) = transport { preview } else { nil }
    }

    /// Sends a request for an address, given without its first slash; returns the response, regardless of its status.
    func send(
        _ method: String,
        _ path: String,
        _ members: [JSONMember]? = nil,
        if condition: ServerRequest.Condition? = nil
    ) async throws(CommandFailure) -> ServerResponse {
        let body = members.map { JSONValue.object($0).text() }
        switch transport {
        case .running(let server, let key):
            let request = ServerRequest(method, path: "\(server.folder)s/\(key)/\(path)", body: body, if: condition)
            do throws(ClientFailure) { return try await server.response(to: request) } catch { throw failure(error) }
        case .stored(let preview):
            let response = await preview.server.respondToCommand(
                method,
                path,
                body: body,
                condition: condition?.rawValue
            )
            return ServerResponse(status: response.status, body: response.body)
        }
    }

    /// Sends a request, and returns the response with an expected status; any other one is thrown with its own text.
    func send(
        _ method: String,
        _ path: String,
        _ members: [JSONMember]? = nil,
        expecting statuses: Set<Int>
    ) async throws(CommandFailure) -> ServerResponse {
        let reply = try await send(method, path, members)
        guard statuses.contains(reply.status) else { throw failure(reply) }
        return reply
    }

    /// Closes the store, if one was opened.
    func close() async {
        await stored?.close()
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

// MARK: - Failures

extension CommandServer {
    private var name: String { port.map { "The preview at port \($0)" } ?? "tabpreview" }

    /// Returns the failure for a missing response.
    private func failure(_ error: ClientFailure) -> CommandFailure {
        CommandFailure("\(name) didn't respond. \(error) Try again, or stop it.", ExitStatus.unavailable)
    }

    /// Returns the failure for a refusing response, with its own text and the errors of the spec.
    func failure(_ reply: ServerResponse) -> CommandFailure {
        guard let error = reply.json?["error"], let text = error["text"]?.text else {
            return CommandFailure(
                "\(name) responded with status \(reply.status) and no explanation.",
                ExitStatus.unavailable
            )
        }
        switch (reply.status, error["id"]?.text) {
        case (422, "spec"), (503, "noSpec"):
            return CommandFailure(lines: [text] + DiagnosticCoding.diagnostics(in: error).map(\.line), ExitStatus.input)
        case (409, "readOnly"): return CommandFailure(text, ExitStatus.file)
        case (400, _), (404, _), (409, _), (412, _), (422, _): return CommandFailure(text, ExitStatus.usage)
        case (503, _), (507, _): return CommandFailure(text, ExitStatus.file)
        default: return CommandFailure("\(name) rejected the request: \(text)", ExitStatus.unavailable)
        }
    }
}

extension ServerResponse {
    /// The body as JSON; nil if it is not JSON.
    var json: JSONValue? { try? JSONValue(reading: body, limits: .file) }

    /// The id of the response's error; nil where it has none.
    var errorID: String? { json?["error"]?["id"]?.text }
}
