public import TabModel
import TabResolver
import TabSpecCoding

/// The results of `tabpreview test`, spec by spec.
public struct LayoutTestReport: Hashable, Sendable {
    /// The result for one spec, or for the Swift source of one file or folder.
    public struct Result: Hashable, Sendable {
        /// The tested file or folder, by its given name.
        let file: String
        /// The path of the lock file.
        public let lock: String
        /// The names of the current layouts.
        let names: [String]
        /// The outcome of the test.
        public let outcome: Outcome

        /// Creates a result.
        public init(file: String, lock: String, names: [String] = [], _ outcome: Outcome) {
            (self.file, self.lock, self.names, self.outcome) = (file, lock, names, outcome)
        }
    }

    /// The possible outcomes of a test.
    public enum Outcome: Hashable, Sendable {
        /// An outcome in which the layouts were compared.
        case compared(LayoutLockDifference)
        /// An outcome in which the differences were accepted.
        case accepted(LayoutLockDifference)
        /// An outcome without a lock file.
        case noLock
        /// An outcome with a lock file and without a spec.
        case noSpec
        /// An outcome in which the lock file of a deleted spec was removed.
        case removed
        /// An outcome with errors in the spec or the lock file.
        case invalid([Diagnostic])
        /// An outcome in which a file can't be read or written, with a sentence.
        case failed(String)
    }

    /// The results in the order of the files.
    public var results: [Result]

    /// Creates a report.
    public init(_ results: [Result] = []) { self.results = results }

    /// A Boolean value that indicates whether any layout differs from the accepted one.
    public var differs: Bool { results.contains(where: \.differs) }
}

extension LayoutTestReport.Result {
    /// A Boolean value that indicates whether any layout differs from the accepted one.
    var differs: Bool {
        switch outcome {
        case .compared(let difference): !difference.isEmpty
        case .noLock, .noSpec: true
        case .accepted, .removed, .invalid, .failed: false
        }
    }

    /// The result and the fix, in a sentence.
    var summary: String {
        switch outcome {
        case .compared(let difference) where difference.isEmpty: "\(subject): \(count(names.count)), no differences."
        case .compared(let difference):
            "\(subject): \(difference.count) of \(count(total(difference))) "
                + "\(difference.count == 1 ? "differs" : "differ") "
                + "from \(lock). To accept this, run tabpreview test --update."
        case .accepted(let difference) where difference.isEmpty:
            "\(subject): \(count(names.count)), no differences; \(lock) is up to date."
        case .accepted(let difference): "\(subject): \(count(difference.count)) accepted in \(lock). Commit it."
        case .noLock: "\(subject): \(lock) doesn't exist. Run tabpreview test --update, and commit the file."
        case .noSpec:
            "\(subject): the source of \(lock) no longer exists. "
                + "To delete the lock file, run tabpreview test --update."
        case .removed: "\(subject): the source no longer exists, so \(lock) was deleted."
        case .invalid: "\(subject): not tested because of errors."
        case .failed(let sentence): sentence
        }
    }

    /// The file, in quotation marks if its name alone would look like punctuation.
    private var subject: String { file.allSatisfy { $0 == "." || $0 == "/" } ? "\"\(file)\"" : file }

    private func total(_ difference: LayoutLockDifference) -> Int { names.count + difference.removed.count }

    private func count(_ number: Int) -> String { "\(number) \(number == 1 ? "layout" : "layouts")" }

    /// The differences; nil if no layouts were compared.
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

    /// The errors that prevent the test.
    var diagnostics: [Diagnostic] { if case .invalid(let diagnostics) = outcome { diagnostics } else { [] } }

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
