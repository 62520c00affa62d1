/// Why a picture was not drawn.
public enum ChromiumError: Error, Hashable, Sendable {
    /// No browser is named, and none is in its usual places.
    case notFound
    /// The one that is named can't be run.
    case unusable(name: String, reason: String)
    /// It could not be started, crashed, hung, or wrote too much.
    case failed(ProgramError)
    /// It said something that is no answer.
    case garbled(program: String)
    /// It ended, with exit code 0, before the picture was there.
    case endedEarly(program: String)
    /// It refused to do a step; `text` is its own.
    case refused(program: String, text: String)
    /// What it drew is no picture of the size asked for.
    case noPicture(program: String)
    /// There is no folder for what it keeps while it runs.
    case noFolder(reason: String)

    /// One or two sentences: what happened, and what to do where there is something.
    public var text: String {
        switch self {
        case .notFound:
            "No Chromium-based browser was found to draw pictures. Looked for \(ChromiumProgram.names.joined(separator: ", ")) in "
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
            "\"\(program)\" does not respond like a Chromium-based browser. Name another one with "
                + "export.chromium."
        case .endedEarly(let program):
            "\"\(program)\" exited before the picture was drawn. Is it a Chromium-based browser, and is there "
                + "space on the disk?"
        case .refused(let program, let text): "\"\(program)\" did not draw the picture: \(text)."
        case .noPicture(let program): "\"\(program)\" drew no picture of the requested size."
        case .noFolder(let reason):
            "No temporary directory for the browser: \(reason). Free some space, or set TMPDIR to another directory."
        }
    }
}

extension ProgramError {
    /// The same of another program: the one that people know, where a helper started it.
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
