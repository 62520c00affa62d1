/// What every command at a service does: opens it, acts, closes it whatever happened, and tells what went wrong.
enum ServiceVisit {
    /// Acts at the service that `open` finds; it may find none.
    ///
    /// - Throws: The exit code of a ``CommandFailure``, whose sentences are reported here; anything else as it was thrown.
    static func perform<Service>(
        open: () async throws(CommandFailure) -> Service?,
        close: (Service) async -> Void,
        act: (Service?) async throws -> Void
    ) async throws {
        do {
            let service = try await open()
            do {
                try await act(service)
            } catch {
                if let service { await close(service) }
                throw error
            }
            if let service { await close(service) }
        } catch let failure as CommandFailure {
            failure.lines.forEach { Streams.error(TerminalText.escaped($0)) }
            throw failure.status
        }
    }
}
