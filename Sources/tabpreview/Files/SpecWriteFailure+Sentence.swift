import PreviewCore

extension SpecWriteFailure {
    /// What the command line tells; `next` says what to do about a file that someone else changed.
    func sentence(changed name: String, next: String) -> String {
        switch self {
        case .changed: "\(name) has changed since it was read, so it was not overwritten. \(next)"
        case .readOnly(let text), .full(let text), .failed(let text): text
        }
    }
}
