import ArgumentParser
import Files
import Foundation
import TabModel
import TabReports
import TabResolver

/// The file of `lint --baseline`, with its effect on a run.
///
/// It names files relative to its own directory, so that a run in any directory finds the same findings in it.
struct BaselineFile {
    private let path: String
    private let isUpdating: Bool
    private var baseline = LintBaseline()
    /// The reason why the file is not a baseline; nil if it is one.
    private(set) var mistake: Diagnostic?

    /// Creates a baseline from the file, or an empty baseline where it will be written.
    init(at path: String, isUpdating: Bool) throws(FileFailure) {
        (self.path, self.isUpdating) = (path, isUpdating)
        guard InputFile.exists(path) || isUpdating else {
            throw FileFailure(
                text:
                    "The baseline \(path.quoted) doesn't exist. To create it, run: "
                    + "tabpreview lint --baseline \(ShellWord.quoted(path)) --update",
                status: ExitStatus.missing
            )
        }
        guard let bytes = try InputFile.bytes(of: path, missingIsFine: true) else { return }
        do throws(LintBaseline.ReadingError) {
            baseline = try LintBaseline(reading: bytes, file: path)
        } catch {
            guard error.isOfOtherVersion || !isUpdating else { return }
            mistake = error.diagnostic
            mistake?.text +=
                error.isOfOtherVersion
                ? " Update tabpreview, or delete the file to start over." : " To rewrite it, add --update."
        }
    }

    /// Removes the findings in the file from a report; with `--update`, writes all findings first.
    ///
    /// `judged` are the files whose findings are known. Returns a diagnostic about the file, if any.
    func apply(to report: inout LintReport, judged: [String], isWhole: Bool) throws(FileFailure) -> Diagnostic? {
        let places = report.diagnostics.indices.filter { Self.canBeAccepted(report.diagnostics[$0]) }
        let identities = FindingIdentity.all(of: places.map { report.diagnostics[$0] }, naming: name)
        let files = Set(judged.map(name) + identities.map(\.file))
        let gone = Set(baseline.findings.map(\.file)).subtracting(files).filter(isGone)
        if isUpdating {
            report.accept(at: Set(places))
            return try update(identities, files.union(gone))
        }
        let accepted = zip(places, identities).filter { baseline.findings.contains($0.1) }.map(\.0)
        report.accept(at: Set(accepted))
        guard isWhole else { return nil }
        let fixed = baseline.findings.subtracting(identities).filter {
            files.contains($0.file) || gone.contains($0.file)
        }
        return remark(about: fixed)
    }

    private func update(_ identities: [FindingIdentity], _ files: Set<String>) throws(FileFailure) -> Diagnostic {
        var updated = baseline
        updated.accept(identities, of: files)
        let bytes = Array(updated.text.utf8)
        if try InputFile.bytes(of: path, missingIsFine: true) != bytes { try OutputFile(path: path).write(bytes) }
        return remark("It has \(LintText.counted(updated.findings.count, "finding")). Commit it.")
    }

    private func remark(about fixed: Set<FindingIdentity>) -> Diagnostic? {
        guard !fixed.isEmpty else { return nil }
        let places = fixed.compactMap(baseline.place).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
        let subject = fixed.count == 1 ? "1 finding in it isn't" : "\(fixed.count) findings in it aren't"
        return remark("\(subject) found anymore. To remove fixed findings, add --update.", at: places.first)
    }

    private func remark(_ text: String, at place: SourceLocation? = nil) -> Diagnostic {
        Diagnostic(severity: .info, id: "baseline", text: text, file: path, location: place)
    }

    /// Returns a Boolean value that indicates whether a finding can be accepted, which requires that the spec can be
    /// shown in spite of it.
    private static func canBeAccepted(_ diagnostic: Diagnostic) -> Bool {
        SpecLint.isRule(diagnostic.id) || SuppressionRemark.ids.contains(diagnostic.id)
    }

    // MARK: - Names

    private var folder: String? { RealPath.of(URL(filePath: path).deletingLastPathComponent().path) }

    /// Returns the path of a file relative to the directory of the baseline, if it is in it.
    private func name(_ file: String) -> String {
        let file = SpecSource.path(ofFile: file)
        guard let folder, let place = RealPath.of(URL(filePath: file).deletingLastPathComponent().path) else {
            return RelativePath.plain(file)
        }
        let name = URL(filePath: file).lastPathComponent
        guard place != folder else { return name }
        let prefix = folder == "/" ? folder : folder + "/"
        return place.hasPrefix(prefix) ? "\(place.dropFirst(prefix.count))/\(name)" : RelativePath.plain(file)
    }

    private func isGone(_ name: String) -> Bool {
        guard let folder else { return true }
        return !InputFile.exists(name.hasPrefix("/") ? name : "\(folder)/\(name)")
    }
}
