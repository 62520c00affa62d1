import PreviewCore
import PreviewPages
import Synchronization
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

extension WriteRequest {
    /// What the spec would look like with another text, of which nothing is kept.
    ///
    /// People type a string and take it back: the last few answers are ready.
    func preview() async throws -> Answer {
        let view = ViewRequest(target, site: site, theme: site.theme, viewpoint: viewpoint)
        let format = SpecFormat.allCases.first { $0.mediaType == sent.type } ?? site.session.previewed.format
        let form = DraftForm(accept: sent.accept, only: target.parameter("only"))
        let key = DraftCache.Key(
            digest: EntityTag(of: sent.bytes),
            format: format,
            form: form,
            place: AnswerKey(
                view,
                path: admission.route.path,
                for: .rights,
                revision: site.session.snapshot.revision.number
            )
        )
        if let known = site.drafts.answer(for: key) { return known }
        let made = try await draw(view, in: format, as: form)
        site.drafts.keep(made, for: key)
        return made
    }

    private func draw(_ view: ViewRequest, in format: SpecFormat, as form: DraftForm) async throws -> Answer {
        let shown: PreviewView
        do throws(SessionError) {
            shown = try await site.session.draft(sent.bytes, in: format, profile: view.state.profile)
        } catch .invalidSpec(let diagnostics) {
            return broken(diagnostics)
        }
        let made: MadeAnswer =
            switch form {
            case .page: try await view.page(of: shown)
            case .frame: try view.frame(of: shown)
            case .layout: try view.layout(of: shown)
            }
        return made.answer.keptNowhere
    }

    /// What `/diagnostics` would answer, for a string that is no spec.
    ///
    /// Half a word typed is no failure, and browsers log every status that says so.
    private func broken(_ diagnostics: [Diagnostic]) -> Answer {
        var draft = site.session.snapshot
        draft.diagnostics = diagnostics
        return Answer.diagnostics(of: draft).keptNowhere
    }
}

/// The answers to the last few drafts, at most 4 MiB of them: a string that comes back after an undo is not drawn again.
///
/// Apart from ``AnswerCache``, since texts that are typed come by once and would drive out what is asked for again.
final class DraftCache: Sendable {
    /// What makes two answers to drafts the same bytes.
    struct Key: Hashable, Sendable {
        var digest: EntityTag
        var format: SpecFormat
        var form: DraftForm
        var place: AnswerKey
    }

    /// How many there are at most.
    static let capacity = 8

    private let answers = Mutex(LatestUsed<Key, Answer>(capacity: capacity, costLimit: 4 << 20))

    func answer(for key: Key) -> Answer? {
        answers.withLock { $0.value(for: key) }
    }

    func keep(_ answer: Answer, for key: Key) {
        guard case .bytes(let bytes) = answer.body else { return }
        answers.withLock { $0.keep(answer, for: key, cost: bytes.count + 1024) }
    }
}
