/// The changes between two versions of a file, in the form that `patch` and `git apply` read.
///
/// Line ends belong to their lines: a changed CRLF is a changed line, and a missing one at the end is reported.
public struct UnifiedDiff: Sendable {
    /// The number of lines shown around each change.
    static let context = 3

    private let file: String
    private let old: [ArraySlice<UInt8>]
    private let new: [ArraySlice<UInt8>]

    /// Creates the difference; `file` is the name in its header.
    public init(file: String, old: [UInt8], new: [UInt8]) {
        self.file = file
        self.old = Self.lines(of: old)
        self.new = Self.lines(of: new)
    }

    /// The header and the hunks; empty if the versions are equal.
    public var bytes: [UInt8] {
        let hunks = PatchHunk.hunks(of: PatchLine.steps(old, new))
        guard !hunks.isEmpty else { return [] }
        let name = file.hasPrefix("/") ? String(file.dropFirst()) : RelativePath.plain(file)
        var bytes = Array("--- \(QuotedPath.text("a/" + name))\n+++ \(QuotedPath.text("b/" + name))\n".utf8)
        for hunk in hunks { append(hunk, to: &bytes) }
        return bytes
    }

    private func append(_ hunk: PatchHunk, to bytes: inout [UInt8]) {
        bytes += "@@ -\(hunk.oldRange) +\(hunk.newRange) @@\n".utf8
        for step in hunk.steps {
            bytes.append(step.kind.mark)
            let line = step.kind == .added ? new[step.new] : old[step.old]
            bytes += line
            if line.last != UInt8(ascii: "\n") { bytes += "\n\\ No newline at end of file\n".utf8 }
        }
    }

    /// Returns the lines, each with its end.
    static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
            lines.append(bytes[start...index])
            start = index + 1
        }
        if start < bytes.count { lines.append(bytes[start...]) }
        return lines
    }
}

/// Changed lines that are near each other, with the unchanged ones around them.
struct PatchHunk {
    /// The lines; never empty.
    let steps: ArraySlice<PatchLine>

    /// Returns the hunks of all lines: changes whose surroundings touch or overlap are one.
    static func hunks(of steps: [PatchLine]) -> [PatchHunk] {
        var hunks: [PatchHunk] = []
        var range: Range<Int>?
        for index in steps.indices where steps[index].kind != .unchanged {
            let start = max(0, index - UnifiedDiff.context)
            let end = min(steps.count, index + 1 + UnifiedDiff.context)
            if let open = range, start <= open.upperBound {
                range = open.lowerBound..<end
            } else {
                if let range { hunks.append(PatchHunk(steps: steps[range])) }
                range = start..<end
            }
        }
        if let range { hunks.append(PatchHunk(steps: steps[range])) }
        return hunks
    }

    /// The range of its lines in the old version, in the form of its header.
    var oldRange: String {
        Self.text(first: steps.first?.old ?? 0, count: steps.count { $0.kind != .added })
    }

    /// The range of its lines in the new version, in the form of its header.
    var newRange: String {
        Self.text(first: steps.first?.new ?? 0, count: steps.count { $0.kind != .removed })
    }

    /// Returns `start,count`; a start without lines is the line before, and a count of 1 is left out.
    private static func text(first: Int, count: Int) -> String {
        switch count {
        case 0: "\(first),0"
        case 1: "\(first + 1)"
        default: "\(first + 1),\(count)"
        }
    }
}

/// The change of one line, with the numbers of the lines at which it is in both versions, from 0.
struct PatchLine {
    let kind: Kind
    let old: Int
    let new: Int

    enum Kind {
        case unchanged, removed, added

        /// The character before the line.
        var mark: UInt8 {
            switch self {
            case .unchanged: UInt8(ascii: " ")
            case .removed: UInt8(ascii: "-")
            case .added: UInt8(ascii: "+")
            }
        }
    }

    init(_ kind: Kind, old: Int, new: Int) {
        self.kind = kind
        self.old = old
        self.new = new
    }

    /// Returns every line of both versions: removed lines before added ones.
    static func steps(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [PatchLine] {
        var steps: [PatchLine] = []
        var oldNext = 0
        var newNext = 0
        for match in LineDifference(old, new).matches + [(old.count, new.count)] {
            steps += (oldNext..<match.old).map { PatchLine(.removed, old: $0, new: newNext) }
            steps += (newNext..<match.new).map { PatchLine(.added, old: match.old, new: $0) }
            if match.old < old.count { steps.append(PatchLine(.unchanged, old: match.old, new: match.new)) }
            (oldNext, newNext) = (match.old + 1, match.new + 1)
        }
        return steps
    }
}

/// The paths in the header of a difference, in the form of git: quoted if a character would be misread.
enum QuotedPath {
    /// Returns the path unchanged, or in double quotes with C escapes for quotes, backslashes and control characters.
    ///
    /// A path with a space is ended by a tab, which is how git recognizes its end.
    static func text(_ path: String) -> String {
        guard path.utf8.contains(where: { escape($0) != nil }) else { return path.contains(" ") ? path + "\t" : path }
        var bytes: [UInt8] = [UInt8(ascii: "\"")]
        for byte in path.utf8 {
            if let escaped = escape(byte) { bytes += escaped.utf8 } else { bytes.append(byte) }
        }
        return String(decoding: bytes + [UInt8(ascii: "\"")], as: UTF8.self)
    }

    private static func escape(_ byte: UInt8) -> String? {
        switch byte {
        case UInt8(ascii: "\""): "\\\""
        case UInt8(ascii: "\\"): "\\\\"
        case UInt8(ascii: "\t"): "\\t"
        case UInt8(ascii: "\n"): "\\n"
        case UInt8(ascii: "\r"): "\\r"
        case 0..<0x20, 0x7F: "\\" + octal(byte)
        default: nil
        }
    }

    private static func octal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 8)
        return String(repeating: "0", count: 3 - digits.count) + digits
    }
}
