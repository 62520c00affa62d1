import FlyingFox

/// A request's body: read once, up to a limit, or cleared away (S40).
///
/// What is left unread of a body would run as the next request, so every body is read to its end or ends the
/// connection. Not shared between tasks.
final class RequestBody {
    /// Up to here an unwanted body is read and thrown away, so that the answer arrives; beyond it the connection ends.
    static let clearedAtMost = 8 << 20

    private let request: HTTPRequest
    private let clock: ReceiveClock
    private var isRead: Bool
    /// Whether the connection must end, because there is more of the body than was read.
    private(set) var mustEndConnection: Bool
    /// Whether there is a body.
    let isPresent: Bool
    /// Whether its length is told in a way that everybody reads alike: by digits alone, or by `chunked` alone.
    ///
    /// FlyingFox also takes `+5` and `gzip, chunked`. A proxy in front could find other ends of requests in these.
    let isFramed: Bool

    init(_ request: HTTPRequest, _ fields: RequestFields, clock: ReceiveClock) {
        self.request = request
        self.clock = clock
        let length = fields.contentLength ?? "0"
        isPresent = length != "0" || fields.transferEncoding != nil
        let isCounted = length.utf8.allSatisfy { (0x30...0x39).contains($0) }
        isFramed = isCounted && (fields.transferEncoding?.lowercased() ?? "chunked") == "chunked"
        mustEndConnection = !isFramed
        isRead = !isPresent || !isFramed
    }

    /// Reads the body; `limit` in bytes.
    ///
    /// Throws a refusal for one that is larger, stops coming, or is not in the form announced.
    func read(limit: Int) async throws(Refusal) -> [UInt8] {
        guard !isRead else { return [] }
        isRead = true
        clock.beginReceiving(from: request.remoteAddress)
        defer { clock.endReceiving(from: request.remoteAddress) }
        var bytes: [UInt8] = []
        var count = 0
        do {
            for try await chunk in request.bodySequence {
                count += chunk.count
                if count <= limit { bytes.append(contentsOf: chunk) }
                if count > max(limit, Self.clearedAtMost) { break }
            }
        } catch {
            mustEndConnection = true
            throw .slowBody
        }
        mustEndConnection = count > max(limit, Self.clearedAtMost)
        guard count <= limit else { throw .tooLarge(limit: limit) }
        return bytes
    }

    /// Reads what nobody wanted and throws it away.
    func clear() async {
        _ = try? await read(limit: 0)
    }
}
