/// An error of drawing a picture.
public enum ChromiumError: Error, Hashable, Sendable {
    /// No browser is named, and none is in its usual places.
    case notFound
    /// The named browser can't be run.
    case unusable(name: String, reason: String)
    /// The browser could not be started, crashed, hung, or wrote too much.
    case failed(ProgramError)
    /// The browser sent an invalid response.
    case garbled(program: String)
    /// The browser ended, with exit code 0, before the picture was complete.
    case endedEarly(program: String)
    /// The browser refused a command; `text` is its message.
    case refused(program: String, text: String)
    /// The browser's output isn't a picture of the requested size.
    case noPicture(program: String)
    /// The system has no folder for the browser's temporary files.
    case noFolder(reason: String)

    /// A message of one or two sentences: the failure, and its remedy if there is one.
    public var text: String {
        switch self {
        case .notFound:
            "Drawing pictures requires a Chromium-based browser, but none was found. "
                + "Searched for \(ChromiumProgram.names.joined(separator: ", ")) in "
                + "PATH, and for \(ChromiumProgram.places.joined(separator: ", ")). Install Chromium, or name a "
                + "Chromium-based browser with export.chromium (TABPREVIEW_EXPORT_CHROMIUM)."
        case .unusable(let name, let reason):
            "The browser \"\(name)\" (export.chromium) can't be run: \(reason). Name a Chromium-based browser, "
                + "or remove the setting to search for one."
        case .failed(let error):
            if case .tooMuchMemory = error {
                "The picture was not drawn. \(error.text) Draw fewer or smaller views at once, or raise "
                    + "export.chromiumMemory (TABPREVIEW_EXPORT_CHROMIUM_MEMORY)."
            } else {
                "The picture was not drawn. \(error.text)"
            }
        case .garbled(let program):
            "\"\(program)\" doesn't respond like a Chromium-based browser. Name another browser with "
                + "export.chromium."
        case .endedEarly(let program):
            "\"\(program)\" exited before the picture was drawn. "
                + "Make sure that it is a Chromium-based browser, and that the "
                + "disk is not full."
        case .refused(let program, let text): "\"\(program)\" didn't draw the picture: \(text)."
        case .noPicture(let program): "\"\(program)\" didn't draw a picture of the requested size."
        case .noFolder(let reason):
            "Can't create a temporary directory for the browser: \(reason). "
                + "Free some space, or set TMPDIR to another directory."
        }
    }
}

extension ProgramError {
    /// Returns this error with the name of another program: the one that users know, if a launcher started it.
    func naming(_ program: String) -> Self {
        switch self {
        case .notFound: .notFound(program: program)
        case .notStarted(_, let reason): .notStarted(program: program, reason: reason)
        case .timedOut(_, let deadline): .timedOut(program: program, deadline: deadline)
        case .tooMuchOutput(_, let limit): .tooMuchOutput(program: program, limit: limit)
        case .tooMuchMemory(_, let limit): .tooMuchMemory(program: program, limit: limit)
        case .failed(_, let exitCode, let text): .failed(program: program, exitCode: exitCode, text: text)
        case .killed(_, let signal): .killed(program: program, signal: signal)
        case .cancelled: .cancelled(program: program)
        }
    }
}
