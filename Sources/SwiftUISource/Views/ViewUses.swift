import SwiftSyntax
import TabModel

/// The calls that make the views of a type, in the views of the project that show them.
struct ViewUses {
    /// A call that makes a view of the type.
    struct Use {
        let call: FunctionCallExprSyntax
        let file: SourceFile
        /// The view that shows the used view.
        let type: TypeDeclaration
        /// The names and conditions around the call.
        let context: CallContext

        /// The place of the call.
        var place: SourcePlace { file.place(of: call) }
    }

    private let evaluator: Evaluator
    private static let deepest = 4
    /// The largest number of expressions that one reading of a call evaluates.
    private static let mostSteps = 2_000

    init(_ evaluator: Evaluator) { self.evaluator = evaluator }

    /// Returns the calls of a type's initializer in views, scenes and apps, in the order of their files; previews are
    /// left out.
    func all(of type: TypeDeclaration) -> [Use] {
        let project = evaluator.project
        return project.paths(calling: type.name).compactMap { project.file($0) }.flatMap { file -> [Use] in
            let finder = CallFinder(names: [type.name])
            finder.walk(file.tree)
            return finder.matches.compactMap { call in
                guard let user = TabViewCall.type(around: call, in: file, of: project), user != type,
                    project.type(named: type.name, inside: user, of: file) == type,
                    project.conforms(user, to: ["View", "Scene", "App"])
                else { return nil }
                let context = evaluator.within(Self.mostSteps) {
                    CallContext(of: call, in: file, of: user, evaluator)
                }
                return Use(call: call, file: file, type: user, context: context)
            }
        }
    }

    /// Returns a Boolean value that indicates whether an app makes a type's views only in previews of Xcode.
    ///
    /// Views of a package may be made by an app elsewhere: a folder without a window's scene gives no information.
    func onlyPreviewsMake(_ type: TypeDeclaration) -> Bool {
        let project = evaluator.project
        guard !project.paths(calling: "WindowGroup").isEmpty else { return false }
        let calls = project.paths(calling: type.name).compactMap { project.file($0) }.flatMap { file in
            let finder = CallFinder(names: [type.name])
            finder.walk(file.tree)
            return finder.matches.filter { call in
                let user = TabViewCall.type(around: call, in: file, of: project)
                return project.type(named: type.name, inside: user, of: file) == type
            }
        }
        return !calls.isEmpty && calls.allSatisfy { TabViewCall.isPreview(TabViewCall.member(around: $0)) }
    }

    /// Returns the view that a use makes; nil if its arguments fit no initializer.
    func view(_ use: Use) -> Instance? {
        evaluator.within(Self.mostSteps) {
            let value = evaluator.force(evaluator.evaluate(ExprSyntax(use.call), in: use.context.frame))
            return if case .instance(let instance) = value { instance } else { nil }
        }
    }

    /// Returns uses of a type, each with the formula under which it is the one that is shown; none if two of them can
    /// be shown at once.
    ///
    /// A single use shows wherever the view does.
    func shown(_ uses: [Use]) -> [(use: Use, formula: Formula)] {
        guard uses.count > 1 else { return uses.map { ($0, .always) } }
        var shown: [(use: Use, formula: Formula)] = []
        for use in uses {
            let formula = reach(of: use).and(reach(of: use.type))
            guard shown.allSatisfy({ $0.formula.and(formula) == .never }) else { return [] }
            shown.append((use, formula))
        }
        return shown
    }

    /// Returns the formula under which the views of a type are shown: everywhere, if no code of the project makes one.
    func reach(of type: TypeDeclaration) -> Formula { reach(of: type, []) }

    private func reach(of type: TypeDeclaration, _ seen: Set<TypeDeclaration>) -> Formula {
        guard seen.count < Self.deepest, !seen.contains(type) else { return .always }
        let uses = all(of: type)
        guard !uses.isEmpty else { return .always }
        return uses.reduce(Formula.never) { reached, use in
            guard reached != .always else { return reached }
            return reached.or(self.reach(of: use).and(reach(of: use.type, seen.union([type]))))
        }
    }

    /// Returns the formula under which a call is reached in its view: in the body, or where the member that contains it
    /// is used.
    func reach(of use: Use) -> Formula {
        let member = TabViewCall.member(around: use.call)
        guard member != "body", member != "init" else { return use.context.reached }
        let finder = NameFinder(member)
        finder.walk(use.type.group.node)
        guard !finder.matches.isEmpty, use.type.group.file === use.file else { return use.context.reached }
        let members = finder.matches.map { node in
            evaluator.within(Self.mostSteps) {
                CallContext(of: node, in: use.file, of: use.type, evaluator).reached
            }
        }
        return use.context.reached.and(members.reduce(Formula.never) { $0.or($1) })
    }
}
