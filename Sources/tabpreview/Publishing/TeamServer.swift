import Foundation
import PreviewHosting
import PreviewCore
import PreviewProcesses
import PreviewServer
import TabModel
import TabSpecCoding

/// A team's server, as `publish` and `pull` talk to it.
struct TeamServer: Sendable {
    /// Its address, with a slash at the end.
    let url: String
    private let token: String

    /// Why a server did not do what was asked.
    enum Failure: Error {
        /// The preview is another one than was meant.
        case changed
        /// There is no preview of the name.
        case unknown
        /// Anything else, in a sentence, with the exit code for it.
        case other(CommandFailure)
    }

    /// Takes what settings say; a token never goes over a network unencrypted.
    init(_ settings: Settings, token file: String?) throws(FileFailure) {
        guard let given = settings.publishTo else {
            throw FileFailure(
                text: "Which server? Give its URL with --to, or set publish.to or TABPREVIEW_PUBLISH_TO.",
                status: ExitStatus.usage
            )
        }
        let url = given.hasSuffix("/") ? given : given + "/"
        guard let parts = URLComponents(string: url), let scheme = parts.scheme, let host = parts.host,
            ["http", "https"].contains(scheme), parts.query == nil, parts.fragment == nil, parts.user == nil
        else {
            throw FileFailure(
                text:
                    "\"\(TerminalText.escaped(given))\" is not a server's URL. Expected one like https://tabs.example.com.",
                status: ExitStatus.usage
            )
        }
        guard scheme == "https" || NetworkAddresses.isLoopback(host) || host == "localhost" || host == "[::1]" else {
            throw FileFailure(
                text: "Over http everyone on the way could read the token. Use https.",
                status: ExitStatus.usage
            )
        }
        self.url = url
        token = try Self.token(settings, file)
    }

    private static func token(_ settings: Settings, _ file: String?) throws(FileFailure) -> String {
        var token = settings.publishToken
        if let file {
            let bytes = try FileReading.bytes(of: file) ?? []
            token = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).first.map(String.init)
        }
        guard let token, !token.isEmpty else {
            throw FileFailure(
                text: "A token is missing. Set TABPREVIEW_PUBLISH_TOKEN, or name a file that has it with --token-file.",
                status: ExitStatus.usage
            )
        }
        return token
    }

    /// Publishes, over what has the tag; nil means that there is nothing yet.
    func publish(_ upload: Upload, as name: String, over tag: String?) async throws(Failure) -> PublishReceipt {
        var fields = [("Content-Type", "application/json")]
        fields.append(tag.map { ("If-Match", $0) } ?? ("If-None-Match", "*"))
        let body: Data
        do { body = try upload.body() } catch { throw .other(CommandFailure("\(error)", ExitStatus.file)) }
        return try read(try await ask("PUT", name, fields, body))
    }

    /// What is there now.
    func publication(_ name: String) async throws(Failure) -> PublishedUpload {
        try read(try await ask("GET", name, []))
    }

    /// Removes a preview.
    func remove(_ name: String) async throws(Failure) {
        _ = try await ask("DELETE", name, [])
    }

    private func ask(
        _ method: String,
        _ name: String,
        _ fields: [(String, String)],
        _ body: Data? = nil
    ) async throws(Failure) -> CurlReply {
        let all = [("Accept", "application/json"), ("Authorization", "Bearer \(token)")] + fields
        let request = CurlRequest(method, "\(url)publications/\(name)", fields: all, body: body)
        let reply: CurlReply
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

    private func read<Value: Decodable>(_ reply: CurlReply) throws(Failure) -> Value {
        do { return try JSONDecoder().decode(Value.self, from: Data(reply.body)) } catch {
            throw .other(CommandFailure("\(url) is no tabpreview server: its answer can't be read.", ExitStatus.usage))
        }
    }

    private func errorID(_ reply: CurlReply) -> String? {
        (try? JSONValue(reading: reply.body, limits: .file))?["error"]?["id"]?.text
    }

    private func refusal(_ reply: CurlReply) -> CommandFailure {
        let error = (try? JSONValue(reading: reply.body, limits: .file))?["error"]
        guard let text = error?["text"]?.text else {
            return CommandFailure("\(url) answered with status \(reply.status).", ExitStatus.unavailable)
        }
        let status = (500...599).contains(reply.status) ? ExitStatus.unavailable : ExitStatus.usage
        return CommandFailure(TerminalText.escaped("The server refused: \(text)"), status)
    }
}
