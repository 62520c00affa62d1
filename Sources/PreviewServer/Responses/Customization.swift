import HTTPServing
import PreviewCore
import PreviewPages
import TabModel
import TabSpecCoding

extension RouteRequest {
    /// Responds with the customization of a profile.
    func customization() async throws -> RouteResponse {
        let profile = try viewpoint.profile(in: target)
        let current = try await site.session.customization(profile: profile, pin: viewpoint.pin)
        return site.response(current, as: viewpoint)
    }

    /// Performs one operation, or several as one action, judged with the switches of the page on which it was
    /// performed.
    func performOperations() async throws -> RouteResponse {
        let profile = try viewpoint.profile(in: target)
        let operations: [CustomizationOperation]
        do {
            operations = try OperationCoding.read(body)
        } catch {
            throw HTTPError.body("operation", error.text, error.diagnostics)
        }
        let view = ViewState(query: target.query)
        let current = try await site.session.perform(
            operations,
            profile: profile,
            pin: viewpoint.pin,
            switches: view.switches,
            conditions: view.conditions,
            author: author,
            if: condition
        )
        return site.response(current, as: viewpoint)
    }

    /// Replaces the whole stored customization.
    func replaceCustomization() async throws -> RouteResponse {
        let profile = try viewpoint.profile(in: target)
        let condition = try requiredCondition()
        let (customization, diagnostics) = CustomizationCoding.read(body, file: "customization", limits: .http)
        guard let customization else {
            let text = "The body is not a customization. Use the format of the GET response for this URL."
            throw HTTPError.body("customization", text, diagnostics, status: 422)
        }
        let current = try await site.session.replaceCustomization(
            with: customization,
            profile: profile,
            pin: viewpoint.pin,
            author: author,
            if: condition
        )
        return site.response(current, as: viewpoint)
    }

    /// Removes a profile's customization: a link's own, or any by the owner.
    func deleteProfile() async throws -> RouteResponse {
        guard viewpoint.profile == nil || viewpoint.profile == name else {
            throw HTTPError.role(admission.visitor.right)
        }
        guard ProfileName.isValid(name) else { throw SessionError.unknownProfile(name) }
        try await site.session.deleteProfile(name, pin: viewpoint.pin, author: author)
        return .done
    }
}

extension Site {
    func response(_ current: CurrentCustomization, as viewpoint: Viewpoint) -> RouteResponse {
        RouteResponse(Array(current.text.utf8), "application/json", tag: current.tag).marked(
            staleIn: snapshot(as: viewpoint)
        )
    }
}
