import PreviewCore
import TabModel
import TabReports
import TabSpecCoding

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

    /// Reads `of` and `diff`; refuses the spec's history without ``Right/edit``: it may hold what was taken out since.
    init(_ admission: Admission, as viewpoint: Viewpoint) throws(Refusal) {
        profile = try viewpoint.profile(in: admission.target)
        if let word = admission.target.parameter("of") {
            guard let known = Subject(rawValue: word) else { throw .badHistory }
            subject = known
        }
        comparison = try admission.target.parameter("diff").map(Comparison.init)
        let right = admission.visitor.right
        guard subject == .customization || right >= .edit else { throw .role(right) }
    }
}

extension PastRequest.Comparison {
    fileprivate init(_ word: String) throws(Refusal) {
        switch word {
        case "previous": self = .previous
        case "now": self = .present
        default:
            guard let number = Int(word) else { throw .badHistory }
            self = .revision(number)
        }
    }
}

extension ReadRequest {
    /// The last changes, the newest first.
    func history() async throws -> Answer {
        let request = try PastRequest(admission, as: viewpoint)
        let history =
            switch request.subject {
            case .spec: await site.session.specHistory()
            case .customization:
                try await site.session.customizationHistory(profile: request.profile, pin: viewpoint.pin)
            }
        return .json(HistoryCoding.value(history, of: request.subject.rawValue).text())
    }

    /// The text of a revision, or how it differs from another.
    func past(_ revision: String) async throws -> Answer {
        let request = try PastRequest(admission, as: viewpoint)
        guard let number = Int(revision) else { throw Refusal.notFound }
        let text = try await text(number, request)
        guard let comparison = request.comparison else {
            let isSpec = request.subject == .spec
            return Answer(text, isSpec ? site.session.previewed.format.mediaType : "application/json")
        }
        let (name, other) = try await self.other(comparison, than: number, request)
        let value: JSONValue = [
            "of": .string(request.subject.rawValue),
            "from": JSONValue(name),
            "to": .string(String(number)),
            "lines": .array(ComparedLine.lines(from: other, to: text).map(\.value)),
        ]
        return .json(value.text())
    }

    private func text(_ number: Int, _ request: PastRequest) async throws -> [UInt8] {
        switch request.subject {
        case .spec: try await site.session.specText(ofRevision: number)
        case .customization: Array(try await customizationTexts(number, request).after.utf8)
        }
    }

    private func customizationTexts(
        _ number: Int,
        _ request: PastRequest
    ) async throws(SessionError) -> (before: String, after: String) {
        try await site.session.customizationTexts(ofRevision: number, profile: request.profile, pin: viewpoint.pin)
    }

    /// The other side of a comparison, with its revision where it has one.
    private func other(
        _ comparison: PastRequest.Comparison,
        than number: Int,
        _ request: PastRequest
    ) async throws -> (revision: String?, text: [UInt8]) {
        switch (comparison, request.subject) {
        case (.revision(let other), _): return (String(other), try await text(other, request))
        case (.previous, .spec):
            guard let previous = try await site.session.specRevision(before: number) else { return (nil, []) }
            return (String(previous), try await text(previous, request))
        case (.previous, .customization):
            return (nil, Array(try await customizationTexts(number, request).before.utf8))
        case (.present, .spec): return (nil, site.snapshot(viewpoint.pin).text ?? [])
        case (.present, .customization):
            let present = try await site.session.customization(profile: request.profile, pin: viewpoint.pin)
            return (nil, Array(present.text.utf8))
        }
    }
}

extension WriteRequest {
    /// Brings back what a revision led to, as a new one.
    func restore(_ revision: String) async throws -> Answer {
        let request = try PastRequest(admission, as: viewpoint)
        guard let number = Int(revision) else { throw Refusal.notFound }
        let condition = try condition()
        switch request.subject {
        case .spec:
            try requireUnpinned()
            return answer(try await site.session.restoreSpec(number, if: condition, author: sent.author))
        case .customization:
            let current = try await site.session.restoreCustomization(
                number,
                profile: request.profile,
                pin: viewpoint.pin,
                author: sent.author,
                if: condition
            )
            return site.answer(current, pin: viewpoint.pin)
        }
    }
}
