/// The error of a wait that ended without its event.
struct NeverCame: Error, CustomStringConvertible {
    let description: String
}

/// Waits until something holds, however slow the machine; gives up after two minutes.
func eventually(_ what: String, _ holds: () async throws -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(120)
    while try await !holds() {
        guard .now < end else { throw NeverCame(description: what) }
        try await Task.sleep(for: .milliseconds(1))
    }
}
