import SwiftUIMessages
import SwiftUISource
import TabModel
import TabSpecCoding

/// The project that requests refer to, with the results of reading it.
final class OpenProject {
    private let project: ReaderProject
    private let options: ReadingOptions
    private let files: ProjectFileTracker
    private let cache = ReadingCache()
    private var latest: (reading: ProjectReading, result: JSONValue, isWhole: Bool)?

    /// Creates a project and lists its files.
    init(_ project: ReaderProject) throws(ReaderError) {
        let locale = try project.locale.map { (tag) throws(ReaderError) in
            guard let locale = LocaleIdentifier(tag: tag) else {
                throw ReaderError(.badRequest, "\"locale\": \"\(tag)\" is not a known language.")
            }
            return locale
        }
        guard let files = ProjectFileTracker(project) else { throw Self.missing(project) }
        self.project = project
        self.files = files
        options = ReadingOptions(flags: Set(project.flags), locale: locale)
    }

    private static func missing(_ project: ReaderProject) -> ReaderError {
        ReaderError(
            .noProject,
            "\(project.path): no such file or directory, or you don't have permission to read it."
        )
    }

    /// The number of Swift files, and the omitted files.
    var summary: JSONValue {
        let count = files.paths.count { $0.hasSuffix(".swift") }
        return ["files": .integer(count), "omissions": JSONValue(files.omissions)]
    }

    /// Forgets the cached contents of files that have changed.
    func forget(_ paths: [String]) {
        let others = files.forget(paths)
        others.forEach(cache.forget)
        if !others.isEmpty { latest = nil }
    }

    /// Returns all tab views in the format of `import`.
    ///
    /// Without `limit`, all are read. If a file still takes long at the limit, `isLate` gets those that are read by
    /// then.
    func views(
        within limit: Duration?,
        isLate: @escaping @Sendable (JSONValue) -> Never
    ) throws(ReaderError) -> JSONValue {
        if let latest, latest.isWhole { return latest.result }
        guard let limit else { return try readNow().result }
        // Some time is left to respond with the finished part.
        let progress = PartialReading(within: limit * 0.9)
        let deadline = ReadingDeadline(limit) { [files] in
            isLate(ImportResult.value(files.adding(to: progress.reading)))
        }
        defer { deadline.cancel() }
        return try readNow(progress).result
    }

    /// Returns the text of a file that a tab view depends on.
    func source(view: Int, file: Int) throws(ReaderError) -> JSONValue {
        if latest == nil { _ = try readNow() }
        let views = latest?.reading.tabViews ?? []
        guard views.indices.contains(view), views[view].files.indices.contains(file) else {
            throw ReaderError(.noFile, "The tab view \(view) has no file \(file).")
        }
        let path = views[view].files[file]
        guard let bytes = files.bytes(of: path), let text = String(validating: bytes, as: UTF8.self) else {
            throw ReaderError(.noFile, "\(path): the file can't be read, or is not UTF-8.")
        }
        return ["file": .string(path), "text": .string(text)]
    }

    /// Returns the changes in the source of a tab view that make an edit of its structure.
    func edit(_ edit: TabEdit, view: String) throws(ReaderError) -> JSONValue {
        guard files.isThere else { throw Self.missing(project) }
        let edited: EditedSource
        do throws(SpecEditError) {
            edited = try SwiftEditor.edited(files, options, keeping: cache, view: view, edit)
        } catch {
            throw ReaderError(error)
        }
        let tag = ReaderEdit.tag(of: files.bytes(of: edited.file) ?? [])
        return ReaderEdit(file: edited.file, tag: tag, patch: edited.patch, entries: edited.entries).value
    }

    private func readNow(
        _ progress: PartialReading = PartialReading()
    ) throws(ReaderError) -> (reading: ProjectReading, result: JSONValue) {
        guard files.isThere else { throw Self.missing(project) }
        let read = files.reportingScans { ProjectReader.read(files, options, keeping: cache, progress) }
        let reading = files.adding(to: read)
        let result = ImportResult.value(reading)
        // The tab views that were not read in time are read at the next request for all tab views.
        latest = (reading, result, progress.isWhole)
        return (reading, result)
    }
}

extension ProjectFileTracker {
    /// Returns a reading with the diagnostics of the files added.
    fileprivate func adding(to reading: ProjectReading) -> ProjectReading {
        var reading = reading
        reading.diagnostics += problems
        reading.diagnostics += setAside.map { file, why in
            Diagnostic(
                severity: .warning,
                id: "tooHard",
                text: "the file can't be parsed: \(why). It is excluded until it changes.",
                file: file
            )
        }
        return reading
    }
}

extension ReaderError {
    /// Creates a refusal of an edit that can't be made, with the obstacle's place.
    fileprivate init(_ refusal: SpecEditError) {
        var place: Place?
        if let file = refusal.file, let location = refusal.location { place = Place(file: file, location: location) }
        self.init(.notEdited, refusal.text, reason: refusal.reason.rawValue, at: place)
    }
}
