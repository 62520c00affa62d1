import ArgumentParser

/// Turns failures into a message on standard error and the exit code of the format.
enum Ending {
    /// Runs a step; what it throws for people is printed, and the right exit code thrown on.
    static func onFailure<Value>(_ step: () async throws -> Value) async throws -> Value {
        do {
            return try await step()
        } catch let failure as FileFailure {
            Streams.message("tabpreview: \(failure.text)")
            throw ExitStatus.file
        } catch let failure as ConfigurationFailure {
            failure.lines.forEach(Streams.message)
            throw ExitStatus.usage
        }
    }
}
