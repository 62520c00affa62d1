import ArgumentParser
import Foundation
import PreviewCore
import PreviewServer
import SpecFileSystem
import TabModel
import TabReports
import TabResolver
import TabSpecCoding

/// A spec as an input of `lint`, before or after repair.
struct LintedInput {
    var named: NamedSpec
    /// The settings for its folder.
    let settings: Settings
}

/// A run of `lint`: its inputs, repairs and findings.
///
/// A failure for one file is recorded and does not keep the others from being linted.
struct LintRun {
    /// The report, complete after `lint(_:)`.
    private(set) var report = LintReport()
    /// The repairs, applied or not.
    private(set) var repairs: [FileRepairs] = []
    private let rules: SpecLint
    private var customization: TabViewCustomization?
    private var customizationMistakes: [Diagnostic] = []
    private var inputIsWrong = false
    private var failed: [ExitCode] = []
    /// The remarks of the reader of Swift source, in addition to the findings.
    private(set) var remarks: [Diagnostic] = []

    /// The files that were read, in their current state.
    private(set) var inputs: [LintedInput] = []

    /// Creates a run with these rules, and remarks in addition to the findings.
    init(_ rules: SpecLint, saying remarks: [Diagnostic] = []) {
        (self.rules, self.remarks) = (rules, remarks)
    }

    /// Reads the customization that each spec is checked with.
    mutating func readCustomization(_ path: String) {
        do throws(FileFailure) {
            (customization, customizationMistakes) = CustomizationCoding.read(
                try InputFile.bytes(of: path) ?? [],
                file: path
            )
            inputIsWrong = inputIsWrong || customization == nil
        } catch {
            fail(path, error)
        }
    }

    /// Reads all inputs that a source represents; none where that fails.
    mutating func read(_ source: SpecSource, _ settings: Settings) async -> [LintedInput] {
        do throws(FileFailure) {
            let read = try await source.specs(settings).linted(of: source, by: settings)
            remarks += read.remarks + read.specs.flatMap(\.remarks)
            for named in read.specs where !report.files.contains(named.name) { report.files.append(named.name) }
            return read.specs.map { LintedInput(named: $0, settings: settings) }
        } catch {
            fail(source.path ?? source.name, error)
            return []
        }
    }

    /// Repairs a spec; returns its new state, which in a dry run is the old one.
    ///
    /// Swift source is left unchanged: its repairs are reported with their places.
    mutating func repair(_ input: LintedInput, isDryRun: Bool) -> LintedInput {
        guard let text = input.named.text else {
            repairs += sourceRepairs(of: input)
            return input
        }
        let result = SpecRepairing.repaired(text.bytes, format: text.format, file: input.named.name) { spec in
            rules.findings(in: [linted(input.named.withStrings(spec), input)])
        }
        var repaired = input
        repaired.named = input.named.holding(result.bytes)
        do throws(FileFailure) {
            if !isDryRun { try write(result.bytes, insteadOf: text.bytes, of: input) }
            repairs.append(FileRepairs(path: input.named.name, before: text.bytes, result: result))
            return isDryRun ? input : repaired
        } catch {
            fail(input.named.name, error)
            return input
        }
    }

    /// Returns the repairs that are left to the author, by file, each with its place in the source.
    private func sourceRepairs(of input: LintedInput) -> [FileRepairs] {
        guard var spec = input.named.decoded.spec, let map = spec.sourceMap else { return [] }
        spec.sourceMap = nil
        var refused: [String: [RefusedRepair]] = [:]
        for finding in rules.findings(in: [linted(spec, input)]) {
            let origin = map[finding.location]
            for repair in SpecRepairs.repairs(of: [finding], in: spec) {
                let reason = "Fix the Swift source yourself. \(repair.sentence)"
                let refusal = RefusedRepair(repair: repair, reason: reason, location: origin.location)
                if refused[origin.file]?.contains(refusal) != true { refused[origin.file, default: []].append(refusal) }
            }
        }
        return refused.sorted { $0.key < $1.key }.map { file, refused in
            FileRepairs(path: file, before: [], result: RepairedSpec(bytes: [], refused: refused))
        }
    }

    /// Fills the report with the errors and findings of all specs, in their order.
    mutating func lint(_ inputs: [LintedInput]) {
        self.inputs = inputs
        let specs = inputs.map { input in input.named.decoded.spec.map { linted($0, input) } }
        inputIsWrong = inputIsWrong || specs.contains { $0 == nil }
        let good = specs.compactMap(\.self)
        var findings = zip(rules.findings(ofEach: good), rules.suppressionRemarks(ofEach: good)).map { $0 + $1 }[...]
        var diagnostics = customizationMistakes
        for (input, spec) in zip(inputs, specs) {
            diagnostics += spec == nil ? input.named.decoded.diagnostics : findings.removeFirst()
        }
        report = LintReport(files: report.files, diagnostics: diagnostics, failures: report.failures)
    }

    /// Removes the findings in the baseline from the report.
    mutating func accept(by baseline: BaselineFile, isWhole: Bool) throws(FileFailure) {
        let judged = inputs.filter { $0.named.decoded.spec != nil }.map(\.named.name)
        let remark = try baseline.apply(to: &report, judged: judged, isWhole: isWhole)
        if let remark { remarks.append(remark) }
    }

    /// Removes findings below a severity from the report.
    mutating func hide(below severity: Severity) { report.hide(below: severity) }

    private func linted(_ spec: TabSpec, _ input: LintedInput) -> LintedSpec {
        LintedSpec(
            spec,
            file: input.named.name,
            customization: customization,
            rules: input.settings.rules,
            images: input.named.images(of: spec)
        )
    }

    /// Returns the exit code; nil for 0.
    ///
    /// A file that failed outweighs source that was not read, then an invalid input, then a finding.
    func status(failOn severity: Severity) -> ExitCode? {
        let wrong = inputIsWrong ? [ExitStatus.input] : []
        let incomplete = [remarks.incompleteStatus].compactMap(\.self)
        return ExitStatus.weightiest(
            of: failed + incomplete + wrong + (report.reaches(severity) ? [ExitStatus.findings] : [])
        )
    }

    /// Writes the repaired text; standard input has no file to write back to, so its text is printed, changed or not,
    /// for use in pipes.
    private func write(_ text: [UInt8], insteadOf read: [UInt8], of input: LintedInput) throws(FileFailure) {
        let path = input.named.name
        if path == "-" {
            try Streams.outputWhole(text)
        } else if text != read {
            _ = try SpecLocation(of: path, settings: input.settings)  // a link must not lead out of its folder
            let name = TerminalText.escaped(path)
            do { try AtomicSpecFile(path: path, name: name).replace(read, with: text) } catch {
                throw FileFailure(text: error.sentence(changed: name, next: "Lint it again."))
            }
        }
    }

    private mutating func fail(_ file: String, _ failure: FileFailure) {
        report.failures.append(LintReport.FailedFile(file: file, text: failure.text))
        failed.append(failure.status)
    }
}

/// The repairs of one file, applied or not.
struct FileRepairs {
    let path: String
    /// The text as it was read.
    let before: [UInt8]
    let result: RepairedSpec

    /// The changes as a unified diff; empty where nothing is repaired.
    var difference: [UInt8] {
        UnifiedDiff(file: path == "-" ? "stdin" : path, old: before, new: result.bytes).bytes
    }

    /// Returns a line for each repair, and one for each that is left to the author.
    func lines(isDryRun: Bool) -> [ReportLine] {
        let verb = isDryRun ? "would fix" : "fixed"
        return result.repairs.map { line("\(path):", "\(verb): \($0.sentence)", $0.id) }
            + result.refused.map { refused in
                let place = refused.location.map { "\(path):\($0.line):\($0.column):" } ?? "\(path):"
                return line(place, "not fixed: \(refused.reason)", refused.repair.id)
            }
    }

    private func line(_ place: String, _ text: String, _ id: String) -> ReportLine {
        ReportLine([.init(place, .place), .init(" \(text) "), .init("[\(id)]", .aside)])
    }
}
