import ArgumentParser

/// Turns failures into a message on standard error and the exit code of the format.
enum Ending {
    /// Runs a step; what it throws for people is printed, and the right exit code thrown on.
    static func onFailure<Value>(_ step: () async throws -> Value) async throws -> Value {
        do {
            return try await step()
        } catch let failure as FileFailure {
            Streams.error(failure.text)
            throw failure.status
        } catch let failure as ConfigurationFailure {
            // A line about a file says by itself where the error is.
            for line in failure.lines {
                if line.contains(": error: ") { Streams.message(line) } else { Streams.error(line) }
            }
            throw ExitStatus.usage
        }
    }
}
