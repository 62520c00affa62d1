import SwiftOperators
import SwiftParser
import SwiftSyntax
import TabModel

/// A parsed Swift file, with its declarations.
final class SourceFile {
    /// The file's path, relative to the project's root.
    let path: String
    /// The syntax tree, with operators folded by precedence.
    let tree: SourceFileSyntax
    /// The first few syntax errors.
    private(set) lazy var syntaxErrors = findSyntaxErrors()
    /// The comments that switch findings off, in order.
    private(set) lazy var ignoreComments = findIgnoreComments()
    /// The build flags that are on.
    let flags: BuildFlags
    /// The bytes of the text.
    let bytes: [UInt8]

    /// Creates a file by parsing bytes, which are valid UTF-8 and not nested too deep.
    init(path: String, bytes: [UInt8], flags: BuildFlags) {
        self.path = path
        self.bytes = bytes
        self.flags = flags
        let parsed = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
        // An expression that can't be folded stays a sequence, and its value is unknown.
        let folded = OperatorTable.standardOperators.foldAll(parsed) { _ in }
        tree = folded.as(SourceFileSyntax.self) ?? parsed
    }

    /// Returns the beginning of a node, without its leading trivia.
    func place(of node: some SyntaxProtocol) -> SourcePlace {
        place(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    /// Returns the line and column of an offset in bytes.
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

    /// Returns a Boolean value that indicates whether only blanks are before an offset in its line.
    func isAlone(at offset: Int) -> Bool {
        bytes[..<offset].reversed().prefix { $0 != 0x0A && $0 != 0x0D }.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    /// Returns the offset in bytes of a place in the file; nil for one after the text.
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

    /// The beginnings of lines; a byte order mark is part of none.
    private lazy var lineStarts: [Int] = {
        var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
        for (index, byte) in bytes.enumerated() where byte == 0x0A || byte == 0x0D {
            let isPair = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
            if !isPair { starts.append(index + 1) }
        }
        return starts
    }()
}
