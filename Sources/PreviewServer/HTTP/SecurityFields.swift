/// The fields of every response, including errors (S7, S8, S30).
///
/// No `Access-Control-…` field is ever sent: no other site may read anything.
enum SecurityFields {
    /// The policy of pages: only scripts and styles of this server, HTML through one Trusted Types policy, no frames.
    static let contentSecurityPolicy = policy(framedBy: "'none'")

    /// Returns the policy of a page that these origins may frame.
    static func embedding(in origins: [PublicURL]) -> String {
        policy(framedBy: origins.map(\.root).joined(separator: " "))
    }

    private static func policy(framedBy ancestors: String) -> String {
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
            + "font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
            + "frame-ancestors \(ancestors); require-trusted-types-for 'script'; trusted-types tabpreview"
    }

    /// The policy of the user's images: even if one were mistaken for a document it could do nothing.
    static let sandbox = "sandbox"

    /// The policy of drawings, which are documents: they run no scripts, and fetch nothing.
    static let drawing = "default-src 'none'; sandbox"

    /// Returns the fields, with the given content security policy.
    static func all(policy: String = contentSecurityPolicy) -> [(name: String, value: String)] {
        [
            ("Content-Security-Policy", policy),
            ("Cross-Origin-Opener-Policy", "same-origin"),
            ("Cross-Origin-Resource-Policy", "same-origin"),
            ("Referrer-Policy", "no-referrer"),
            ("X-Content-Type-Options", "nosniff"),
        ]
    }
}
