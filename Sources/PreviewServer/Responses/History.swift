import HTTPServing
import PreviewCore
import TabModel
import TabReports
import TabSpecCoding

/// The part of a history that a request is about.
struct HistoryRange: Sendable {
    /// The subject of the history.
    enum Subject: String {
        case spec, customization
    }

    let request: RouteRequest
    /// The subject: the spec unless the request names another.
    let subject: Subject
    /// The profile of the customization.
    let profile: String

    private var session: PreviewSession { request.site.session }
    private var pin: PinnedPreview? { request.viewpoint.pin }

    /// Creates a request from `of` and `diff`; refuses the spec's history without ``Right/edit``: it may hold text that
    /// was removed since.
    init(_ request: RouteRequest) throws(HTTPError) {
        self.request = request
        profile = try request.viewpoint.profile(in: request.target)
        guard let subject = Subject(rawValue: request.target.parameter("of") ?? "spec") else { throw .badHistory }
        self.subject = subject
        let other = request.target.parameter("diff")
        guard other.map({ ["previous", "now"].contains($0) || Int($0) != nil }) ?? true else { throw .badHistory }
        let right = request.admission.visitor.right
        guard subject == .customization || right >= .edit else { throw .role(right) }
    }

    /// Returns the number of the revision in the path.
    func number() throws(HTTPError) -> Int {
        guard let number = Int(request.name) else { throw .notFound }
        return number
    }

    /// Refuses a revision of the spec from before the first valid one, except to the owner (S94).
    func checkReadable(_ number: Int) async throws(SessionError) {
        guard subject == .spec, request.admission.visitor.right < .owner else { return }
        guard await session.hasGoodSpec(upTo: number) else { throw .unknownRevision(number) }
    }

    func text(_ number: Int) async throws(SessionError) -> [UInt8] {
        try await checkReadable(number)
        return switch subject {
        case .spec: try await session.specText(ofRevision: number)
        case .customization: Array(try await customizationTexts(number).after.utf8)
        }
    }

    private func customizationTexts(_ number: Int) async throws(SessionError) -> (before: String, after: String) {
        try await session.customizationTexts(ofRevision: number, profile: profile, pin: pin)
    }

    /// Returns the text that the parameter `diff` names for a comparison with a revision, with its number if it has
    /// one.
    func other(_ word: String, than number: Int) async throws -> (revision: String?, text: [UInt8]) {
        switch (word, subject) {
        case ("previous", .spec):
            guard let previous = try await session.specRevision(before: number) else { return (nil, []) }
            return (String(previous), try await text(previous))
        case ("previous", .customization): return (nil, Array(try await customizationTexts(number).before.utf8))
        case ("now", .spec): return (nil, request.site.snapshot(as: request.viewpoint).text ?? [])
        case ("now", .customization):
            return (nil, Array(try await session.customization(profile: profile, pin: pin).text.utf8))
        default:
            guard let other = Int(word) else { throw HTTPError.badHistory }
            return (String(other), try await text(other))
        }
    }
}

extension RouteRequest {
    /// Responds with the last changes, the newest first.
    func history() async throws -> RouteResponse {
        let past = try HistoryRange(self)
        let history =
            switch past.subject {
            case .spec: await site.session.specHistory()
            case .customization:
                try await site.session.customizationHistory(profile: past.profile, pin: viewpoint.pin)
            }
        return .json(HistoryCoding.value(history, of: past.subject.rawValue).text())
    }

    /// Responds with the text of a revision, or its differences from another.
    func past() async throws -> RouteResponse {
        let past = try HistoryRange(self)
        let number = try past.number()
        let text = try await past.text(number)
        guard let word = target.parameter("diff") else {
            let format = past.subject == .spec ? site.session.previewed.format : .json
            return RouteResponse(text, format.mediaType)
        }
        let (name, other) = try await past.other(word, than: number)
        let value: JSONValue = [
            "of": .string(past.subject.rawValue),
            "from": JSONValue(name),
            "to": .string(String(number)),
            "lines": .array(ComparedLine.lines(from: other, to: text).map(\.value)),
        ]
        return .json(value.text())
    }

    /// Restores the state after a revision, as a new one.
    func restore() async throws -> RouteResponse {
        let past = try HistoryRange(self)
        let number = try past.number()
        let condition = try requiredCondition()
        switch past.subject {
        case .spec:
            try requireUnpinned()
            try await past.checkReadable(number)
            return response(try await site.session.restoreSpec(number, if: condition, author: author))
        case .customization:
            let current = try await site.session.restoreCustomization(
                number,
                profile: past.profile,
                pin: viewpoint.pin,
                author: author,
                if: condition
            )
            return site.response(current, as: viewpoint)
        }
    }
}
