import PreviewCore

/// Which history a request is about, and what of it.
struct PastRequest: Sendable {
    /// What has the history.
    enum Subject: String, CaseIterable, Sendable {
        case spec, customization
    }

    /// With what a revision is compared.
    enum Comparison: Hashable, Sendable {
        /// With the one before it.
        case previous
        /// With what is there now.
        case present
        /// With another one.
        case revision(Int)
    }

    /// The spec unless the request says otherwise.
    var subject = Subject.spec
    /// Whose customization.
    var profile: String
    /// Nil asks for the text itself.
    var comparison: Comparison?

    /// Reads `of` and `diff`.
    init(_ target: RequestTarget, profile: String) throws(Refusal) {
        self.profile = profile
        if let word = target.parameter("of") {
            guard let known = Subject(rawValue: word) else { throw .badHistory }
            subject = known
        }
        guard let word = target.parameter("diff") else { return }
        switch word {
        case "previous": comparison = .previous
        case "now": comparison = .present
        default:
            guard let number = Int(word) else { throw .badHistory }
            comparison = .revision(number)
        }
    }
}
