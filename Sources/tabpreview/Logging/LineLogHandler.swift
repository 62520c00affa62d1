import ArgumentParser
import Foundation
import Logging
import TabModel
import TabSpecCoding

/// A log handler that writes each event as one line to standard error, as text or as JSON.
///
/// Messages and metadata are escaped, so that no request can forge a line (S38).
struct LineLogHandler: LogHandler {
    var logLevel: Logger.Level
    var metadata: Logger.Metadata = [:]
    let label: String
    let format: LogFormat
    let write: @Sendable (String) -> Void

    init(
        label: String,
        level: Logger.Level,
        format: LogFormat,
        write: @escaping @Sendable (String) -> Void = Streams.message
    ) {
        self.label = label
        self.logLevel = level
        self.format = format
        self.write = write
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let all = metadata.merging(event.metadata ?? [:]) { _, new in new }
        let pairs = all.map { ($0.key, $0.value.description) }.sorted { $0.0 < $1.0 }
        let time = Date.now.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
        let message = event.message.description
        switch format {
        case .text: write(text(time: time, level: event.level, message: message, pairs: pairs))
        case .json: write(json(time: time, level: event.level, message: message, pairs: pairs))
        }
    }

    private func text(time: String, level: Logger.Level, message: String, pairs: [(String, String)]) -> String {
        let details = pairs.map { " \($0.0)=\(TerminalText.escaped($0.1))" }.joined()
        return "\(time) \(level.rawValue) \(label): \(TerminalText.escaped(message))\(details)"
    }

    private func json(time: String, level: Logger.Level, message: String, pairs: [(String, String)]) -> String {
        JSONValue.object([
            JSONMember("time", .string(time)),
            JSONMember("level", .string(level.rawValue)),
            JSONMember("label", .string(label)),
            JSONMember("message", .string(message)),
            JSONMember("metadata", .object(pairs.map { JSONMember($0.0, .string($0.1)) })),
        ]).text()
    }
}

/// The formats of log lines.
enum LogFormat: String, CaseIterable {
    /// Text for people: time, level, message, metadata.
    case text
    /// One JSON object a line.
    case json
}
