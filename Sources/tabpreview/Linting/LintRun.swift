import ArgumentParser
import Foundation
import PreviewCore
import PreviewServer
import SpecWriting
import TabModel
import TabReports
import TabResolver
import TabSpecCoding

/// A spec as `lint` has it, before or after repair.
struct LintedInput {
    var named: NamedSpec
    /// The settings for its folder.
    let settings: Settings
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
    private var failed: [ExitCode] = []
    /// What the reader of Swift source says beside what is found.
    private(set) var remarks: [Diagnostic] = []

    /// The files that were read, as they are now.
    private(set) var inputs: [LintedInput] = []

    /// A run by these rules, which says something beside what is found.
    init(_ rules: SpecLint, saying remarks: [Diagnostic] = []) {
        (self.rules, self.remarks) = (rules, remarks)
    }

    /// Reads the customization that each spec is judged with.
    mutating func readCustomization(_ path: String) {
        do throws(FileFailure) {
            (customization, customizationMistakes) = CustomizationCoding.read(
                try FileReading.bytes(of: path) ?? [],
                file: path
            )
            inputIsWrong = inputIsWrong || customization == nil
        } catch {
            fail(path, error)
        }
    }

    /// Reads all that a source represents; nothing where that fails.
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

    /// Repairs a spec; gives it as it then is, which in a dry run is as it was.
    ///
    /// Swift source stays as it is: what to do is reported with its place.
    mutating func repair(_ input: LintedInput, isDryRun: Bool) -> LintedInput {
        guard let text = input.named.text else {
            repairs += sourceRepairs(of: input)
            return input
        }
        let found = SpecRepairing.repaired(text.bytes, format: text.format, file: input.named.name) { spec in
            rules.findings(in: [linted(input.named.withStrings(spec), input)])
        }
        var repaired = input
        repaired.named = input.named.holding(found.bytes)
        do throws(FileFailure) {
            if !isDryRun { try write(found.bytes, insteadOf: text.bytes, of: input) }
            repairs.append(FileRepairs(path: input.named.name, before: text.bytes, found: found))
            return isDryRun ? input : repaired
        } catch {
            fail(input.named.name, error)
            return input
        }
    }

    /// The repairs that are left to the author, by file, each with its place in the source.
    private func sourceRepairs(of input: LintedInput) -> [FileRepairs] {
        guard var spec = input.named.decoded.spec, let map = spec.sourceMap else { return [] }
        spec.sourceMap = nil
        var refused: [String: [RefusedRepair]] = [:]
        for finding in rules.findings(in: [linted(spec, input)]) {
            let origin = map[finding.location]
            for repair in SpecRepairs.repairs(of: [finding], in: spec) {
                let reason = "Swift source is left to you. \(repair.sentence)"
                let left = RefusedRepair(repair: repair, reason: reason, location: origin.location)
                if refused[origin.file]?.contains(left) != true { refused[origin.file, default: []].append(left) }
            }
        }
        return refused.sorted { $0.key < $1.key }.map { file, refused in
            FileRepairs(path: file, before: [], found: RepairedSpec(bytes: [], refused: refused))
        }
    }

    /// Fills the report with the errors and findings of all specs, in their order.
    mutating func lint(_ inputs: [LintedInput]) {
        self.inputs = inputs
        let specs = inputs.map { input in input.named.decoded.spec.map { linted($0, input) } }
        inputIsWrong = inputIsWrong || specs.contains { $0 == nil }
        let good = specs.compactMap(\.self)
        var found = zip(rules.findings(ofEach: good), rules.suppressionRemarks(ofEach: good)).map { $0 + $1 }[...]
        var diagnostics = customizationMistakes
        for (input, spec) in zip(inputs, specs) {
            diagnostics += spec == nil ? input.named.decoded.diagnostics : found.removeFirst()
        }
        report = LintReport(files: report.files, diagnostics: diagnostics, failures: report.failures)
    }

    /// Takes out of the report what the baseline has.
    mutating func accept(by baseline: BaselineFile, isWhole: Bool) throws(FileFailure) {
        let judged = inputs.filter { $0.named.decoded.spec != nil }.map(\.named.name)
        let remark = try baseline.apply(to: &report, judged: judged, isWhole: isWhole)
        if let remark { remarks.append(remark) }
    }

    /// Takes out of the report what is less serious than a severity.
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

    /// The exit code; nil for 0.
    ///
    /// A file that failed outweighs source that was not read, that a wrong input, and that a finding.
    func status(failOn severity: Severity) -> ExitCode? {
        let wrong = inputIsWrong ? [ExitStatus.input] : []
        let incomplete = [remarks.incompleteStatus].compactMap(\.self)
        return ExitStatus.weightiest(
            of: failed + incomplete + wrong + (report.reaches(severity) ? [ExitStatus.found] : [])
        )
    }

    /// Standard input has no file to go back to: its text is printed, changed or not, so that pipes can rely on it.
    private func write(_ text: [UInt8], insteadOf read: [UInt8], of input: LintedInput) throws(FileFailure) {
        let path = input.named.name
        if path == "-" {
            try Streams.outputWhole(text)
        } else if text != read {
            _ = try SpecLocation(of: path, settings: input.settings)  // a link must not lead out of its folder
            let name = TerminalText.escaped(path)
            do { try SpecFile(path: path, name: name).replace(read, with: text) } catch {
                throw FileFailure(text: error.sentence(changed: name, next: "Lint it again."))
            }
        }
    }

    private mutating func fail(_ file: String, _ failure: FileFailure) {
        report.failures.append(LintReport.FailedFile(file: file, text: failure.text))
        failed.append(failure.status)
    }
}
