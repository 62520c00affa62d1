import Foundation
import HTTPServing
import PreviewCore
import PreviewPages
import TabModel
import TabSpecCoding

/// An admitted request about the list of previews, for the functions of its routes.
struct ListRequest: Sendable {
    let table: any SiteTable
    let server: ServerResources
    let theme: ServerResources.Theme
    let admission: Admission
    let head: RequestHead
    /// The body; empty if the route only reads.
    var body: [UInt8] = []

    init(_ admission: Admission, _ head: RequestHead, to table: any SiteTable, of server: ServerResources) {
        (self.admission, self.head, self.table, self.server) = (admission, head, table, server)
        theme = server.theme
    }

    /// Responds with the list, or the part of it that the query requests: JSON, or a page.
    func list() async throws -> RouteResponse {
        var query = PreviewListQuery()
        query.find = admission.target.parameter("find") ?? ""
        query.after = admission.target.parameter("after")
        let list = try await table.list(query)
        guard !MediaRange.prefersJSON(accept: head["accept"]) else {
            return .json(JSONValue.array(list.previews.map(\.json)).text()).uncached
        }
        let subject = PreviewListSubject(
            query: query,
            list: list,
            now: table.hosting?.store.time ?? Date().timeIntervalSince1970,
            isHosting: table.hosting != nil
        )
        return .html(try theme.renderer.list(subject, assets: theme.assets.paths)).uncached
    }

    /// Responds with a stream of changes of the list.
    func events() throws(HTTPError) -> RouteResponse {
        var response = RouteResponse.events
        guard admission.method == .get else { return response }
        let place = try server.streams.take(for: admission.visitor)
        let events = table.events.subscribe()
        let following = PulledSequence<HTTPChunk, Never> {
            var events = events.makeAsyncIterator()
            return {
                guard let event = await events.next(isolation: #isolation) else { return nil }
                server.metrics?.sentEvent()
                return HTTPChunk(EventText.listText(event))
            }
        }
        let opening = HTTPChunk(EventText.listHello)
        response.body = .stream(
            HTTPStream(opening: opening, following: following, last: EncodedEvent.bye.chunk, place: place)
        )
        return response
    }

    /// Responds with the status of the running server.
    func health() -> RouteResponse { .json(JSONValue.object([JSONMember("status", "ok")]).text()) }

    /// Responds with a file of Public.
    func asset() throws(HTTPError) -> RouteResponse {
        guard let asset = theme.assets.asset(admission.values[1], hash: admission.values[0]) else { throw .notFound }
        return asset
    }
}

extension PreviewSummary {
    /// The preview in the form of `GET /`.
    fileprivate var json: JSONValue {
        [
            "name": .string(name), "title": .string(title), "file": .string(file),
            "changed": changed.map(JSONValue.number) ?? .null, "errors": .integer(errors),
            "warnings": .integer(warnings), "missing": .bool(isMissing), "revision": .string(revision),
            "publisher": JSONValue(publisher), "kind": JSONValue(tabView?.kind.rawValue),
            "line": tabView.map { .integer($0.line) } ?? .null, "parent": JSONValue(tabView?.parent),
        ]
    }
}
