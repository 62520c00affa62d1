import SwiftSyntax

/// The nesting of tab views in the content of others.
enum Nesting {
    /// Returns a Boolean value that indicates whether the call at a place is inside the call at another place of its
    /// file.
    static func isInside(_ place: SourcePlace, _ outer: SourcePlace, of project: Project) -> Bool {
        guard let file = project.file(place.file) else { return false }
        let calls = TabViewCall.calls(in: file, of: project)
        guard let inner = calls.first(where: { file.place(of: $0.call) == place }),
            let around = calls.first(where: { file.place(of: $0.call) == outer })
        else { return false }
        return inner.call.ancestors.contains { $0.id == around.call.id }
    }
}

/// The views in `Settings` scenes.
struct SettingsScenes {
    /// The types of the views, each with the file that declares it.
    private var types: Set<[String]> = []
    /// The properties and functions that the scenes name, each with its type.
    private var members: Set<[String]> = []

    /// Creates the views of all `Settings` scenes of a project.
    init(_ project: Project) {
        for path in project.filesWithSettings {
            guard let file = project.file(path) else { continue }
            let scenes = CallFinder(names: ["Settings"])
            scenes.walk(file.tree)
            for closure in scenes.matches.compactMap(\.trailingClosure) {
                if let type = TabViewCall.type(around: closure, in: file, of: project) {
                    members.formUnion(Self.names(in: closure).map { Self.identity(of: type) + [$0] })
                }
                let shown = Self.types(in: closure, from: file, of: project)
                // The view of a window may only choose between others.
                let inner = shown.flatMap {
                    Self.types(in: $0.group.node.memberBlock, from: $0.group.file, of: project)
                }
                types.formUnion((shown + inner).map(Self.identity))
            }
        }
    }

    private static func types(in node: some SyntaxProtocol, from file: SourceFile, of project: Project)
        -> [TypeDeclaration]
    {
        let names = Set(node.tokens(viewMode: .sourceAccurate).map(\.text).filter { $0.first?.isUppercase == true })
        return names.sorted().compactMap { project.type(named: $0, inside: nil, of: file) }
    }

    /// Returns the names of a scene's members of its own type.
    private static func names(in node: some SyntaxProtocol) -> [String] {
        node.tokens(viewMode: .sourceAccurate).filter { $0.parent?.is(DeclReferenceExprSyntax.self) == true }.map(
            \.name
        )
    }

    /// Returns the path and name of a type, which stay the same when its file is parsed again.
    private static func identity(of type: TypeDeclaration) -> [String] { [type.group.file.path, type.path] }

    /// Returns a Boolean value that indicates whether a call is in a `Settings` scene, or in a view that one shows.
    func hold(_ call: TabViewCall) -> Bool {
        if let type = call.type {
            let identity = Self.identity(of: type)
            if types.contains(identity) || members.contains(identity + [call.member]) { return true }
        }
        return Self.isInside(call.call)
    }

    /// Returns a Boolean value that indicates whether an expression is in a `Settings` scene itself.
    static func isInside(_ node: some SyntaxProtocol) -> Bool {
        node.ancestors.contains { $0.as(FunctionCallExprSyntax.self)?.calledExpression.plainName == "Settings" }
    }
}
