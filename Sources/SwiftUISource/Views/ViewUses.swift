import SwiftSyntax
import TabModel

/// The views of a project that show the views of a type.
struct ViewUses {
    /// A place at which a view of the type is made, and shown.
    struct Use {
        /// The view that shows it.
        let type: TypeDeclaration
        let place: ViewSearch.Place
        /// Where it is called.
        let source: SourcePlace
    }

    private let evaluator: Evaluator
    private static let deepest = 4

    init(_ evaluator: Evaluator) { self.evaluator = evaluator }

    /// Returns the places at which a type's views are shown; nil if some use of the type isn't understood, or none is
    /// found.
    func all(of type: TypeDeclaration) -> [Use]? {
        let users = users(of: type)
        guard !users.isEmpty else { return nil }
        var uses: [Use] = []
        for user in users {
            let found = ViewSearch(for: .type(type), evaluator).places(
                inBodyOf: user.type.symbolicSelf,
                type: user.type
            )
            guard !found.isEmpty, let first = user.calls.first else { return nil }
            uses += found.enumerated().map { index, place in
                Use(type: user.type, place: place, source: user.calls.count == found.count ? user.calls[index] : first)
            }
        }
        return uses
    }

    /// Returns where the views of a type are shown; everywhere, as far as that isn't understood.
    func reach(of type: TypeDeclaration) -> Formula { reach(of: type, [type]) }

    private func reach(of type: TypeDeclaration, _ seen: Set<TypeDeclaration>) -> Formula {
        guard seen.count <= Self.deepest, let uses = all(of: type) else { return .always }
        return uses.reduce(Formula.never) { reached, use in
            let outer = seen.contains(use.type) ? Formula.always : reach(of: use.type, seen.union([use.type]))
            return reached.or(use.place.formula.and(outer))
        }
    }

    /// The views, scenes and apps that call a type by its name, in the order of their files, each with the places of
    /// its calls; previews are left out.
    private func users(of type: TypeDeclaration) -> [(type: TypeDeclaration, calls: [SourcePlace])] {
        let project = evaluator.project
        var found: [(type: TypeDeclaration, calls: [SourcePlace])] = []
        for path in project.paths(calling: type.name) {
            guard let file = project.file(path) else { continue }
            let finder = CallFinder(names: [type.name])
            finder.walk(file.tree)
            for call in finder.found {
                guard let user = TabViewCall.type(around: call, in: file, of: project), user != type,
                    user.kind == .structure,
                    project.type(named: type.name, inside: user, of: file) == type,
                    project.conforms(user, to: ["View", "Scene", "App"])
                else { continue }
                if let index = found.firstIndex(where: { $0.type == user }) {
                    found[index].calls.append(file.place(of: call))
                } else {
                    found.append((user, [file.place(of: call)]))
                }
            }
        }
        return found
    }
}

extension TypeDeclaration {
    /// A value of the type of which only the running app knows the rest.
    var symbolicSelf: Value {
        let place = group.file.place(of: group.node)
        return .instance(Instance(type: self, origin: Unknown(text: "self", why: .runTime, place: place)))
    }
}
