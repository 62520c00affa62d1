import PreviewCore
import Synchronization

/// Compresses answers for readers that accept it, each content once; at most 8 MiB of them are kept.
///
/// The tag of such an answer is the digest of its bytes, so equal contents are one, whatever their addresses.
final class CompressedAnswers: Sendable {
    private let kept = Mutex(LatestUsed<EntityTag, Compressed>(capacity: 256, costLimit: 8 << 20))

    /// What compressing made of a content; nil where it is shorter as it is.
    private struct Compressed {
        var bytes: [UInt8]?
    }

    /// The answer in the coding that a reader prefers.
    func answer(_ answer: Answer, accepting field: String?) -> Answer {
        if let known = known(answer, accepting: field) { return known }
        guard let tag = answer.tag, case .bytes(let bytes) = answer.body else { return answer }
        let short = Gzip.compressed(bytes, effort: answer.caching == .forever ? .thorough : .quick)
        kept.withLock { $0.keep(Compressed(bytes: short), for: tag, cost: 128 + (short?.count ?? 0)) }
        return encoded(answer, tag, short)
    }

    /// The same where nothing needs to be compressed for it; nil where something does.
    func known(_ answer: Answer, accepting field: String?) -> Answer? {
        guard let tag = answer.tag, Self.isText(answer) else { return answer }
        guard ContentCoding(accepting: field) == .gzip else { return answer.with("Vary", "Accept-Encoding") }
        return kept.withLock { $0.value(for: tag) }.map { encoded(answer, tag, $0.bytes) }
    }

    private func encoded(_ answer: Answer, _ tag: EntityTag, _ short: [UInt8]?) -> Answer {
        let varying = answer.with("Vary", "Accept-Encoding")
        guard let short else { return varying }
        var encoded = varying.with("Content-Encoding", ContentCoding.gzip.rawValue)
        encoded.body = .bytes(short)
        encoded.plainTag = tag
        encoded.tag = tag.encoded(as: ContentCoding.gzip.rawValue)
        return encoded
    }

    /// Pictures and fonts are compressed already.
    private static func isText(_ answer: Answer) -> Bool {
        guard let type = answer.contentType else { return false }
        return type.hasPrefix("text/") || type == "application/json" || type == "image/svg+xml"
    }
}

extension Route {
    /// A Boolean value that indicates whether its answers may be compressed: files of Public, and what is kept for all
    /// who see the same.
    ///
    /// The length of a compressed body says how much of it repeats. No answer of these routes holds a token or a
    /// password, so there is no secret whose length could be measured (S61). Others are sent as they are.
    var isCompressible: Bool {
        if case .kept = handler { true } else { path == .asset }
    }
}
