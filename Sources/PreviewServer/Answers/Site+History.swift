import PreviewCore
import TabReports
import TabSpecCoding

extension Site {
    /// The last changes, the newest first.
    func history(_ request: PastRequest, as viewpoint: Viewpoint) async throws(SessionError) -> Answer {
        let history: ChangeHistory
        switch request.subject {
        case .spec: history = await session.specHistory()
        case .customization:
            history = try await session.customizationHistory(profile: request.profile, pin: viewpoint.pin)
        }
        return .json(HistoryCoding.value(history, of: request.subject.rawValue).text())
    }

    /// The text of a revision, or how it differs from another.
    func past(_ revision: String, _ request: PastRequest, as viewpoint: Viewpoint) async throws -> Answer {
        guard let number = Int(revision) else { throw Refusal.notFound }
        let text = try await text(number, request, viewpoint)
        guard let comparison = request.comparison else { return Answer(text, mediaType(of: request.subject)) }
        let (name, other) = try await self.other(comparison, than: number, request, viewpoint)
        let value: JSONValue = [
            "of": .string(request.subject.rawValue),
            "from": JSONValue(name),
            "to": .string(String(number)),
            "lines": .array(ComparedLine.lines(from: other, to: text).map(\.value)),
        ]
        return .json(value.text())
    }

    /// Brings back what a revision led to, as a new one.
    func restore(
        _ revision: String,
        _ request: PastRequest,
        _ sent: SentContent,
        as viewpoint: Viewpoint
    ) async throws -> Answer {
        guard let number = Int(revision) else { throw Refusal.notFound }
        guard let condition = sent.condition else { throw Refusal.conditionRequired }
        switch request.subject {
        case .spec:
            guard viewpoint.pin == nil else { throw SessionError.refused(.pinned) }
            return answer(try await session.restoreSpec(number, if: condition, author: sent.author))
        case .customization:
            let current = try await session.restoreCustomization(
                number,
                profile: request.profile,
                pin: viewpoint.pin,
                author: sent.author,
                if: condition
            )
            return answer(current, pin: viewpoint.pin)
        }
    }

    private func mediaType(of subject: PastRequest.Subject) -> String {
        subject == .spec ? session.previewed.format.mediaType : "application/json"
    }

    private func text(_ number: Int, _ request: PastRequest, _ viewpoint: Viewpoint) async throws -> [UInt8] {
        switch request.subject {
        case .spec: try await session.specText(ofRevision: number)
        case .customization: Array(try await customizationTexts(number, request, viewpoint).after.utf8)
        }
    }

    private func customizationTexts(
        _ number: Int,
        _ request: PastRequest,
        _ viewpoint: Viewpoint
    ) async throws(SessionError) -> (before: String, after: String) {
        try await session.customizationTexts(ofRevision: number, profile: request.profile, pin: viewpoint.pin)
    }

    /// The other side of a comparison, with its revision where it has one.
    private func other(
        _ comparison: PastRequest.Comparison,
        than number: Int,
        _ request: PastRequest,
        _ viewpoint: Viewpoint
    ) async throws -> (revision: String?, text: [UInt8]) {
        switch (comparison, request.subject) {
        case (.revision(let other), _): return (String(other), try await text(other, request, viewpoint))
        case (.previous, .spec):
            guard let previous = try await session.specRevision(before: number) else { return (nil, []) }
            return (String(previous), try await text(previous, request, viewpoint))
        case (.previous, .customization):
            return (nil, Array(try await customizationTexts(number, request, viewpoint).before.utf8))
        case (.present, .spec): return (nil, snapshot(viewpoint.pin).text ?? [])
        case (.present, .customization):
            let present = try await session.customization(profile: request.profile, pin: viewpoint.pin)
            return (nil, Array(present.text.utf8))
        }
    }
}
