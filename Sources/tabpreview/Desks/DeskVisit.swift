/// What every command at a desk does: opens it, acts, closes it whatever happened, and tells what went wrong.
enum DeskVisit {
    /// Acts at the desk that `open` finds; it may find none.
    ///
    /// - Throws: The exit code of a ``DeskFailure``, whose sentences are told here; anything else as it was thrown.
    static func perform<Desk>(
        open: () async throws(DeskFailure) -> Desk?,
        close: (Desk) async -> Void,
        act: (Desk?) async throws -> Void
    ) async throws {
        do {
            let desk = try await open()
            do {
                try await act(desk)
            } catch {
                if let desk { await close(desk) }
                throw error
            }
            if let desk { await close(desk) }
        } catch let failure as DeskFailure {
            failure.lines.forEach { Streams.error(TerminalText.escaped($0)) }
            throw failure.status
        }
    }
}
