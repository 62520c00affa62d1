public import TabModel
import TabResolver
import TabSpecCoding

/// What `tabpreview test` found, spec by spec.
public struct LayoutTestReport: Hashable, Sendable {
    /// One spec, or the Swift source of one file or folder.
    public struct Result: Hashable, Sendable {
        /// What was tested, as it was named.
        public let file: String
        /// Its lock file.
        public let lock: String
        /// The names of the layouts of now.
        public let names: [String]
        /// What came of it.
        public let outcome: Outcome

        /// Makes a result.
        public init(file: String, lock: String, names: [String] = [], _ outcome: Outcome) {
            (self.file, self.lock, self.names, self.outcome) = (file, lock, names, outcome)
        }
    }

    /// What can come of a test.
    public enum Outcome: Hashable, Sendable {
        /// The layouts were compared.
        case compared(LayoutLockDifference)
        /// What differed was accepted.
        case accepted(LayoutLockDifference)
        /// There is no lock file.
        case noLock
        /// There is a lock file, and no spec.
        case noSpec
        /// The lock file of a spec that is gone was removed.
        case removed
        /// The spec or the lock file has errors.
        case invalid([Diagnostic])
        /// A file can't be read or written, as a sentence.
        case failed(String)
    }

    /// In the order of the files.
    public var results: [Result]

    /// Makes a report.
    public init(_ results: [Result] = []) { self.results = results }

    /// A Boolean value that indicates whether something differs from what was accepted.
    public var differs: Bool { results.contains(where: \.differs) }
}

extension LayoutTestReport.Result {
    /// A Boolean value that indicates whether something differs from what was accepted.
    var differs: Bool {
        switch outcome {
        case .compared(let difference): !difference.isEmpty
        case .noLock, .noSpec: true
        case .accepted, .removed, .invalid, .failed: false
        }
    }

    /// The result in a sentence, and what to do.
    public var summary: String {
        switch outcome {
        case .compared(let difference) where difference.isEmpty: "\(subject): \(count(names.count)), no differences."
        case .compared(let difference):
            "\(subject): \(difference.count) of \(count(total(difference))) \(difference.count == 1 ? "differs" : "differ") "
                + "from \(lock). To accept that, run tabpreview test --update."
        case .accepted(let difference) where difference.isEmpty:
            "\(subject): \(count(names.count)), no differences; \(lock) is up to date."
        case .accepted(let difference): "\(subject): \(count(difference.count)) accepted in \(lock). Commit it."
        case .noLock: "\(subject): there is no \(lock). Run tabpreview test --update, and commit it."
        case .noSpec: "\(subject): the spec of \(lock) is gone. To remove the lock file, run tabpreview test --update."
        case .removed: "\(subject): the spec is gone; \(lock) was removed."
        case .invalid: "\(subject): not tested, because of errors."
        case .failed(let sentence): sentence
        }
    }

    /// The file, in quotation marks where its name alone would be taken for punctuation.
    private var subject: String { file.allSatisfy { $0 == "." || $0 == "/" } ? "\"\(file)\"" : file }

    private func total(_ difference: LayoutLockDifference) -> Int { names.count + difference.removed.count }

    private func count(_ number: Int) -> String { "\(number) \(number == 1 ? "layout" : "layouts")" }

    /// What differs; nil where nothing was compared.
    var difference: LayoutLockDifference? {
        switch outcome {
        case .compared(let difference), .accepted(let difference): difference
        default: nil
        }
    }
}

// MARK: - JSON

extension LayoutTestReport {
    /// The report for programs: keys sorted, two spaces a level, a newline at the end.
    public var json: String {
        let value: JSONValue = ["differs": .bool(differs), "specs": .array(results.map(\.jsonValue))]
        return value.text([.pretty, .sortedKeys])
    }
}

extension LayoutTestReport.Result {
    fileprivate var jsonValue: JSONValue {
        [
            "added": JSONValue(difference?.added ?? []),
            "changed": .array((difference?.changes ?? []).map(\.jsonValue)),
            "diagnostics": .array(diagnostics.map(DiagnosticCoding.value)),
            "file": .string(file),
            "layouts": JSONValue(names),
            "lock": .string(lock),
            "removed": JSONValue(difference?.removed ?? []),
            "result": .string(word),
        ]
    }

    /// The errors that keep it from being tested.
    public var diagnostics: [Diagnostic] { if case .invalid(let diagnostics) = outcome { diagnostics } else { [] } }

    private var word: String {
        switch outcome {
        case .compared(let difference): difference.isEmpty ? "same" : "different"
        case .accepted: "accepted"
        case .noLock: "noLock"
        case .noSpec: "noSpec"
        case .removed: "removed"
        case .invalid: "invalid"
        case .failed: "failed"
        }
    }
}

extension LayoutLockDifference.Change {
    fileprivate var jsonValue: JSONValue {
        [
            "changes": JSONValue(sentences.map(\.text)),
            "from": JSONValue(rows.filter { !$0.isNew }.map(\.text)),
            "layouts": JSONValue(names),
            "to": JSONValue(rows.filter(\.isNew).map(\.text)),
        ]
    }
}
