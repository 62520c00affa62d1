import Foundation
import HTTPServing
import PreviewCore

/// The publishing on a team's server: a spec with its files, by `Authorization: Bearer TOKEN`.
extension ListRequest {
    /// Responds with the present publication.
    func publication() async throws -> RouteResponse {
        let (upload, tag) = try await hosting().publication(name)
        return try Self.json(PublishedUpload(upload: upload, tag: tag.text))
    }

    /// Publishes the sent spec, instead of the one that the publisher expects.
    func publish() async throws -> RouteResponse {
        guard SiteName.isValid(name) else { throw HostError.name(name) }
        guard let token = publisher else { throw HTTPError.publisherNeeded }
        guard let condition = WriteCondition(head) else { throw HTTPError.conditionRequired }
        let upload = try Upload(reading: body)
        let (revision, isNew) = try await hosting().publish(upload, as: name, by: token, if: condition)
        await table.wasPublished(name)
        server.metrics?.published(isNew: isNew)
        let tag = EntityTag(of: upload.text).text
        let path = "p/\(name)/"
        let url = server.publicURL.map { $0.text + path }
        var response = try Self.json(PublishReceipt(name: name, path: path, url: url, revision: revision, tag: tag))
        response.status = isNew ? 201 : 200
        return response
    }

    /// Removes a preview with everything that belongs to it.
    func removePublication() async throws -> RouteResponse {
        try await hosting().remove(name, by: publisher)
        await table.wasPublished(name)
        return .done
    }

    private static func json(_ value: some Encodable) throws -> RouteResponse {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return RouteResponse(Array(try encoder.encode(value)), "application/json").uncached
    }

    private var name: String { admission.values.first ?? "" }

    private var publisher: HostToken? {
        if case .publisher(let token) = admission.visitor { token } else { head.bearerToken.flatMap(ownersToken) }
    }

    private func ownersToken(_ text: String) -> HostToken? { table.hosting?.tokens.token(text) }

    private func hosting() throws(HTTPError) -> HostService {
        guard let hosting = table.hosting else { throw .notHosting }
        return hosting
    }
}

extension HTTPError {
    static let notHosting = Self(
        404,
        "notHosting",
        "Publishing not available",
        "This server shows files on its own machine. To publish, use a server that runs tabpreview host."
    )
    static let publisherNeeded = Self(
        403,
        "publisher",
        "Token required",
        "Send a token in the Authorization field. Create one with tabpreview host token create."
    )

    init(_ error: HostError) {
        switch error {
        case .name: self.init(422, "name", "Not possible", error.text)
        case .unknownPreview: self.init(404, "unknownPreview", "No such preview", error.text)
        case .notPublisher: self.init(403, "publisher", "Not possible", error.text)
        case .changed: self.init(412, "changed", "Changed", error.text)
        case .invalidSpec(let diagnostics): self.init(422, "spec", "Not a spec", error.text, diagnostics)
        case .body: self.init(400, "publication", "Invalid request", error.text)
        case .file: self.init(422, "file", "Not possible", error.text)
        case .tooManyPreviews: self.init(409, "manyPreviews", "Too many previews", error.text)
        case .tooManyTokens: self.init(409, "manyTokens", "Too many tokens", error.text)
        case .label: self.init(422, "label", "Not possible", error.text)
        case .unknownToken: self.init(404, "unknownToken", "No such token", error.text)
        }
    }
}
