import PreviewCore
import PreviewPages
import TabModel
import TabSpecCoding

/// Leads an admitted request to its answer, as somebody sees it.
struct Router: Sendable {
    let site: Site
    var viewpoint = Viewpoint.owner

    /// The answer to a reading request of a route whose answers can be kept, or nil for other routes.
    func makeKeepable(_ page: PageAddress, looks: Site.Looks) async throws -> MadeAnswer? {
        let query = page.target.query
        return switch page.route {
        case .page: try await site.page(viewpoint.state(query), as: viewpoint, looks: looks)
        case .devices: try await site.page(viewpoint.state(Self.devices(query)), as: viewpoint, looks: looks)
        case .frame: try await site.frame(viewpoint.state(query), as: viewpoint, looks: looks)
        case .layout: try await site.layout(viewpoint.state(query), as: viewpoint)
        case .diagnostics: site.diagnostics(as: viewpoint)
        case .exportHTML: try await site.exportHTML(viewpoint.state(query), as: viewpoint, looks: looks)
        default: nil
        }
    }

    /// The answer to any other reading request.
    func make(_ admission: Admission, accept: String?, looks: Site.Looks) async throws -> Answer {
        let target = admission.target
        switch admission.route {
        case .spec: return try site.spec(as: viewpoint)
        case .history: return try await site.history(pastRequest(admission), as: viewpoint)
        case .past(let number): return try await site.past(number, pastRequest(admission), as: viewpoint)
        case .customization: return try await site.customization(profile: viewpoint.profile(in: target), as: viewpoint)
        case .profiles: return try await site.profiles(as: viewpoint)
        case .image(let name): return try site.image(name, as: viewpoint)
        case .events: return try site.events(for: admission)
        case .exportJSON: return try await site.exportJSON(profile: viewpoint.profile(in: target), as: viewpoint)
        case .exportSwift: return try await site.exportSwift(as: viewpoint)
        case .exportPNG: return try await exportPNG(admission, looks: looks)
        case .health: return site.health(as: viewpoint)
        case .asset(let hash, let name):
            guard let asset = looks.assets.asset(name, hash: hash) else { throw Refusal.notFound }
            return asset
        case .shares: return try await site.shares(accept: accept, looks: looks)
        case .page, .devices, .frame, .layout, .diagnostics, .exportHTML, .rules, .profile, .share, .rotation, .unlock,
            .preview, .assist, .edit, .restoration:
            throw Refusal.notFound
        }
    }

    private func exportPNG(_ admission: Admission, looks: Site.Looks) async throws -> Answer {
        let target = admission.target
        let scale = target.parameter("scale").flatMap(Int.init).flatMap { (1...3).contains($0) ? $0 : nil }
        return try await site.exportPNG(
            viewpoint.state(target.query),
            as: viewpoint,
            scale: scale ?? 2,
            for: Asker(admission.visitor),
            looks: looks
        )
    }

    /// `/devices` is a short name for `/?view=all` with the other parameters kept.
    private static func devices(_ query: [(String, String)]) -> [(String, String)] {
        [("view", "all")] + query
    }
}

// MARK: - Writing

extension Router {
    /// The answer to a request that changes something.
    func write(_ admission: Admission, _ sent: SentContent) async throws -> Answer {
        switch admission.route {
        case .profile(let name):
            guard viewpoint.mayDelete(profile: name) else { throw Refusal.role(admission.visitor.right) }
            return try await site.deleteProfile(name, by: sent.author, as: viewpoint)
        case .shares: return try await site.createShare(sent.bytes, from: admission.address)
        case .share(let id): return try await site.revokeShare(id)
        case .rotation(let id): return try await site.rotateShare(id, sent.bytes, from: admission.address)
        case .unlock: return try await site.unlock(admission, sent.bytes)
        case .spec: return try await site.replaceSpec(sent, as: viewpoint)
        case .preview: return try await site.preview(draft(sent, at: admission.target))
        case .edit: return try await site.edit(sent, as: viewpoint)
        case .restoration(let number):
            return try await site.restore(number, pastRequest(admission), sent, as: viewpoint)
        case .assist: return try site.assist(sent.bytes)
        case .customization: return try await customize(admission, sent)
        case .page, .devices, .frame, .layout, .diagnostics, .rules, .profiles, .image, .events, .exportHTML,
            .exportJSON, .exportPNG, .exportSwift, .health, .asset, .history, .past:
            throw Refusal.method(admission.route)
        }
    }

    private func draft(_ sent: SentContent, at target: RequestTarget) -> DraftRequest {
        DraftRequest(
            view: viewpoint.state(target.query),
            viewpoint: viewpoint,
            text: sent.bytes,
            format: SpecFormat.allCases.first { $0.mediaType == sent.type } ?? site.session.previewed.format,
            form: DraftRequest.Form(accept: sent.accept, only: target.parameter("only")),
            rawQuery: target.rawQuery
        )
    }

    private func customize(_ admission: Admission, _ sent: SentContent) async throws -> Answer {
        let request = WriteRequest(
            profile: try viewpoint.profile(in: admission.target),
            pin: viewpoint.pin,
            switches: ViewState(query: admission.target.query).switches,
            condition: sent.condition,
            author: sent.author,
            body: sent.bytes
        )
        switch admission.method {
        case .put: return try await site.replaceCustomization(request)
        case .post: return try await site.perform(request)
        case .get, .head, .delete: throw Refusal.method(admission.route)
        }
    }
}

// MARK: - History

extension Router {
    /// Which history a request is about, where the visitor may see it.
    private func pastRequest(_ admission: Admission) throws(Refusal) -> PastRequest {
        let request = try PastRequest(admission.target, profile: viewpoint.profile(in: admission.target))
        let needed = Right.needed(forHistoryOfSpec: request.subject == .spec)
        guard admission.visitor.right >= needed else { throw .role(admission.visitor.right) }
        return request
    }
}
