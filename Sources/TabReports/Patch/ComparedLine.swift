public import TabModel

/// One line of two versions of a string, for anyone who shows both side by side.
public struct ComparedLine: Hashable, Sendable {
    /// Whether it is in both, came, or went.
    public var kind: Kind
    /// Its number in the old version, from 1; nil if it came.
    public var old: Int?
    /// Its number in the new version, from 1; nil if it went.
    public var new: Int?
    /// The line without its end; what is no UTF-8 shows as replacement characters.
    public var text: String

    /// The fates of a line.
    public enum Kind: String, CaseIterable, Sendable {
        case same, added, removed
    }

    /// Every line of both versions in order: those that went before those that came.
    public static func lines(from old: [UInt8], to new: [UInt8]) -> [ComparedLine] {
        let (old, new) = (UnifiedDiff.lines(of: old), UnifiedDiff.lines(of: new))
        return PatchLine.steps(old, new).map { step in
            switch step.kind {
            case .kept: Self(kind: .same, old: step.old + 1, new: step.new + 1, text: text(new[step.new]))
            case .removed: Self(kind: .removed, old: step.old + 1, text: text(old[step.old]))
            case .added: Self(kind: .added, new: step.new + 1, text: text(new[step.new]))
            }
        }
    }

    /// The line as an object, as `GET /history/N?diff=M` answers it.
    public var value: JSONValue {
        ["kind": .string(kind.rawValue), "old": JSONValue(old), "new": JSONValue(new), "text": .string(text)]
    }

    private static func text(_ line: ArraySlice<UInt8>) -> String {
        var line = line
        if line.last == UInt8(ascii: "\n") { line.removeLast() }
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return String(decoding: line, as: UTF8.self)
    }
}
