import FlyingSocks
import Foundation

/// A handler of the requests of connections.
package protocol HTTPHandler: Sendable {
    /// Responds to a request.
    func handleRequest(_ head: RequestHead, body: RequestBody) async -> HTTPResponse

    /// Responds to a request that can't be read; the response is the last one of its connection.
    func handleError(_ error: RequestError) -> HTTPResponse
}

/// A connection: request after request is read, passed to the handler and responded to.
struct Connection: Sendable {
    let socket: ConnectionSocket
    let handler: any HTTPHandler
    private let input: ConnectionInput

    init(_ socket: ConnectionSocket, handler: any HTTPHandler) {
        (self.socket, self.handler) = (socket, handler)
        input = ConnectionInput(socket)
    }

    /// Serves until either end closes; then the connection is closed.
    func serve() async {
        if let peer = socket.peer, (try? await respond(to: peer)) == true {
            socket.endSending()
            try? await input.drain()
        }
        await socket.close()
    }

    /// Responds until the client leaves, or until a response that is the last one: then it returns true.
    private func respond(to peer: String) async throws -> Bool {
        while let response = try await nextResponse(to: peer) {
            socket.note(response.isStillAdmitted)
            try await send(response)
            if response.isLast { return true }
        }
        return false
    }

    private func nextResponse(to peer: String) async throws -> HTTPResponse? {
        do {
            guard var head = try await input.nextHead() else { return nil }
            head.peer = peer
            socket.note(nil)
            let body = RequestBody(head) { [input] in try await input.nextOfBody() }
            return await handler.handleRequest(head, body: body)
        } catch let error as RequestError {
            return handler.handleError(error)
        }
    }
}

// MARK: - Responses

extension Connection {
    private func send(_ response: HTTPResponse) async throws {
        guard response.length == nil, !response.isHeadOnly else { return try await write(response) }
        socket.limitUnsent()
        try await writeWhileThere(response)
    }

    /// Writes head and body; the head together with the first piece.
    private func write(_ response: HTTPResponse) async throws {
        var head = Data(response.head.utf8)
        for try await piece in response.pieces(areFramed: response.isChunked) {
            try await socket.write(head + piece)
            head = Data()
        }
        if !head.isEmpty { try await socket.write(head) }
    }

    /// Writes a stream without an end of its own; it ends when the client leaves, and frees its place (S42).
    private func writeWhileThere(_ response: HTTPResponse) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await write(response) }
            group.addTask { [input] in
                try await input.untilGone()
                throw SocketError.disconnected
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }
}
