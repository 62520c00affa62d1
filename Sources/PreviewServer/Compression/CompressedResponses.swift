import HTTPServing
import PreviewCore
import Synchronization

/// The compressed responses for readers that accept them, each content once, at most 8 MiB in total.
///
/// The tag of such a response is the digest of its bytes, so equal contents are one, whatever their addresses.
final class CompressedResponses: Sendable {
    private let cached = Mutex(LRUCache<EntityTag, Compressed>(capacity: 256, costLimit: 8 << 20))

    /// The compressed form of a content; nil if that is not shorter.
    private struct Compressed {
        var bytes: [UInt8]?
    }

    /// Returns the response in the coding that a reader prefers.
    func response(_ response: RouteResponse, accepting field: String?) -> RouteResponse {
        if let cached = cached(response, accepting: field) { return cached }
        guard let tag = response.tag, case .bytes(let bytes) = response.body else { return response }
        let short = Gzip.compressed(bytes, effort: response.caching == .forever ? .thorough : .quick)
        cached.withLock { $0.insert(Compressed(bytes: short), for: tag, cost: 128 + (short?.count ?? 0)) }
        return encoded(response, tag, short)
    }

    /// Returns the response if no compression is needed for it; nil otherwise.
    func cached(_ response: RouteResponse, accepting field: String?) -> RouteResponse? {
        guard let tag = response.tag, Self.isText(response) else { return response }
        guard ContentCoding(accepting: field) == .gzip else { return response.with("Vary", "Accept-Encoding") }
        return cached.withLock { $0.value(for: tag) }.map { encoded(response, tag, $0.bytes) }
    }

    private func encoded(_ response: RouteResponse, _ tag: EntityTag, _ short: [UInt8]?) -> RouteResponse {
        let varying = response.with("Vary", "Accept-Encoding")
        guard let short else { return varying }
        var encoded = varying.with("Content-Encoding", ContentCoding.gzip.rawValue)
        encoded.body = .bytes(short)
        encoded.plainTag = tag
        encoded.tag = tag.encoded(as: ContentCoding.gzip.rawValue)
        return encoded
    }

    /// Returns a Boolean value that indicates whether a response is text, as pictures and fonts are compressed already.
    private static func isText(_ response: RouteResponse) -> Bool {
        guard let type = response.contentType else { return false }
        return type.hasPrefix("text/") || type == "application/json" || type == "image/svg+xml"
    }
}

extension Route {
    /// A Boolean value that indicates whether its responses may be compressed.
    ///
    /// These are files of Public, and responses that are cached for all viewers with the same data. The length of a
    /// compressed body reveals repetitions in it. No response of these routes holds a token or a password, so there is
    /// no secret whose length could be measured (S61). Others are sent uncompressed.
    var isCompressible: Bool {
        if case .cached = handler { true } else { path == .asset }
    }
}
