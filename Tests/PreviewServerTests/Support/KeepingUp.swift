import Testing

/// Tries what lets a time pass in earnest with a short one, then with longer ones where the machine was too busy for it.
///
/// `body` tells whether all came about within the time; with the longest it must.
func keepingUp(
    with times: [Duration] = [.milliseconds(500), .seconds(5), .seconds(40)],
    _ location: SourceLocation = #_sourceLocation,
    _ body: (Duration) async throws -> Bool
) async throws {
    for time in times where try await body(time) { return }
    Issue.record("It did not come about, not even within the longest time.", sourceLocation: location)
}
