import TabSpecCoding
import SwiftSyntax

/// The elements of an array literal, and the text that belongs to each.
struct ElementSlots {
    /// An element with the comments above and after it.
    struct Slot {
        /// The range from the first comment to the last, including commas.
        let range: Range<Int>
        let expression: Range<Int>
        /// The offset after the expression; nil for the last without a comma.
        let comma: Int?

        var before: Range<Int> { range.lowerBound..<expression.lowerBound }
        var behind: Range<Int> { (comma.map { $0 + 1 } ?? expression.upperBound)..<range.upperBound }
    }

    let array: ArrayExprSyntax
    let file: SourceFile
    let slots: [Slot]
    /// A Boolean value that indicates whether each element has lines of its own.
    let isOnLines: Bool
    private let text: TextLines

    /// Creates the slots of a literal; nil for one with comments that belong to no element.
    init?(_ array: ArrayExprSyntax, in file: SourceFile) {
        (self.array, self.file, text) = (array, file, TextLines(file.bytes))
        let source = SourceLines(text)
        let rows = array.elements.map { source.lines(of: $0, behind: $0.bytes.upperBound) }
        isOnLines = rows.allSatisfy { $0 != nil }
        guard isOnLines || !source.hasComment(array, in: array.bytes) else { return nil }
        slots = zip(array.elements, rows).map { [isOnLines] element, lines in
            let range = element.bytes
            return Slot(
                range: isOnLines ? lines ?? range : range,
                expression: element.expression.bytes,
                comma: element.trailingComma.map(\.bytes.lowerBound)
            )
        }
    }

    private func bytes(_ range: Range<Int>) -> [UInt8] { Array(file.bytes[range]) }

    /// Returns the elements in another order: each place keeps its comma, each element its comments.
    func ordered(_ order: [Int]) -> CandidateChange? {
        guard let first = slots.first, let last = slots.last, order.count == slots.count else { return nil }
        var result: [UInt8] = []
        for (place, index) in order.enumerated() {
            let (slot, element) = (slots[place], slots[index])
            result += bytes(element.before) + bytes(element.expression)
            if slot.comma != nil { result.append(UInt8(ascii: ",")) }
            result += bytes(element.behind)
            if place + 1 < slots.count { result += bytes(slot.range.upperBound..<slots[place + 1].range.lowerBound) }
        }
        let whole = first.range.lowerBound..<last.range.upperBound
        return CandidateChange(file, replacing: whole, by: result)
    }

    /// Returns the change that removes an element from the literal.
    func removing(_ index: Int) -> CandidateChange {
        let slot = slots[index]
        return CandidateChange(file, at: slot.expression.lowerBound) { patches in
            let isLast = index + 1 == slots.count
            if isOnLines {
                patches.delete(slot.range.lowerBound..<text.nextLine(slot.range.upperBound))
                if isLast, slot.comma == nil, index > 0, let comma = slots[index - 1].comma {
                    patches.delete(comma..<(comma + 1))
                }
            } else if !isLast {
                patches.delete(slot.range.lowerBound..<slots[index + 1].range.lowerBound)
            } else if index > 0 {
                patches.delete(slots[index - 1].expression.upperBound..<slot.expression.upperBound)
            } else {
                patches.delete(slot.range)
            }
        }
    }

    /// Returns the change that inserts an expression before the element with a number.
    func inserting(_ expression: [UInt8], at index: Int) -> CandidateChange? {
        guard let last = slots.last else { return nil }
        let isLast = index == slots.count
        let near = isLast ? last : slots[index]
        let comma = [UInt8(ascii: ",")]
        return CandidateChange(file, at: near.expression.lowerBound) { patches in
            if isOnLines {
                let line = text.lineStart(near.expression.lowerBound)
                let indent = bytes(line..<text.skipBlank(line))
                let lineBreak = text.lineBreak(near: near.expression.lowerBound)
                if !isLast {
                    patches.insert(indent + expression + comma + lineBreak, at: near.range.lowerBound)
                } else {
                    if last.comma == nil { patches.insert(comma, at: last.expression.upperBound) }
                    let end = last.comma == nil ? [] : comma
                    patches.insert(lineBreak + indent + expression + end, at: last.range.upperBound)
                }
            } else if isLast {
                patches.insert(comma + [0x20] + expression, at: last.expression.upperBound)
            } else {
                patches.insert(expression + comma + [0x20], at: near.expression.lowerBound)
            }
        }
    }

    /// Returns the expression of an element.
    func expression(_ index: Int) -> [UInt8] { bytes(slots[index].expression) }

    /// Returns the literals in an element, with their places in its expression.
    func literals(_ index: Int) -> [(literal: Literal, range: Range<Int>)] {
        let start = slots[index].expression.lowerBound
        let elements = Array(array.elements)
        return LiteralFinder.literals(in: elements[index].expression, of: file).map {
            ($0, $0.range.lowerBound - start..<$0.range.upperBound - start)
        }
    }

    /// Returns the name of the case in an element; nil for any other expression.
    func caseName(_ index: Int) -> (name: String, range: Range<Int>)? {
        let elements = Array(array.elements)
        guard let access = elements[index].expression.as(MemberAccessExprSyntax.self) else { return nil }
        let start = slots[index].expression.lowerBound
        let range = access.declName.bytes
        return (access.declName.baseName.name, range.lowerBound - start..<range.upperBound - start)
    }
}

/// A visitor that finds array literals.
final class ArrayFinder: SyntaxVisitor {
    private var matches: [ArrayExprSyntax] = []

    private init() { super.init(viewMode: .sourceAccurate) }

    /// Returns the arrays with elements in files.
    static func arrays(in files: [SourceFile]) -> [ElementSlots] {
        files.flatMap { file in
            let finder = ArrayFinder()
            finder.walk(file.tree)
            return finder.matches.filter { !$0.elements.isEmpty }.compactMap { ElementSlots($0, in: file) }
        }
    }

    override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
        matches.append(node)
        return .visitChildren
    }
}
