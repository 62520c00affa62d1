import PreviewCore
import TabModel
import TabReports
import TabResolver

extension CommandFailure {
    /// What a session refuses, with its exit code.
    init(_ error: SessionError) {
        switch error {
        case .noSpec(let diagnostics), .invalidSpec(let diagnostics):
            self.init(
                lines: ["This version has errors and can't be restored."] + diagnostics.map(\.line),
                ExitStatus.input
            )
        case .refused(let refusal): self.init(refusal.text, ExitStatus.usage)
        case .unknownRevision(let number):
            self.init("The history has no revision \(number); it may have been deleted.", ExitStatus.usage)
        case .unknownProfile(let name):
            self.init("The profile \"\(name)\" has no customization here.", ExitStatus.usage)
        case .preconditionFailed:
            self.init("The spec has changed, so nothing was restored. Try again.", ExitStatus.file)
        case .notEdited(let why, _): self.init(why.line, ExitStatus.usage)
        case .specReadOnly(let text), .specFull(let text), .specUnwritable(let text), .storeFull(let text),
            .storeUnavailable(let text):
            self.init(text, ExitStatus.file)
        }
    }
}
