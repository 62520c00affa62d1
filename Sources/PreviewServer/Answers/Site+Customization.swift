import PreviewCore
import TabModel
import TabSpecCoding

/// What a writer sends along with a body.
struct WriteRequest: Sendable {
    var profile: String
    /// What a pinned link's operations are judged against; nil is what is there now.
    var pin: PinnedPreview?
    /// The switches of the page that was acted on.
    var switches: SwitchOverrides
    var condition: WriteCondition?
    /// Whose change it is.
    var author: ChangeAuthor
    var body: [UInt8]
}

extension Site {
    /// Form 2 of a profile.
    func customization(profile: String, as viewpoint: Viewpoint) async throws(SessionError) -> Answer {
        let pin = viewpoint.pin
        return answer(try await session.customization(profile: profile, pin: pin), pin: pin)
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
                pin: request.pin,
                switches: request.switches,
                author: request.author,
                if: request.condition
            ),
            pin: request.pin
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
            try await session.replaceCustomization(
                with: customization,
                profile: request.profile,
                pin: request.pin,
                author: request.author,
                if: condition
            ),
            pin: request.pin
        )
    }

    private static let unreadable = "The body is no customization. Send what GET of the same address answers."

    func answer(_ current: CurrentCustomization, pin: PinnedPreview?) -> Answer {
        Answer(Array(current.text.utf8), "application/json", tag: current.tag).marked(staleIn: snapshot(pin))
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
