import PreviewCore

/// Makes the answers that can be kept: when they are asked for, and pages as soon as a change is published.
struct PageAnswers: Sendable {
    let site: Site
    let heartbeat: Duration

    /// The answer of a keepable route at the newest revision: kept, under way, or made now, in a guest's turn.
    func answer(_ page: PageAddress, for asker: Asker = .owner) async throws -> KeptAnswer {
        let looks = site.looks
        let key = key(page, looks: looks, revision: site.snapshot(page.viewpoint.pin).revision.number)
        if let kept = site.kept.answer(for: key) { return kept }
        return try await site.kept.answer(for: key) {
            let router = Router(site: site, viewpoint: page.viewpoint)
            let made = try await site.guestWork.run(for: asker) { try await router.makeKeepable(page, looks: looks) }
            guard let made else { throw Refusal.notFound }
            let kept = KeptAnswer(answer: made.answer, response: made.answer.response(heartbeat: heartbeat))
            site.kept.keep(kept, for: self.key(page, looks: looks, revision: made.revision))
            return kept
        }
    }

    /// The page of rules: made once for each state of the looks, since nothing else changes it.
    func rules() throws -> KeptAnswer {
        let looks = site.looks
        if let ready = site.rules.answer(looks: looks.generation) { return ready }
        let answer = Answer.html(try looks.renderer.rules(assets: looks.assets.paths))
        let kept = KeptAnswer(answer: answer, response: answer.response(heartbeat: heartbeat))
        site.rules.keep(kept, looks: looks.generation)
        return kept
    }

    /// Begins to make the pages that open windows are about to ask for; their requests find them made, or wait for them.
    ///
    /// What goes wrong here goes wrong again for whoever asks, and is told there.
    func prepare() {
        let pages = site.recentPages.take()
        guard !pages.isEmpty else { return }
        site.kept.prepare {
            for page in pages where !Task.isCancelled { _ = try? await answer(page) }
        }
    }

    private func key(_ page: PageAddress, looks: Site.Looks, revision: Int) -> AnswerKey {
        AnswerKey(
            revision: revision,
            looks: looks.generation,
            viewpoint: page.viewpoint.relevant(to: page.route),
            route: page.route,
            // Every link's address leads under another token, and none of them is part of what is answered.
            rawQuery: page.target.rawQuery
        )
    }
}
