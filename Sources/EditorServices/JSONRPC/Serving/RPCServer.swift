import TabModel
public import TabSpecCoding

/// A server that answers a client's messages: notifications in their order, requests concurrently.
public struct RPCServer: Sendable {
    /// The maximum number of requests that are answered at the same time; more wait to be read.
    static let mostRequests = 16

    /// The reason for the end of the messages.
    public enum End: Hashable, Sendable {
        /// The service ended.
        case service
        /// The input ended.
        case input
        /// A sentence that explains why the input can't be read any further.
        case broken(String)
    }

    private let input: MessageInput
    private let output: MessageOutput
    private let limits: SpecReadingLimits
    private let requests = RunningRequests()
    private let updates: UpdateQueue

    /// Creates a server for one client; `limits` are those of a message.
    public init(_ input: MessageInput, _ output: MessageOutput, limits: SpecReadingLimits) {
        (self.input, self.output, self.limits) = (input, output, limits)
        updates = UpdateQueue(output)
    }

    /// Serves until the service or the input ends; then cancels the requests that are still running.
    public func run(_ service: inout some RPCService) async -> End {
        await withDiscardingTaskGroup { group in
            let end = await serve(&service, &group)
            requests.cancelAll()
            group.cancelAll()
            return end
        }
    }

    private func serve<Service: RPCService>(_ service: inout Service, _ group: inout DiscardingTaskGroup) async -> End {
        for await message in input.messages {
            input.makeRoom()
            switch message {
            case .broken(let text): return .broken(text)
            case .refused(let error): output.send(.response(nil, .failure(error)))
            case .message(let bytes):
                do throws(RPCRequestError) {
                    try await take(RPCMessage(reading: bytes, limits: limits), &service, &group)
                } catch {
                    output.send(.response(error.id, .failure(error.error)))
                }
                if service.hasEnded { return .service }
            }
        }
        return .input
    }

    private func take<Service: RPCService>(
        _ message: RPCMessage,
        _ service: inout Service,
        _ group: inout DiscardingTaskGroup
    ) async throws(RPCRequestError) {
        switch message {
        case .response: break
        case .notification(let notification):
            if let id = Service.cancelled(by: notification) { return requests.cancel(id) }
            for update in service.take(notification) where updates.add(update) {
                group.addTask { [updates] in await updates.run(update) }
            }
        case .request(let request):
            guard await requests.add(request.id, atMost: Self.mostRequests) else {
                throw RPCRequestError(
                    nil,
                    RPCError(.invalidRequest, "\"\(request.method)\" has the id of a request that is still running.")
                )
            }
            do throws(RPCError) {
                switch try service.work(for: request) {
                case .done(let value):
                    requests.remove(request.id)
                    output.send(.response(request.id, .success(value)))
                case .task(let make):
                    let cancellation = Service.cancellation
                    group.addTask { await respond(to: request.id, cancellation, make) }
                }
            } catch {
                requests.remove(request.id)
                throw RPCRequestError(request.id, error)
            }
        }
    }

    private func respond(
        to id: RPCID,
        _ cancellation: RPCError?,
        _ make: @escaping @Sendable () async throws -> JSONValue
    ) async {
        let task = Task { try await make() }
        requests.started(id, task)
        let result = await task.result
        let isCancelled = requests.remove(id)
        switch result {
        case _ where isCancelled:
            if let cancellation { output.send(.response(id, .failure(cancellation))) }
        case .success(let value): output.send(.response(id, .success(value)))
        case .failure(let error as RPCError): output.send(.response(id, .failure(error)))
        case .failure(let error): output.send(.response(id, .failure(RPCError(.internalError, "\(error)"))))
        }
    }
}
