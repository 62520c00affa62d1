import Logging

/// Writes one line for each request, at `debug`.
struct RequestLog: Sendable {
    private let logger: Logger

    init(_ logger: Logger) {
        self.logger = logger
    }

    /// Notes an answered request; programs read the same in its metadata.
    func note(_ head: RequestHead, status: Int, by admission: Admission?, after duration: Duration) {
        guard logger.logLevel <= .debug else { return }
        let line = Self.line(method: head.method, target: head.rawTarget, status: status, after: duration)
        var metadata: Logger.Metadata = [
            "method": "\(LogText.escaped(SecretText.removed(from: head.method)))",
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
        LogText.escaped(
            "\(method) \(SecretText.removed(fromTarget: target)) \(status) \(milliseconds(duration)) ms"
        )
    }

    /// A duration in milliseconds, with one digit after the point.
    private static func milliseconds(_ duration: Duration) -> Double {
        let milliseconds = Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1000
        return (milliseconds * 10).rounded() / 10
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
