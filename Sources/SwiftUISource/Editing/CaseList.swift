import TabSpecCoding
import SwiftSyntax

/// The cases of an enumeration, in written order.
struct CaseList {
    let file: SourceFile
    private let node: EnumDeclSyntax
    /// The enumeration's name.
    var type: String { node.name.name }
    /// The cases' names.
    let names: Set<String>

    /// Returns the only enumeration of files with a case of a name; nil if there are several, or none.
    static func declaring(_ name: String, in files: [SourceFile]) -> CaseList? {
        let lists = files.flatMap { file in
            let finder = EnumFinder()
            finder.walk(file.tree)
            return finder.matches.map { CaseList(file: file, node: $0, names: $0.caseNames) }
        }
        .filter { $0.names.contains(name) }
        return lists.count == 1 ? lists[0] : nil
    }

    /// Returns the place and the line of another case; nil where each case needs a decision of its own.
    func adding(_ name: String) -> (offset: Int, bytes: [UInt8])? {
        let text = TextLines(file.bytes)
        guard let last = node.memberBlock.members.last(where: { $0.decl.is(EnumCaseDeclSyntax.self) }),
            let elements = last.decl.as(EnumCaseDeclSyntax.self)?.elements, !isSwitchedOver,
            node.inheritanceClause?.isRaw != true
        else { return nil }
        guard elements.count == 1, let lines = SourceLines(text).lines(of: last) else {
            return (last.decl.bytes.upperBound, Array(", \(name)".utf8))
        }
        let start = text.lineStart(last.bytes.lowerBound)
        let indent = Array(file.bytes[start..<text.skipBlank(start)])
        return (lines.upperBound, text.lineBreak(near: start) + indent + Array("case \(name)".utf8))
    }

    /// A Boolean value that indicates whether a switch in the file handles the cases one by one.
    private var isSwitchedOver: Bool {
        let finder = SwitchFinder(names)
        finder.walk(file.tree)
        return finder.isFound
    }
}

extension InheritanceClauseSyntax {
    /// A Boolean value that indicates whether cases have raw values, or are counted.
    fileprivate var isRaw: Bool {
        inheritedTypes.contains { ["Int", "CaseIterable"].contains($0.type.trimmedDescription) }
    }
}

extension EnumDeclSyntax {
    fileprivate var caseNames: Set<String> {
        let cases = memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
        return Set(cases.flatMap(\.elements).map(\.name.name))
    }
}

private final class EnumFinder: SyntaxVisitor {
    private(set) var matches: [EnumDeclSyntax] = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        matches.append(node)
        return .visitChildren
    }
}

private final class SwitchFinder: SyntaxVisitor {
    private let names: Set<String>
    private(set) var isFound = false

    init(_ names: Set<String>) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
        let pattern = node.pattern.as(ExpressionPatternSyntax.self)?.expression
        let access =
            pattern?.as(MemberAccessExprSyntax.self)
            ?? pattern?.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        if let access, names.contains(access.declName.baseName.name) { isFound = true }
        return .visitChildren
    }
}
