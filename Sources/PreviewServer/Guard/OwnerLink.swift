import PreviewCore

/// A link that makes its holder the owner: `/s/TOKEN`, new at each start.
///
/// Only the token's digest is compared, in constant time (S11, S12).
struct OwnerLink: Sendable {
    /// 192 random bits in the alphabet of URLs; told once.
    let token: String
    private let digest: ContentDigest

    /// Makes a link with a new token of the system's generator.
    init() { self.init(token: SecretToken.new()) }

    init(token: String) {
        self.token = token
        digest = ContentDigest(of: token)
    }

    /// The path of the link's page.
    var path: String { "/s/\(token)/" }

    /// Whether a path's token is this one.
    func opens(with candidate: String) -> Bool {
        ContentDigest(of: candidate).isEqualInConstantTime(to: digest)
    }
}
