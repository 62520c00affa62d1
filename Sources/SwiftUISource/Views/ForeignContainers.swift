import SwiftSyntax
import TabModel

/// A search for calls with tabs as arguments whose type is declared in no file that was read: it may show a tab view.
struct ForeignContainers {
    private let file: SourceFile
    private let project: Project

    init(_ file: SourceFile, of project: Project) { (self.file, self.project) = (file, project) }

    /// Returns the files that create tabs.
    static func paths(in project: Project) -> Set<String> {
        Set(["Tab", "TabSection"].flatMap { project.paths(calling: $0) })
    }

    /// The notes about the calls, in the order of the file.
    var notes: [Diagnostic] {
        let finder = CallFinder(names: ["Tab", "TabSection"])
        finder.walk(file.tree)
        guard !finder.matches.isEmpty, project.type(named: "Tab", inside: nil, of: file) == nil else { return [] }
        var calls: [FunctionCallExprSyntax] = []
        for call in finder.matches.compactMap(container) where !calls.contains(where: { $0.id == call.id }) {
            calls.append(call)
        }
        return calls.compactMap(note)
    }

    private func note(_ call: FunctionCallExprSyntax) -> Diagnostic? {
        call.typeName.map { name in
            let text = """
                \(name) \(StandIn.Reason.notFound.words), but contains tabs. If it shows them, also read the directory \
                that declares it.
                """
            let place = file.place(of: call)
            return Diagnostic(
                severity: .info,
                id: "unread-container",
                text: text,
                file: place.file,
                location: place.location
            )
        }
    }

    /// Returns the call that contains a tab, unless it is SwiftUI's or the project's.
    private func container(of tab: FunctionCallExprSyntax) -> FunctionCallExprSyntax? {
        var result: FunctionCallExprSyntax?
        for ancestor in tab.ancestors {
            // Tabs of a tab view, and declarations of tabs, are noted where they are read.
            if ancestor.declaresTabs { return nil }
            guard ancestor.is(ClosureExprSyntax.self), let call = ancestor.callOfClosure else { continue }
            guard let name = call.typeName, !["TabView", "Tab"].contains(name) else { return nil }
            if result == nil, !Self.passing.contains(name) {
                let type = TabViewCall.type(around: call, in: file, of: project)
                guard !SystemTypes.isView(name), project.type(named: name, inside: type, of: file) == nil else {
                    return nil
                }
                result = call
            }
        }
        return result
    }

    /// The calls of SwiftUI that only pass tabs on to the enclosing call.
    private static let passing: Set = ["TabSection", "ForEach", "Group"]
}

extension FunctionCallExprSyntax {
    /// The name of the type that the call creates; nil for a call of a function or a modifier.
    fileprivate var typeName: String? {
        let callee = calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? calledExpression
        let name = callee.plainName ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName.name
        return name?.first?.isUppercase == true ? name : nil
    }
}

extension Syntax {
    /// The call with the closure as an argument, in its parentheses or trailing.
    fileprivate var callOfClosure: FunctionCallExprSyntax? {
        if let call = parent?.as(FunctionCallExprSyntax.self) { return call }
        let isArgument =
            parent?.is(LabeledExprSyntax.self) == true || parent?.is(MultipleTrailingClosureElementSyntax.self) == true
        return isArgument ? parent?.parent?.parent?.as(FunctionCallExprSyntax.self) : nil
    }

    /// A Boolean value that indicates whether the node declares tabs and not a view, by its type or its builder.
    fileprivate var declaresTabs: Bool {
        if let variable = self.as(VariableDeclSyntax.self) {
            let type = variable.bindings.first?.typeAnnotation?.type.trimmedDescription ?? ""
            return type.contains("TabContent") || variable.attributes.names.contains(where: \.buildsTabs)
        }
        guard let function = self.as(FunctionDeclSyntax.self) else { return false }
        let type = function.signature.returnClause?.type.trimmedDescription ?? ""
        return type.contains("TabContent") || function.attributes.names.contains(where: \.buildsTabs)
    }
}

extension String {
    /// A Boolean value that indicates whether the string is the attribute of a builder of tabs.
    fileprivate var buildsTabs: Bool { hasPrefix("TabContentBuilder") }
}
