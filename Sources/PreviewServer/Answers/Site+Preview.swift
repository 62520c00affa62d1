import PreviewCore
import PreviewPages
import TabModel
import TabSpecCoding

/// A text that is shown before it is saved, and where.
struct DraftRequest: Sendable {
    var view: ViewState
    var viewpoint: Viewpoint
    var text: [UInt8]
    var format: SpecFormat
    /// What is asked for: a page or a frame for whoever names HTML, else the layout.
    var form: Form
    /// The query as it was written.
    var rawQuery: String

    /// What an answer to a draft is.
    enum Form: Hashable, Sendable {
        /// What `/` answers.
        case page
        /// What `/frame` answers.
        case frame
        /// What `/layout` answers.
        case layout
    }
}

extension DraftRequest.Form {
    /// What an `Accept` field and the parameter `only` ask for.
    init(accept: String?, only: String?) {
        guard MediaRange.namesHTML(accept: accept) else {
            self = .layout
            return
        }
        self = only == "frame" ? .frame : .page
    }
}

extension Site {
    /// What the spec would look like with another text, of which nothing is kept.
    ///
    /// People type a text and take it back: the last few answers stand ready.
    func preview(_ request: DraftRequest) async throws -> Answer {
        let looks = looks
        let key = DraftKey(
            digest: EntityTag(of: request.text),
            format: request.format,
            form: request.form,
            place: AnswerKey(
                revision: snapshot(nil).revision.number,
                looks: looks.generation,
                viewpoint: request.viewpoint,
                route: .preview,
                rawQuery: request.rawQuery
            )
        )
        if let known = drafts.answer(for: key) { return known }
        let made = try await makePreview(request, looks: looks)
        drafts.keep(made, for: key)
        return made
    }

    private func makePreview(_ request: DraftRequest, looks: Looks) async throws -> Answer {
        let view = request.view
        let shown: PreviewView
        do throws(SessionError) {
            shown = try await session.draft(request.text, in: request.format, profile: view.profile)
        } catch .invalidSpec(let diagnostics) {
            return brokenDraft(diagnostics)
        }
        let made: MadeAnswer =
            switch request.form {
            case .page: try await page(of: shown, view, as: request.viewpoint, looks: looks)
            case .frame: try frame(of: shown, view, as: request.viewpoint, looks: looks)
            case .layout: try layout(of: shown, view)
            }
        var answer = made.answer
        (answer.caching, answer.tag) = (.never, nil)
        return answer
    }

    /// What `/diagnostics` would answer, for a text that is no spec.
    ///
    /// Half a word typed is no failure, and browsers log every status that says so.
    private func brokenDraft(_ diagnostics: [Diagnostic]) -> Answer {
        var draft = snapshot(nil)
        draft.diagnostics = diagnostics
        var answer = self.diagnostics(in: draft)
        (answer.caching, answer.tag) = (.never, nil)
        return answer
    }
}
