public import TabModel
internal import TabResolver
public import TabSpecCoding

/// The repair of a spec's text by obvious repairs, which keeps comments and formatting.
public enum SpecRepairing {
    /// The largest number of rounds in which the result of repairs is examined again.
    private static let mostRounds = 8

    /// Repairs errors of the text first, then the findings.
    ///
    /// `file` is the name in diagnostics. `findings` returns those of the caller's platforms and OS, without those that
    /// are switched off; it is called again after repairs, because one may lead to another. Repairing the result again
    /// returns the same bytes.
    public static func repaired(
        _ bytes: [UInt8],
        format: SpecFormat,
        file: String,
        limits: SpecReadingLimits = .file,
        findings: (TabSpec) -> [Diagnostic]
    ) -> RepairedSpec {
        var result = RepairedSpec(bytes: bytes)
        for _ in 0..<mostRounds {
            let text = SpecText(result.bytes, format: format, file: file, limits: limits)
            let decoded = text.decoded
            result.left = decoded.spec.map(findings) ?? decoded.diagnostics
            let known = decoded.spec.map { SpecRepairs.repairs(of: result.left, in: $0) } ?? text.repairs.map(\.repair)
            result.refused = []
            guard !known.isEmpty, make(known, in: text, &result) else { break }
        }
        return result
    }

    /// Makes repairs as far as the text allows; false if it allows none.
    private static func make(
        _ repairs: [Repair],
        in text: SpecText,
        _ result: inout RepairedSpec
    ) -> Bool {
        do throws(SpecEditError) {
            let edited = try text.edited(repairs.map(\.edits))
            let made = repairs.indices.filter { edited.refused[$0] == nil }
            result.bytes = edited.bytes
            result.repairs += made.map { repairs[$0] }
            result.refused = edited.refused.sorted { $0.key < $1.key }.map { number, refusal in
                RefusedRepair(repair: repairs[number], reason: refusal.text, location: refusal.location)
            }
            return !made.isEmpty
        } catch {
            result.refused = repairs.map { RefusedRepair(repair: $0, reason: error.text, location: error.location) }
            return false
        }
    }
}

/// The result of repairing a spec's text.
public struct RepairedSpec: Hashable, Sendable {
    /// The text after all repairs; the given bytes if there were none.
    public var bytes: [UInt8]
    /// The repairs that were made, in the order in which they were made.
    public var repairs: [Repair]
    /// The repairs that were known but not made, because the text can't be changed safely there.
    public var refused: [RefusedRepair]
    /// The remaining problems of the text after all repairs: the reader's errors, or else the findings.
    public var left: [Diagnostic]

    /// Creates a result.
    public init(bytes: [UInt8], repairs: [Repair] = [], refused: [RefusedRepair] = [], left: [Diagnostic] = []) {
        self.bytes = bytes
        self.repairs = repairs
        self.refused = refused
        self.left = left
    }
}

/// A repair that is left to the author.
public struct RefusedRepair: Hashable, Sendable {
    /// The repair that was not made.
    public var repair: Repair
    /// The reason why it was not made, in one or two sentences.
    public var reason: String
    /// The place of the obstacle in the text; nil if it has none.
    public var location: SourceLocation?

    /// Creates a refusal.
    public init(repair: Repair, reason: String, location: SourceLocation? = nil) {
        self.repair = repair
        self.reason = reason
        self.location = location
    }
}
