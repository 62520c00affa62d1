import SwiftOperators
import SwiftParser
import SwiftSyntax
import TabModel

/// A parsed Swift file, with what it declares.
final class SourceFile {
    /// Its path, relative to the project's root.
    let path: String
    /// Its tree, with operators folded by precedence.
    let tree: SourceFileSyntax
    /// What does not parse: the first few places, as errors.
    private(set) lazy var syntaxErrors = findSyntaxErrors()
    /// The comments that switch findings off, in order.
    private(set) lazy var ignoreComments = findIgnoreComments()
    /// The build flags that are on.
    let flags: BuildFlags
    /// Its text.
    let bytes: [UInt8]

    /// Parses a file's bytes, which are valid UTF-8 and not nested too deep.
    init(path: String, bytes: [UInt8], flags: BuildFlags) {
        self.path = path
        self.bytes = bytes
        self.flags = flags
        let parsed = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
        // What can't be folded stays a sequence, and is evaluated to something unknown.
        let folded = OperatorTable.standardOperators.foldAll(parsed) { _ in }
        tree = folded.as(SourceFileSyntax.self) ?? parsed
    }

    /// Where a node begins, without what stands before it.
    func place(of node: some SyntaxProtocol) -> SourcePlace {
        place(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    /// Line and column of an offset in bytes.
    func place(at offset: Int) -> SourcePlace {
        let offset = min(offset, bytes.count)
        var (low, high) = (0, lineStarts.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        let start = min(lineStarts[low], offset)
        return SourcePlace(file: path, line: low + 1, column: bytes[start..<offset].count { $0 & 0xC0 != 0x80 } + 1)
    }

    /// Returns a Boolean value that indicates whether nothing but blanks stands before an offset in its line.
    func isAlone(at offset: Int) -> Bool {
        bytes[..<offset].reversed().prefix { $0 != 0x0A && $0 != 0x0D }.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    /// The offset in bytes of a place in it; nil behind the text.
    func offset(of place: SourcePlace) -> Int? {
        let location = place.location
        guard lineStarts.indices.contains(location.line - 1) else { return nil }
        var (offset, rest) = (lineStarts[location.line - 1], location.column - 1)
        while rest > 0, offset < bytes.count {
            offset += 1
            while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            rest -= 1
        }
        return rest == 0 ? offset : nil
    }

    /// Where lines begin; a byte order mark is part of none.
    private lazy var lineStarts: [Int] = {
        var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
        for (index, byte) in bytes.enumerated() where byte == 0x0A || byte == 0x0D {
            let isPair = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
            if !isPair { starts.append(index + 1) }
        }
        return starts
    }()
}
