import HTTPServing
import PreviewCore
import PreviewPages
import TabModel
import TabSpecCoding

/// The form of the response to a draft.
enum DraftForm: Hashable, Sendable {
    /// The page of `/`.
    case page
    /// The fragment of `/frame`.
    case frame
    /// The layout of `/layout`.
    case layout

    /// Creates the form that an `Accept` field and the parameter `only` request: a page or a frame if HTML is named.
    init(accept: String?, only: String?) {
        guard MediaRange.namesHTML(accept: accept) else {
            self = .layout
            return
        }
        self = only == "frame" ? .frame : .page
    }
}

extension RouteRequest {
    /// Responds with the preview of another text of the spec, which is not stored.
    func preview() async throws -> RouteResponse {
        do {
            return try await drawn().uncached
        } catch SessionError.invalidSpec(let diagnostics) {
            return broken(diagnostics)
        }
    }

    private func drawn() async throws -> RouteResponse {
        let type = MediaRange.type(of: head["content-type"])
        let format = SpecFormat.allCases.first { $0.mediaType == type } ?? site.session.previewed.format
        let shown = try await site.session.draft(body, in: format, profile: view.state.profile)
        return switch DraftForm(accept: head["accept"], only: target.parameter("only")) {
        case .page: try await view.page(of: shown).response
        case .frame: try await view.frame(of: shown).response
        case .layout: try await view.layout(of: shown).response
        }
    }

    /// Responds with the content of `/diagnostics` for text that isn't a spec.
    ///
    /// A word that is still being typed isn't a failure, and browsers log every status that reports one.
    private func broken(_ diagnostics: [Diagnostic]) -> RouteResponse {
        var draft = site.session.snapshot
        draft.diagnostics = diagnostics
        return .diagnostics(of: draft).uncached
    }
}
