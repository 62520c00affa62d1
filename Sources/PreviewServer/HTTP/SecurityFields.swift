/// The fields that every answer carries, errors included (S7, S8, S30).
///
/// No `Access-Control-…` field is ever sent: no other site may read anything.
enum SecurityFields {
    /// Pages: scripts and styles of our own only, HTML through one Trusted Types policy, nobody may frame them.
    static let contentSecurityPolicy = policy(framedBy: "'none'")

    /// The same for a page that these origins may frame.
    static func embedding(in origins: [PublicURL]) -> String {
        policy(framedBy: origins.map(\.root).joined(separator: " "))
    }

    private static func policy(framedBy ancestors: String) -> String {
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
            + "font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
            + "frame-ancestors \(ancestors); require-trusted-types-for 'script'; trusted-types tabpreview"
    }

    /// Images of the user's: even if one were mistaken for a document it could do nothing.
    static let sandbox = "sandbox"

    /// Drawings, which are documents: nothing in them acts, and nothing is fetched.
    static let drawing = "default-src 'none'; sandbox"

    /// The fields, with a content security policy of choice.
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
