public import Foundation

/// A request to any server, made with the curl of this machine, which handles TLS, proxies and certificates.
///
/// Its arguments, which all accounts on this machine can see, have no secrets: address and fields go to its standard
/// input, the body through a file that only this account can read.
public struct CurlRequest: Sendable {
    /// The variables that curl may see: those of proxies and certificates.
    private static let passed =
        ProcessEnvironment.plain + [
            "http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY",
            "CURL_CA_BUNDLE", "SSL_CERT_FILE", "SSL_CERT_DIR",
        ]

    private let method: String
    private let url: String
    private let fields: [(name: String, value: String)]
    private let body: Data?

    /// Creates a request; none of its values may have a line break.
    public init(_ method: String, _ url: String, fields: [(name: String, value: String)], body: Data? = nil) {
        (self.method, self.url, self.fields, self.body) = (method, url, fields, body)
    }

    /// Sends the request, and returns the response, whatever its status.
    ///
    /// - Throws: ``CurlError`` if there is no response.
    public func reply(
        environment: [String: String],
        within deadline: Duration = .seconds(120)
    ) async throws(CurlError) -> CurlResponse {
        guard let configuration else { throw .unusable }
        let file = try body.map(Self.privateFile)
        defer { file.map { try? FileManager.default.removeItem(at: $0) } }
        var lines = configuration
        if let file { lines.append("data-binary = \"@\(file.path)\"") }
        let call = ProgramCall(
            "curl",
            ["-q", "--config", "-"],
            input: Array((lines.joined(separator: "\n") + "\n").utf8),
            environment: ProcessEnvironment.variables(of: environment, allowing: Self.passed),
            deadline: deadline,
            outputLimit: 64 << 20
        )
        let output: ProgramOutput
        do { output = try await ProgramRunner.run(call) } catch { throw CurlError(error) }
        guard let reply = CurlResponse(output.standardOutput) else { throw .failed("its output can't be read") }
        return reply
    }

    /// The configuration of curl; nil if one of its values would end its line.
    private var configuration: [String]? {
        let texts = [method, url] + fields.flatMap { [$0.name, $0.value] }
        guard texts.allSatisfy(Self.isSafe) else { return nil }
        return [
            "request = \(Self.quoted(method))", "url = \(Self.quoted(url))", "silent", "show-error",
            "proto = \"=http,https\"",
            "max-redirs = 0", "connect-timeout = 10", "write-out = \"\\n%{http_code}\"", "header = \"Expect:\"",
        ] + fields.map { "header = \(Self.quoted("\($0.name): \($0.value)"))" }
    }

    private static func isSafe(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }

    /// Returns a string in the syntax of curl's configuration.
    private static func quoted(_ text: String) -> String {
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }

    private static func privateFile(_ body: Data) throws(CurlError) -> URL {
        let url = FileManager.default.temporaryDirectory.appending(path: "tabpreview-\(UUID().uuidString)")
        let isMade = FileManager.default.createFile(
            atPath: url.path,
            contents: body,
            attributes: [.posixPermissions: 0o600]
        )
        guard isMade else { throw .failed("\(url.path) can't be written") }
        return url
    }
}

/// The response of a server.
public struct CurlResponse: Hashable, Sendable {
    /// The status, such as 200.
    public let status: Int
    /// The body's bytes.
    public let body: [UInt8]

    /// Creates a reply from the output of curl: the body, a line break and the status.
    init?(_ output: [UInt8]) {
        guard let end = output.lastIndex(of: UInt8(ascii: "\n")),
            let status = Int(String(decoding: output[(end + 1)...], as: UTF8.self)), status > 0
        else { return nil }
        (self.status, body) = (status, Array(output[..<end]))
    }
}

/// A failure to get a response.
public enum CurlError: Error, Hashable, Sendable {
    /// Curl is not installed.
    case notInstalled
    /// The address, or a field, has invalid characters.
    case unusable
    /// The server sent no response; the reason is the end of a sentence.
    case failed(String)

    /// A message of one or two sentences.
    public var text: String {
        switch self {
        case .notInstalled: "curl is not installed. Install it to connect to the server."
        case .unusable: "The server's address contains invalid characters."
        case .failed(let reason): "The server didn't respond: \(reason)."
        }
    }

    init(_ error: ProgramError) {
        switch error {
        case .notFound: self = .notInstalled
        case .failed(_, _, let text):
            let said = text.replacing(#/^curl: \(\d+\) /#, with: "")
            self = .failed(said.hasSuffix(".") ? String(said.dropLast()) : said)
        case .timedOut: self = .failed("it took too long")
        default: self = .failed(error.text)
        }
    }
}
