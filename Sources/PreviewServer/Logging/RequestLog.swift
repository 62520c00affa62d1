import Logging

/// Writes one line for each request, at `debug`.
struct RequestLog: Sendable {
    private let logger: Logger

    init(_ logger: Logger) {
        self.logger = logger
    }

    /// The time now, if anyone will read it.
    func start() -> ContinuousClock.Instant? {
        logger.logLevel <= .debug ? .now : nil
    }

    /// Notes an answered request.
    func note(_ head: RequestHead, status: Int, since start: ContinuousClock.Instant?) {
        guard let start else { return }
        let line = Self.line(method: head.method, target: head.rawTarget, status: status, after: .now - start)
        logger.debug("\(line)")
    }

    /// Notes what was no request that could be judged.
    func note(_ refusal: Refusal) {
        logger.debug("- - \(refusal.status) \(refusal.id)")
    }

    /// Says why something went wrong on our side; what visitors did wrong is not worth a line of its own.
    ///
    /// A refusal is expected, such as "busy", and its text says all: it is no error.
    func explain(_ error: any Error) {
        let answer = Refusal(error)
        guard answer.status >= 500, answer.id != "noSpec" else { return }
        let reason = answer.id == "internal" ? "\(error)" : "\(answer.status) \(answer.id): \(answer.text)"
        let line = LogText.escaped(SecretText.removed(from: reason))
        logger.log(level: error is Refusal ? .info : .error, "\(line)")
    }

    static func line(method: String, target: String, status: Int, after duration: Duration) -> String {
        let milliseconds = Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1000
        let rounded = (milliseconds * 10).rounded() / 10
        return LogText.escaped("\(method) \(SecretText.removed(fromTarget: target)) \(status) \(rounded) ms")
    }
}

/// Makes text from outside safe to print: one line, nothing that steers a terminal (S38).
enum LogText {
    /// The text with control characters, line separators and direction controls written as `\u{…}`.
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
