/// What changed between two versions of a text file, in the form that `patch` and `git apply` read.
///
/// Line ends belong to their lines: a changed CRLF is a changed line, and a missing one at the end is reported.
public struct UnifiedDiff: Sendable {
    /// Lines shown around each change.
    static let context = 3

    private let file: String
    private let old: [ArraySlice<UInt8>]
    private let new: [ArraySlice<UInt8>]

    /// Prepares the difference; `file` is the name that is in its head.
    public init(file: String, old: [UInt8], new: [UInt8]) {
        self.file = file
        self.old = Self.lines(of: old)
        self.new = Self.lines(of: new)
    }

    /// The head and the hunks; empty where nothing changed.
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

    /// The lines, each with its end.
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
