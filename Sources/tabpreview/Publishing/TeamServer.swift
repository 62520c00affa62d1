import Foundation
import PreviewCore
import PreviewProcesses
import PreviewServer
import TabModel
import TabSpecCoding

/// A client of a team's server, for `publish` and `pull`.
struct TeamServer: Sendable {
    /// The server's address, with a slash at the end.
    let url: String
    private let token: String

    /// A failure of a request to the server.
    enum Failure: Error {
        /// The preview has changed since it was read.
        case changed
        /// The server has no preview with the name.
        case unknown
        /// Any other failure, in a sentence, with the exit code for it.
        case other(CommandFailure)
    }

    /// Creates a client from settings; a token is never sent over a network without encryption.
    init(_ settings: Settings, token file: String?) throws(FileFailure) {
        guard let address = settings.publishTo else {
            throw FileFailure(
                text: "No server is specified. Pass its URL with --to, or set publish.to or TABPREVIEW_PUBLISH_TO.",
                status: ExitStatus.usage
            )
        }
        let url = address.hasSuffix("/") ? address : address + "/"
        guard let parts = URLComponents(string: url), let scheme = parts.scheme, let host = parts.host,
            ["http", "https"].contains(scheme), parts.query == nil, parts.fragment == nil, parts.user == nil
        else {
            throw FileFailure(
                text:
                    "\"\(TerminalText.escaped(url))\" is not a valid server URL. "
                    + "Expected a URL such as https://tabs.example.com.",
                status: ExitStatus.usage
            )
        }
        if let page = Self.page(in: parts.path) {
            let server = String(url.prefix(url.count - page.count)) + "/"
            throw FileFailure(
                text: "This is the URL of one preview. Use the server's URL, \(TerminalText.escaped(server)), "
                    + "without \(page.hasPrefix("/p/") ? TerminalText.escaped(page) : "the link's path").",
                status: ExitStatus.usage
            )
        }
        guard scheme == "https" || NetworkAddresses.isLoopback(host) || host == "localhost" || host == "[::1]" else {
            throw FileFailure(
                text: "Over http, anyone on the network path could read the token. Use https.",
                status: ExitStatus.usage
            )
        }
        self.url = url
        token = try Self.token(settings, file)
    }

    /// Returns the end of a URL's path that leads to a preview, `/p/NAME` or `/s/TOKEN`; nil where there is none.
    private static func page(in path: String) -> String? {
        let steps = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let start = steps.firstIndex(where: { $0 == "p" || $0 == "s" }), start > 0,
            steps[(start + 1)...].contains(where: { !$0.isEmpty })
        else { return nil }
        return "/" + steps[start...].joined(separator: "/")
    }

    private static func token(_ settings: Settings, _ file: String?) throws(FileFailure) -> String {
        var token = settings.publishToken
        if let file {
            let bytes = try InputFile.bytes(of: file) ?? []
            token = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).first.map(String.init)
        }
        guard let token, !token.isEmpty else {
            throw FileFailure(
                text:
                    "The token is missing. Set TABPREVIEW_PUBLISH_TOKEN, or name a file that contains it with --token-file.",
                status: ExitStatus.usage
            )
        }
        return token
    }

    /// Publishes over the text with the tag; nil expects that there is none.
    func publish(_ upload: Upload, as name: String, over tag: String?) async throws(Failure) -> PublishReceipt {
        var fields = [("Content-Type", "application/json")]
        fields.append(tag.map { ("If-Match", $0) } ?? ("If-None-Match", "*"))
        let body: Data
        do { body = try upload.body() } catch { throw .other(CommandFailure("\(error)", ExitStatus.file)) }
        return try read(try await send("PUT", "publications/\(name)", fields, body))
    }

    /// Returns the current publication.
    func publication(_ name: String) async throws(Failure) -> PublishedUpload {
        try read(try await send("GET", "publications/\(name)", []))
    }

    /// Removes a preview.
    func remove(_ name: String) async throws(Failure) {
        _ = try await send("DELETE", "publications/\(name)", [])
    }

    /// Creates a link to a preview; `view` is the query that it opens with.
    func createLink(_ terms: ShareTerms, view: String?, to name: String) async throws(Failure) -> AnnouncedLink {
        let members = terms.members + (view.map { [JSONMember("view", .string($0))] } ?? [])
        let body = Data(JSONValue.object(members).text().utf8)
        let reply = try await send("POST", "p/\(name)/shares", [("Content-Type", "application/json")], body)
        let value = try? JSONValue(reading: reply.body, limits: .file)
        guard let link = value.flatMap(AnnouncedLink.init) else { throw .other(unreadable) }
        return link
    }

    private func send(
        _ method: String,
        _ path: String,
        _ fields: [(String, String)],
        _ body: Data? = nil
    ) async throws(Failure) -> CurlResponse {
        let all = [("Accept", "application/json"), ("Authorization", "Bearer \(token)")] + fields
        let request = CurlRequest(method, url + path, fields: all, body: body)
        let reply: CurlResponse
        do throws(CurlError) {
            reply = try await request.reply(environment: ProcessInfo.processInfo.environment)
        } catch {
            throw .other(CommandFailure(TerminalText.escaped(error.text), ExitStatus.unavailable))
        }
        switch reply.status {
        case 200...299: return reply
        case 412: throw .changed
        case 404 where errorID(reply) == "unknownPreview": throw .unknown
        default: throw .other(refusal(reply))
        }
    }

    private func read<Value: Decodable>(_ reply: CurlResponse) throws(Failure) -> Value {
        do { return try JSONDecoder().decode(Value.self, from: Data(reply.body)) } catch {
            throw .other(unreadable)
        }
    }

    private var unreadable: CommandFailure {
        CommandFailure("\(url) is not a tabpreview server: its response can't be read.", ExitStatus.usage)
    }

    private func errorID(_ reply: CurlResponse) -> String? {
        (try? JSONValue(reading: reply.body, limits: .file))?["error"]?["id"]?.text
    }

    private func refusal(_ reply: CurlResponse) -> CommandFailure {
        let error = (try? JSONValue(reading: reply.body, limits: .file))?["error"]
        guard let text = error?["text"]?.text else {
            return CommandFailure("\(url) responded with status \(reply.status).", ExitStatus.unavailable)
        }
        let status = (500...599).contains(reply.status) ? ExitStatus.unavailable : ExitStatus.usage
        return CommandFailure(TerminalText.escaped("The server rejected the request: \(text)"), status)
    }
}
