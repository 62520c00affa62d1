import PreviewCore
import PreviewPages
import TabModel
import TabSpecCoding

/// What an answer to a draft is.
enum DraftForm: Hashable, Sendable {
    /// What `/` answers.
    case page
    /// What `/frame` answers.
    case frame
    /// What `/layout` answers.
    case layout

    /// What an `Accept` field and the parameter `only` ask for: a page or a frame if HTML is named.
    init(accept: String?, only: String?) {
        guard MediaRange.namesHTML(accept: accept) else {
            self = .layout
            return
        }
        self = only == "frame" ? .frame : .page
    }
}

extension RouteRequest {
    /// What the spec would look like with another text, of which nothing is kept.
    func preview() async throws -> Answer {
        do {
            return try await drawn().keptNowhere
        } catch SessionError.invalidSpec(let diagnostics) {
            return broken(diagnostics)
        }
    }

    private func drawn() async throws -> Answer {
        let type = MediaRange.type(of: head["content-type"])
        let format = SpecFormat.allCases.first { $0.mediaType == type } ?? site.session.previewed.format
        let shown = try await site.session.draft(body, in: format, profile: view.state.profile)
        return switch DraftForm(accept: head["accept"], only: target.parameter("only")) {
        case .page: try await view.page(of: shown).answer
        case .frame: try await view.frame(of: shown).answer
        case .layout: try await view.layout(of: shown).answer
        }
    }

    /// What `/diagnostics` would answer, for a string that is no spec.
    ///
    /// Half a word typed is no failure, and browsers log every status that says so.
    private func broken(_ diagnostics: [Diagnostic]) -> Answer {
        var draft = site.session.snapshot
        draft.diagnostics = diagnostics
        return .diagnostics(of: draft).keptNowhere
    }
}
