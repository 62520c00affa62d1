import HTTPServing
import Logging

/// The log of requests, one line each, at `debug`.
struct RequestLog: Sendable {
    private let logger: Logger

    init(_ logger: Logger) {
        self.logger = logger
    }

    /// Logs a request with the status of its response; programs read the same in its metadata.
    func note(_ head: RequestHead, status: Int, by admission: Admission?, after duration: Duration) {
        guard logger.logLevel <= .debug else { return }
        let line = Self.line(method: head.method, target: head.rawTarget, status: status, after: duration)
        var metadata: Logger.Metadata = [
            "method": "\(LogText.escaped(SecretRedactor.removed(from: head.method)))",
            "status": "\(status)",
            "ms": "\(Self.milliseconds(duration))",
            "visitor": "\(head.visitor)",
        ]
        if let admission {
            metadata["route"] = "\(admission.route.shownPath)"
            if let name = SiteAddress.name(inFolder: admission.folder) { metadata["preview"] = "\(name)" }
        }
        logger.debug("\(line)", metadata: metadata)
    }

    /// Logs a request that could not be read.
    func note(_ refusal: HTTPError) {
        logger.debug("- - \(refusal.status) \(refusal.id)")
    }

    /// Logs the reason of an error of the server; errors of visitors are not worth a separate line.
    ///
    /// A refusal is expected, such as "busy", and its text is complete: it isn't an error.
    func explain(_ error: any Error) {
        let response = HTTPError(error)
        guard response.status >= 500, response.id != "noSpec" else { return }
        let reason = response.id == "internal" ? "\(error)" : "\(response.status) \(response.id): \(response.text)"
        let line = LogText.escaped(SecretRedactor.removed(from: reason))
        logger.log(level: error is HTTPError ? .info : .error, "\(line)")
    }

    static func line(method: String, target: String, status: Int, after duration: Duration) -> String {
        LogText.escaped(
            "\(method) \(SecretRedactor.removed(fromTarget: target)) \(status) \(milliseconds(duration)) ms"
        )
    }

    /// Returns a duration in milliseconds, with one digit after the point.
    private static func milliseconds(_ duration: Duration) -> Double {
        let milliseconds = Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1000
        return (milliseconds * 10).rounded() / 10
    }
}

/// The escaping of external text for output: one line, without control sequences of a terminal (S38).
enum LogText {
    /// Returns the text with control characters, line separators and direction controls written as `\u{…}`.
    static func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isSteering) else { return text }
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isSteering(scalar) {
                escaped.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
            } else {
                escaped.append(scalar)
            }
        }
        return String(escaped)
    }

    private static func isSteering(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
