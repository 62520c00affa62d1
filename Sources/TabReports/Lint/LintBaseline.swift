public import TabModel
import TabSpecCoding

/// The findings that a project has accepted for now: only others are reported.
///
/// The file is JSON with one finding a line, so that Git merges it line by line.
public struct LintBaseline: Hashable, Sendable {
    /// The version that is written and read.
    private static let version = 1
    /// The largest number of findings that one entry of the file represents.
    private static let most = 10_000

    /// The findings.
    public private(set) var findings: Set<FindingIdentity> = []
    /// The places in the file, by the first of the findings that an entry represents.
    private var places: [FindingIdentity: SourceLocation] = [:]

    /// Creates a baseline without findings.
    public init() {}

    /// Accepts the findings of some files instead of those accepted before.
    public mutating func accept(_ found: [FindingIdentity], of files: Set<String>) {
        findings = findings.filter { !files.contains($0.file) }.union(found)
    }

    /// Returns the place of a finding in the file that was read.
    public func place(of finding: FindingIdentity) -> SourceLocation? { places[finding.first] }

    /// The contents of the file: sorted by file, then rule.
    public var text: String {
        let last = Dictionary(grouping: findings, by: \.first).compactMap { $0.value.max { $0.number < $1.number } }
        let lines = last.map(Self.line).sorted()
        return """
            {
              "version": \(Self.version),
              "findings": [
            \(lines.map { "    \($0)" }.joined(separator: ",\n"))\(lines.isEmpty ? "" : "\n")  ]
            }

            """
    }

    private static func line(_ finding: FindingIdentity) -> String {
        var members = [JSONMember("file", .string(finding.file)), JSONMember("id", .string(finding.id))]
        if let entry = finding.entry { members.append(JSONMember("entry", .string(entry))) }
        if let text = finding.text { members.append(JSONMember("text", .string(text))) }
        if finding.number > 1 { members.append(JSONMember("count", .integer(finding.number))) }
        return JSONValue.object(members).text()
    }
}

extension FindingIdentity {
    /// The first of the otherwise equal findings.
    fileprivate var first: FindingIdentity {
        var first = self
        first.number = 1
        return first
    }
}

// MARK: - Reading

extension LintBaseline {
    /// The reason why a file isn't a baseline, with its place.
    public struct ReadingError: Error {
        /// The reason.
        public let diagnostic: Diagnostic
        /// A Boolean value that indicates whether a newer version wrote the file.
        public let isOfOtherVersion: Bool
    }

    /// Creates a baseline from the contents of a file; `file` is the name in errors.
    public init(reading bytes: [UInt8], file: String) throws(ReadingError) {
        let root: SourceValue
        do throws(JSONReadingError) {
            root = try SourceValue(reading: bytes, file: file, limits: .file)
        } catch {
            throw ReadingError(diagnostic: error.diagnostic, isOfOtherVersion: false)
        }
        func refuse(_ text: String, _ value: SourceValue, isOfOtherVersion: Bool = false) -> ReadingError {
            let diagnostic = Diagnostic(id: "baseline", text: text, file: file, location: value.place)
            return ReadingError(diagnostic: diagnostic, isOfOtherVersion: isOfOtherVersion)
        }
        let members = root.membersByKey
        guard let number = members["version"], case .integer(let version) = number.content else {
            throw refuse("This is not a baseline: it has no \"version\".", root)
        }
        guard version == Self.version else {
            throw refuse(
                "The baseline has version \(version), but this tabpreview reads version 1.",
                number,
                isOfOtherVersion: true
            )
        }
        guard let list = members["findings"], case .list(let values) = list.content else {
            throw refuse("The baseline has no \"findings\" list.", root)
        }
        for value in values {
            guard let (finding, count) = value.acceptedFinding, 1...Self.most ~= count else {
                throw refuse(
                    "Expected a finding such as {\"file\": \"tabs.yaml\", \"id\": \"R5.16\", \"entry\": \"home\"}.",
                    value
                )
            }
            places[finding] = value.place
            for number in 1...count {
                var one = finding
                one.number = number
                findings.insert(one)
            }
        }
    }
}

extension SourceValue {
    fileprivate var membersByKey: [String: SourceValue] {
        guard case .object(let members) = content else { return [:] }
        return Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
    }

    /// The finding that an entry of the file represents, and its count.
    fileprivate var acceptedFinding: (finding: FindingIdentity, count: Int)? {
        let members = membersByKey
        guard let file = members["file"]?.string, let id = members["id"]?.string,
            Set(members.keys).isSubset(of: ["file", "id", "entry", "text", "count"])
        else { return nil }
        for key in ["entry", "text"] { if let value = members[key], value.string == nil { return nil } }
        var count = 1
        if let value = members["count"] {
            guard case .integer(let number) = value.content else { return nil }
            count = number
        }
        let finding = FindingIdentity(
            id: id,
            file: file,
            entry: members["entry"]?.string,
            text: members["text"]?.string
        )
        return (finding, count)
    }

    private var string: String? { if case .string(let text) = content { text } else { nil } }
}
