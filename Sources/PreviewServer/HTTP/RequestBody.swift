/// A request's body: read once, up to a limit, or cleared away (S40).
///
/// What is left unread of a body would run as the next request, so every body is read to its end or ends the
/// connection. Not shared between tasks.
final class RequestBody {
    /// Up to here an unwanted body is read and thrown away, so that the answer arrives; beyond it the connection ends.
    static let clearedAtMost = 8 << 20

    private let next: () async throws -> [UInt8]?
    private var isRead: Bool
    /// A Boolean value that indicates whether the connection must end, because there is more of the body than was read.
    private(set) var mustEndConnection = false

    /// The body of a request, of which `next` gives the next bytes, and nil after the last.
    init(_ head: RequestHead, next: @escaping () async throws -> [UInt8]?) {
        self.next = next
        isRead = !head.hasBody
    }

    /// Reads the body; `limit` in bytes.
    ///
    /// Throws a refusal for one that is larger, stops coming, or is not in the form announced.
    func read(limit: Int) async throws(Refusal) -> [UInt8] {
        guard !isRead else { return [] }
        isRead = true
        var bytes: [UInt8] = []
        var count = 0
        do {
            while count <= max(limit, Self.clearedAtMost), let chunk = try await next() {
                count += chunk.count
                if count <= limit { bytes.append(contentsOf: chunk) }
            }
        } catch {
            mustEndConnection = true
            throw error as? Refusal ?? .slowBody
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
