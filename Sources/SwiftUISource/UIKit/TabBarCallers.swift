import SwiftSyntax

/// A search for the callers of a type or a function by its name, in the files of a project.
struct TabBarCallers {
    let project: Project

    /// The largest number of files that are searched.
    private static let mostFiles = 5_000

    /// Returns the members that call a name, each once; `labels` are those of a function's parameters.
    func sites(calling name: String, with labels: [String]?) -> [TabBarSite] {
        guard !name.isEmpty else { return [] }
        return paths(calling: name).flatMap { path -> [TabBarSite] in
            guard let file = project.file(path), !file.isTest else { return [] }
            let finder = CalleeFinder(name, labels)
            finder.walk(file.tree)
            return TabBarSite.sites(finder.matches, in: file, of: project)
        }
    }

    /// Returns the files that may call a name: those of types are in the index, others are searched.
    private func paths(calling name: String) -> [String] {
        if name.first?.isUppercase == true { return project.paths(calling: name) }
        let paths = project.files.paths.filter { $0.hasSuffix(".swift") }
        guard paths.count <= Self.mostFiles else { return [] }
        let needle = Array("\(name)(".utf8)
        return paths.filter { project.files.bytes(of: $0)?.holds(needle) ?? false }
    }
}

extension [UInt8] {
    /// Returns a Boolean value that indicates whether the bytes contain a sequence of bytes.
    fileprivate func holds(_ needle: [UInt8]) -> Bool {
        guard let first = needle.first, count >= needle.count else { return false }
        return withUnsafeBufferPointer { bytes in
            var index = 0
            let last = bytes.count - needle.count
            while index <= last {
                if bytes[index] == first {
                    var length = 1
                    while length < needle.count, bytes[index + length] == needle[length] { length += 1 }
                    if length == needle.count { return true }
                }
                index += 1
            }
            return false
        }
    }
}

/// A visitor that finds calls by the last name of the callee.
private final class CalleeFinder: SyntaxVisitor {
    private let name: String
    private let labels: [String]?
    private(set) var matches: [Syntax] = []

    init(_ name: String, _ labels: [String]?) {
        (self.name, self.labels) = (name, labels)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee = node.calledExpression
        let called = callee.plainName ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        if called == name, fits(node) { matches.append(Syntax(node)) }
        return .visitChildren
    }

    /// Returns a Boolean value that indicates whether the labels of a call are among those of the function, beginning
    /// with the first.
    private func fits(_ call: FunctionCallExprSyntax) -> Bool {
        guard let labels else { return true }
        let argumentLabels = call.arguments.map { $0.label?.text ?? "_" }
        return argumentLabels.first == labels.first && argumentLabels.allSatisfy { labels.contains($0) }
    }
}
