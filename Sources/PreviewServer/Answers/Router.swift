import PreviewCore
import PreviewPages
import TabModel

/// Leads an admitted request to its answer.
struct Router: Sendable {
    let site: Site

    /// The answer to a reading request of a route whose answers can be kept, or nil for other routes.
    func makeKeepable(_ route: Route, _ target: RequestTarget, looks: Site.Looks) async throws -> MadeAnswer? {
        switch route {
        case .page: try await site.page(ViewState(query: target.query), looks: looks)
        case .devices: try await site.page(Self.devices(target.query), looks: looks)
        case .frame: try await site.frame(ViewState(query: target.query), looks: looks)
        case .layout: try await site.layout(ViewState(query: target.query))
        case .diagnostics: site.diagnostics()
        default: nil
        }
    }

    /// The answer to any other reading request.
    func make(_ route: Route, _ target: RequestTarget, looks: Site.Looks) async throws -> Answer {
        switch route {
        case .spec: return try site.spec()
        case .customization: return try await site.customization(profile: Self.profile(target))
        case .profiles: return try await site.profiles()
        case .image(let name): return try site.image(name)
        case .events: return try site.events()
        case .exportJSON: return try await site.export(profile: Self.profile(target))
        case .health: return site.health()
        case .asset(let hash, let name):
            guard let asset = looks.assets.asset(name, hash: hash) else { throw Refusal.notFound }
            return asset
        case .page, .devices, .frame, .layout, .diagnostics, .rules, .profile: throw Refusal.notFound
        }
    }

    /// The answer to a request that changes something.
    func write(_ admission: Admission, _ route: Route, body: [UInt8], ifMatch: String?) async throws -> Answer {
        if case .profile(let name) = route { return try await site.deleteProfile(name) }
        let condition = ifMatch.map { EntityTagList($0).condition }
        let request = WriteRequest(
            profile: try Self.profile(admission.target),
            switches: ViewState(query: admission.target.query).switches,
            condition: condition,
            body: body
        )
        return admission.method == .put
            ? try await site.replaceCustomization(request) : try await site.perform(request)
    }

    /// `/devices` is a short name for `/?view=all` with the other parameters kept.
    private static func devices(_ query: [(String, String)]) -> ViewState {
        ViewState(query: [("view", "all")] + query)
    }

    private static func profile(_ target: RequestTarget) throws(Refusal) -> String {
        guard let name = target.parameter("profile"), !name.isEmpty else { return ProfileName.usual }
        guard ProfileName.isValid(name) else { throw .badProfile }
        return name
    }
}
