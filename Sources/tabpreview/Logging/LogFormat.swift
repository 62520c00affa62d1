import ArgumentParser

/// How log lines are written.
enum LogFormat: String, CaseIterable, ExpressibleByArgument {
    /// For reading: time, level, message, metadata.
    case text
    /// One JSON object a line.
    case json
}
