/// The body of a request, which is read once, up to a limit, or discarded (S40).
///
/// The unread part of a body would run as the next request, so every body is read to its end or ends the connection.
/// Not shared between tasks.
package final class RequestBody {
    /// The limit up to which an unwanted body is read and discarded, so that the response arrives; beyond it the
    /// connection ends.
    static let mostBytesDiscarded = 8 << 20

    private let next: () async throws -> [UInt8]?
    private var isRead: Bool
    /// A Boolean value that indicates whether the connection must end, because there is more of the body than was read.
    package private(set) var mustEndConnection = false

    /// Creates the body of a request; `next` returns the next bytes, and nil after the last.
    package init(_ head: RequestHead, next: @escaping () async throws -> [UInt8]?) {
        self.next = next
        isRead = !head.hasBody
    }

    /// Reads the body; `limit` is in bytes.
    ///
    /// Throws an error for one that is larger, is interrupted, or is not in the announced form.
    package func read(limit: Int) async throws(RequestError) -> [UInt8] {
        guard !isRead else { return [] }
        isRead = true
        var bytes: [UInt8] = []
        var count = 0
        do {
            while count <= max(limit, Self.mostBytesDiscarded), let chunk = try await next() {
                count += chunk.count
                if count <= limit { bytes.append(contentsOf: chunk) }
            }
        } catch {
            mustEndConnection = true
            throw error as? RequestError ?? .slowBody
        }
        mustEndConnection = count > max(limit, Self.mostBytesDiscarded)
        guard count <= limit else { throw .largeBody(limit: limit) }
        return bytes
    }

    /// Reads and discards an unwanted body.
    package func discard() async {
        _ = try? await read(limit: 0)
    }
}
