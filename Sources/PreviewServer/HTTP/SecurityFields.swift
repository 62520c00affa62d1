/// The fields that every answer carries, errors included (S7, S8, S30).
///
/// No `Access-Control-…` field is ever sent: no other site may read anything.
enum SecurityFields {
    /// Pages: scripts and styles of our own only, HTML through one Trusted Types policy, nobody may frame them.
    static let contentSecurityPolicy =
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        + "font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
        + "require-trusted-types-for 'script'; trusted-types tabpreview"

    /// Images of the user's: even if one were mistaken for a document it could do nothing.
    static let sandbox = "sandbox"

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

    /// The name of the first field; ``lines(policy:)`` is what follows it.
    static let firstName = "Content-Security-Policy"

    /// The fields' lines after the first name.
    ///
    /// FlyingFox's encoder takes 1.5 microseconds for each field, a fiftieth of a cached answer. So these, which are
    /// ours alone and never change, go through it as one; nothing from outside is in them (S37).
    static func lines(policy: String) -> String {
        policy == sandbox ? sandboxedLines : pageLines
    }

    private static let pageLines = joined(all())
    private static let sandboxedLines = joined(all(policy: sandbox))

    private static func joined(_ fields: [(name: String, value: String)]) -> String {
        fields.map { "\($0.name): \($0.value)" }.joined(separator: "\r\n").dropFirst(firstName.count + 2).description
    }
}
