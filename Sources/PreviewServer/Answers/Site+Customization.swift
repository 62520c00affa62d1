import PreviewCore
import TabModel
import TabSpecCoding

/// What a writer sends along with a body.
struct WriteRequest: Sendable {
    var profile: String
    /// The switches of the page that was acted on.
    var switches: SwitchOverrides
    var condition: WriteCondition?
    var body: [UInt8]
}

extension Site {
    /// Form 2 of a profile.
    func customization(profile: String) async throws(SessionError) -> Answer {
        answer(try await session.customization(profile: profile))
    }

    /// Does one operation, or several as one act.
    func perform(_ request: WriteRequest) async throws -> Answer {
        let operations: [CustomizationOperation]
        do {
            operations = try OperationCoding.read(request.body)
        } catch {
            throw RefusedText(id: "operation", status: 400, error.text, error.diagnostics)
        }
        return answer(
            try await session.perform(
                operations,
                profile: request.profile,
                switches: request.switches,
                if: request.condition
            )
        )
    }

    /// Takes form 2 whole in place of what is stored.
    func replaceCustomization(_ request: WriteRequest) async throws -> Answer {
        guard let condition = request.condition else { throw Refusal.conditionRequired }
        let (customization, diagnostics) = CustomizationCoding.read(request.body, file: "customization", limits: .http)
        guard let customization else {
            throw RefusedText(id: "customization", status: 422, Self.unreadable, diagnostics)
        }
        return answer(
            try await session.replaceCustomization(with: customization, profile: request.profile, if: condition)
        )
    }

    private static let unreadable = "The body is no customization. Send what GET of the same address answers."

    private func answer(_ current: CurrentCustomization) -> Answer {
        Answer(Array(current.text.utf8), "application/json", tag: current.tag).marked(staleIn: session.snapshot)
    }
}

/// A body that could not be read, with every mistake in it.
struct RefusedText: Error {
    let id: String
    let status: Int
    let text: String
    let diagnostics: [Diagnostic]

    init(id: String, status: Int, _ text: String, _ diagnostics: [Diagnostic]) {
        self.id = id
        self.status = status
        self.text = text
        self.diagnostics = diagnostics
    }
}
