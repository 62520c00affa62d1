import ArgumentParser
import Foundation
import PreviewCore
import PreviewServer
import SpecWriting
import TabModel
import TabReports
import TabResolver
import TabSpecCoding

/// A spec's text as `lint` has it, before or after repair.
struct LintedText {
    /// The name as given; `-` for standard input.
    let path: String
    let format: SpecFormat
    /// The settings for its folder.
    let settings: Settings
    var bytes: [UInt8]
}

/// One run of `lint`: what was read, what was repaired, what was found.
///
/// What fails for one file is noted and does not keep the others from being linted.
struct LintRun {
    /// What was found, when `lint(_:)` has run.
    private(set) var report = LintReport()
    /// What was repaired, or would be.
    private(set) var repairs: [FileRepairs] = []
    private let rules: SpecLint
    private var customization: TabViewCustomization?
    private var customizationMistakes: [Diagnostic] = []
    private var inputIsWrong = false

    /// A run by these rules.
    init(_ rules: SpecLint) {
        self.rules = rules
    }

    /// Reads the customization that each spec is judged with.
    mutating func readCustomization(_ path: String) {
        guard let bytes = bytes(of: path) else { return }
        (customization, customizationMistakes) = CustomizationCoding.read(bytes, file: path)
        inputIsWrong = inputIsWrong || customization == nil
    }

    /// Reads one file; nil where it can't be read.
    mutating func read(_ path: String, format: SpecFormat?, settings: Settings) -> LintedText? {
        guard let bytes = bytes(of: path) else { return nil }
        report.files.append(path)
        let format = format ?? SpecFormat(fileName: path, bytes: bytes)
        return LintedText(path: path, format: format, settings: settings, bytes: bytes)
    }

    /// The spec of a text; nil if it can't be read.
    func spec(of text: LintedText) -> TabSpec? {
        SpecReader.read(text.bytes, format: text.format, file: text.path).spec
    }

    /// Repairs a string; gives it as it then is, which in a dry run is as it was.
    mutating func repair(_ text: LintedText, isDryRun: Bool) -> LintedText {
        let found = SpecRepairing.repaired(text.bytes, format: text.format, file: text.path) { spec in
            rules.findings(in: [linted(spec, text)])
        }
        var repaired = text
        repaired.bytes = found.bytes
        do throws(FileFailure) {
            if !isDryRun { try write(repaired, insteadOf: text) }
            repairs.append(FileRepairs(path: text.path, before: text.bytes, found: found))
            return isDryRun ? text : repaired
        } catch {
            report.failures.append(LintReport.FailedFile(file: text.path, text: error.text))
            return text
        }
    }

    /// Reads all texts as specs and fills the report with their errors and findings, file after file.
    mutating func lint(_ texts: [LintedText]) {
        var specs: [LintedSpec] = []
        var found: [String: [Diagnostic]] = [:]
        for text in texts {
            let decoded = SpecReader.read(text.bytes, format: text.format, file: text.path)
            found[text.path] = decoded.diagnostics
            if let spec = decoded.spec {
                specs.append(linted(spec, text))
            } else {
                inputIsWrong = true
            }
        }
        for finding in rules.findings(in: specs) + rules.suppressionRemarks(in: specs) {
            found[finding.file, default: []].append(finding)
        }
        report.diagnostics = customizationMistakes + texts.flatMap { found[$0.path] ?? [] }
    }

    private func linted(_ spec: TabSpec, _ text: LintedText) -> LintedSpec {
        LintedSpec(
            spec.withStrings(besideFile: text.path),
            file: text.path,
            customization: customization,
            switchedOff: Set(text.settings.lintOff),
            images: ImageFindings.images(of: spec, file: text.path)
        )
    }

    /// The exit code; nil for 0.
    ///
    /// A file that failed outweighs a wrong input, and that a finding.
    func status(failOn severity: Severity) -> ExitCode? {
        if !report.failures.isEmpty { return ExitStatus.file }
        if inputIsWrong { return ExitStatus.input }
        return report.reaches(severity) ? ExitStatus.found : nil
    }

    /// Standard input has no file to go back to: its text is printed, changed or not, so that pipes can rely on it.
    private func write(_ text: LintedText, insteadOf read: LintedText) throws(FileFailure) {
        if text.path == "-" {
            try Streams.outputWhole(text.bytes)
        } else if text.bytes != read.bytes {
            _ = try SpecLocation(of: text.path, settings: text.settings)  // a link must not lead out of its folder
            let file = SpecFile(path: text.path, name: TerminalText.escaped(text.path))
            do { try file.replace(read.bytes, with: text.bytes) } catch {
                throw FileFailure(
                    text: error.sentence(changed: TerminalText.escaped(text.path), next: "Lint it again.")
                )
            }
        }
    }

    private mutating func bytes(of path: String) -> [UInt8]? {
        do throws(FileFailure) {
            return try SpecFolder.bytes(of: path)
        } catch {
            report.failures.append(LintReport.FailedFile(file: path, text: error.text))
            return nil
        }
    }
}

/// The images that the spec of a file names, and what is wrong with them (R5.75, R5.83).
enum ImageFindings {
    /// Where a file's images are; those of a spec from standard input or a pipe are in the working folder.
    static func folder(of file: String) -> String {
        FileReading.isStream(file) ? "." : URL(filePath: file).deletingLastPathComponent().path
    }

    /// What the images are like, and why some can't be shown.
    static func images(of spec: TabSpec, file: String) -> NamedImages {
        FolderFiles(.folder(folder(of: file))).images(of: spec)
    }

    /// A finding for each, with its place.
    static func found(in spec: TabSpec, file: String, switchedOff: [String]) -> [Diagnostic] {
        let linted = LintedSpec(spec, file: file, images: images(of: spec, file: file))
        return SpecLint(switchedOff: Set(switchedOff)).imageFindings(in: linted)
    }
}

/// What was repaired in one file, or would be.
struct FileRepairs {
    let path: String
    /// The text as it was read.
    let before: [UInt8]
    let found: RepairedSpec

    /// The changes as a unified diff; empty where nothing is repaired.
    var difference: [UInt8] {
        UnifiedDiff(file: path == "-" ? "stdin" : path, old: before, new: found.bytes).bytes
    }

    /// A line for each repair, and one for each that is left to the author.
    func lines(isDryRun: Bool) -> [ReportLine] {
        let verb = isDryRun ? "would fix" : "fixed"
        return found.repairs.map { line("\(path):", "\(verb): \($0.sentence)", $0.id) }
            + found.refused.map { refused in
                let place = refused.location.map { "\(path):\($0.line):\($0.column):" } ?? "\(path):"
                return line(place, "not fixed: \(refused.reason)", refused.repair.id)
            }
    }

    private func line(_ place: String, _ text: String, _ id: String) -> ReportLine {
        ReportLine([.init(place, .place), .init(" \(text) "), .init("[\(id)]", .aside)])
    }
}
