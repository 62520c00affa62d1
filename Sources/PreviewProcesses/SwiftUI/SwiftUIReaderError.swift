public import SwiftUIMessages

/// An error of reading Swift source.
public enum SwiftUIReaderError: Error, Hashable, Sendable {
    /// The program `tabpreview-swiftui` is not beside `tabpreview`.
    case notBuilt(path: String)
    /// The reader is of another version; the numbers are those of its messages.
    case otherVersion(path: String, found: Int, expected: Int)
    /// The reader refuses a request, such as reading a folder that does not exist.
    case refused(ReaderError)
    /// The reader ended, hung or wrote unreadable output, without a file that is to blame; the reason is the middle of
    /// a sentence.
    case failed(String)
    /// The waiting task was cancelled.
    case cancelled

    /// Returns advice about a program that is missing or of another version, by its expected path.
    private static func advice(_ path: String) -> String {
        path.contains("/.build/")
            ? "To build it, run: swift build --product tabpreview-swiftui"
            : "Reinstall tabpreview: its archive and its package contain both programs."
    }

    /// A message of one or two sentences: the failure, and its remedy if there is one.
    public var text: String {
        switch self {
        case .notBuilt(let path): "Reading Swift source requires \"\(path)\", which doesn't exist. \(Self.advice(path))"
        case .otherVersion(let path, let found, let expected):
            "\"\(path)\" has the wrong version (\(found), expected \(expected)). \(Self.advice(path))"
        case .refused(let refusal): refusal.text
        case .failed(let reason): "The reader of Swift source failed: \(reason)."
        case .cancelled: "The reader of Swift source was stopped because its result is no longer needed."
        }
    }
}

extension SwiftUIReaderError: CustomStringConvertible {
    /// The message, equal to ``text``.
    public var description: String { text }
}

/// The failure of one attempt of a request.
enum SwiftUIReaderFailure: Error, Hashable, Sendable {
    /// The failure of the process.
    enum Cause: Hashable, Sendable {
        case late(Duration)
        case unreadable(String)
        case otherVersion(Int)
        case ended(ProgramError?)
    }

    case notBuilt
    case refused(ReaderError)
    /// The process can't be used anymore, with its progress at that time.
    case broken(Cause, ReaderProgress?)

    /// The file that is to blame, if there is one.
    var file: String? {
        if case .broken(_, let progress) = self { progress?.file } else { nil }
    }

    /// A Boolean value that indicates whether another attempt would fail too.
    var isFinal: Bool {
        switch self {
        case .notBuilt, .refused, .broken(.otherVersion, _), .broken(.ended(.notStarted), _): true
        case .broken: false
        }
    }

    /// The failure, for the middle of a sentence.
    var reason: String {
        switch self {
        case .notBuilt, .refused: ""
        case .broken(.late(let deadline), _): "the reader took longer than \(deadline)"
        case .broken(.unreadable(let what), _): "the reader wrote an invalid message: \(what)"
        case .broken(.otherVersion(let version), _): "the reader has version \(version)"
        case .broken(.ended(let error), _): Self.reason(error)
        }
    }

    private static func reason(_ error: ProgramError?) -> String {
        switch error {
        case .killed(_, let signal): "the reader was terminated by signal \(signal)"
        case .failed(_, let exitCode, let text):
            "the reader exited with code \(exitCode)" + (text.isEmpty ? "" : ": \(text)")
        case .tooMuchOutput(_, let limit): "the reader wrote more than \(limit) bytes in one line"
        case .notStarted(_, let reason): "the reader can't be started: \(reason)"
        case .notFound, .timedOut, .tooMuchMemory, .cancelled, nil: "the reader exited"
        }
    }

    /// Returns the error if this was the last attempt.
    func asError(of program: SwiftUIReaderProgram) -> SwiftUIReaderError {
        switch self {
        case .notBuilt: .notBuilt(path: program.path)
        case .refused(let refusal): .refused(refusal)
        case .broken(.otherVersion(let found), _):
            .otherVersion(path: program.path, found: found, expected: ReaderGreeting.currentVersion)
        case .broken: .failed(reason)
        }
    }
}
