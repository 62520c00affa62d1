public import Foundation

/// A request to a server anywhere, made with the curl of this machine: TLS, proxies and certificates are its business.
///
/// Nothing secret is among its arguments, which everyone on this machine can see: address and fields go to its standard
/// input, the body through a file that only this account can read.
public struct CurlRequest: Sendable {
    /// What curl may see: where proxies and certificates are.
    private static let passed =
        ProcessEnvironment.plain + [
            "http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY",
            "CURL_CA_BUNDLE", "SSL_CERT_FILE", "SSL_CERT_DIR",
        ]

    private let method: String
    private let url: String
    private let fields: [(name: String, value: String)]
    private let body: Data?

    /// Makes a request; nothing in it has a line break.
    public init(_ method: String, _ url: String, fields: [(name: String, value: String)], body: Data? = nil) {
        (self.method, self.url, self.fields, self.body) = (method, url, fields, body)
    }

    /// Sends it, and gives the answer, whatever its status.
    ///
    /// - Throws: ``CurlError`` where there is no answer.
    public func reply(
        environment: [String: String],
        within deadline: Duration = .seconds(120)
    ) async throws(CurlError) -> CurlReply {
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
        guard let reply = CurlReply(output.standardOutput) else { throw .failed("its output can't be read") }
        return reply
    }

    /// What curl is told; nil if something in it would end its line.
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

    /// A text as curl's configuration has it.
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

/// What a server answered.
public struct CurlReply: Hashable, Sendable {
    /// The status, such as 200.
    public let status: Int
    /// The body's bytes.
    public let body: [UInt8]

    /// Reads what curl wrote: the body, a line break and the status.
    init?(_ output: [UInt8]) {
        guard let end = output.lastIndex(of: UInt8(ascii: "\n")),
            let status = Int(String(decoding: output[(end + 1)...], as: UTF8.self)), status > 0
        else { return nil }
        (self.status, body) = (status, Array(output[..<end]))
    }
}

/// Why there is no answer.
public enum CurlError: Error, Hashable, Sendable {
    /// There is no curl.
    case notInstalled
    /// The address, or a field, has characters that none can have.
    case unusable
    /// Nobody answered; the end of a sentence says why.
    case failed(String)

    /// One or two sentences.
    public var text: String {
        switch self {
        case .notInstalled: "curl is not installed. Install it: it makes the connection."
        case .unusable: "The server's address has characters that no address has."
        case .failed(let reason): "The server did not answer: \(reason)."
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
