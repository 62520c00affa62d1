import PreviewCore
import PreviewPages
import TabModel

/// The present files of an app's source that a preview was read from.
public protocol SourceFiles: Sendable {
    /// Returns the text of one of the preview's files, by its path relative to the project.
    func text(of file: String) async throws(SourceFileError) -> [UInt8]
}

/// An error of reading the text of a source file.
public enum SourceFileError: Error, Hashable, Sendable {
    /// The preview no longer depends on the file, or the file is gone.
    case absent
    /// The reader of Swift source fails; the value is a sentence with the reason.
    case unreadable(String)
}

extension RouteRequest {
    /// The longest text that is sent, in bytes, which is the reader's limit of a Swift file.
    private static let longest = 4 << 20

    /// Responds with the text of a file of the app's source, by its number among the preview's (S67).
    ///
    /// It is the present text of the file: a pinned link shows another moment, and a page in a frame shows only the
    /// stage.
    func sourceFile() async throws -> RouteResponse {
        guard viewpoint.rights.edits else { throw HTTPError.role(admission.visitor.right) }
        let files = site.session.snapshot.sourceFiles ?? []
        guard viewpoint.pin == nil, let source = site.source, let number = Int(name), files.indices.contains(number)
        else { throw HTTPError.notFound }
        let text: [UInt8]
        do throws(SourceFileError) { text = try await source.text(of: files[number]) } catch {
            throw HTTPError(error, file: files[number])
        }
        guard text.count <= Self.longest else { throw HTTPError.longSource(files[number]) }
        return RouteResponse(text, "text/plain; charset=utf-8")
    }
}

extension HTTPError {
    fileprivate init(_ error: SourceFileError, file: String) {
        switch error {
        case .absent:
            let text = "\(file) no longer exists, or the tab view no longer depends on it."
            self.init(404, "unknownFile", "No such file", text)
        case .unreadable(let text): self.init(503, "reader", "Not readable", text, fields: ["Retry-After": "1"])
        }
    }

    fileprivate static func longSource(_ file: String) -> Self {
        Self(413, "tooLarge", "Too large", "\(file) is larger than 4 MiB, so it can't be shown here.")
    }
}
