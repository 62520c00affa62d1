import SwiftSyntax
import TabModel

/// A tab view as its app shows it: with the modifiers that reach it, where it is reached.
struct ShownTabView {
    /// The tab view with all its modifiers.
    private(set) var made: Made
    /// The frame in which it is called.
    private(set) var frame: Frame
    /// Where it is compiled and reached, as far as the device decides it.
    private(set) var known: Formula
    /// Where it is compiled and reached, whatever its target is for.
    private(set) var compiled: Formula
    /// Where it is reached, with the answers of the app.
    private(set) var reached = Formula.always
    /// The place that gives it its content, in place of its own type.
    private var user: ViewUses.Use?

    /// Looks at a tab view in the body of its type; `use` is the place that gives the type its content.
    init(_ call: TabViewCall, in evaluator: Evaluator, usedAt index: Int? = nil) {
        let context = CallContext(of: call, in: evaluator)
        (frame, known, compiled) = (context.frame, context.formula, context.formula)
        made = Made(head: .call("TabView", []), identity: call.call.id, place: call.file.place(of: call.call))
        let views = ViewUses(evaluator)
        let uses = call.type.map { views.all(of: $0) } ?? []
        user = index.flatMap { uses.indices.contains($0) ? uses[$0] : nil }
        let only = user ?? (uses.count == 1 ? uses[0] : nil)
        if let instance = only.flatMap({ views.view($0) }) { give(instance) }
        if let found = Self.inBody(call, frame, evaluator) {
            (made, reached) = found
            if let only { made.modifiers += only.context.outer.flatMap { modifiers($0, of: only, evaluator) } }
        } else {
            var inner = frame
            inner.path = known == .never ? .always : known
            made = ModifierChain(call, context, evaluator).made(in: inner)
        }
        if let user {
            reached = reached.and(views.reach(of: user)).and(views.reach(of: user.type))
        } else if let type = call.type {
            reached = reached.and(views.reach(of: type))
        }
        known = known.and(CallContext.deviceFormula(reached))
        compiled = known
        if let platforms = evaluator.project.platforms(of: call.file.path) {
            known = known.and(Formula(platforms: platforms))
        }
        frame.path = known == .never ? .always : known
    }

    /// The modifiers of a call around a use, if the use is what they are called on.
    private func modifiers(
        _ modifier: FunctionCallExprSyntax,
        of use: ViewUses.Use,
        _ evaluator: Evaluator
    ) -> [Modifier] {
        guard let base = modifier.calledExpression.as(MemberAccessExprSyntax.self)?.base,
            base.position <= use.call.position, use.call.endPosition <= base.endPosition
        else { return [] }
        return evaluator.modifiers(modifier, in: use.context.frame)
    }

    /// The name of the view: that of the view that gives it its content, if there is one.
    func name(of call: TabViewCall) -> String {
        user.map { "\($0.type.path).\(TabViewCall.member(around: $0.call))" } ?? call.name
    }

    /// Where it is called, or where the view that shows it is.
    func place(of call: TabViewCall) -> SourcePlace { user?.place ?? call.file.place(of: call.call) }

    /// Takes what the type's initializer is given where it is used, beside what only the running app knows.
    private mutating func give(_ instance: Instance) {
        guard case .instance(var own)? = frame.instance else { return }
        own.fields = instance.fields
        frame.instance = .instance(own)
    }

    /// The tab view in the body of its type, without what holds wherever it is shown; nil if the body doesn't lead to it.
    private static func inBody(_ call: TabViewCall, _ frame: Frame, _ evaluator: Evaluator) -> (Made, Formula)? {
        guard let type = call.type, let instance = frame.instance,
            evaluator.project.conforms(type, to: ["View", "Scene", "App"])
        else { return nil }
        let places = ViewSearch(for: call.call, evaluator).places(inBodyOf: instance, type: type)
        let reached = places.reduce(Formula.never) { $0.or($1.formula) }
        let views = places.map { place -> Alternative in
            var made = place.made
            made.modifiers += place.modifiers
            return Alternative(formula: place.formula, value: .made(made))
        }
        guard !places.isEmpty, case .made(var made) = evaluator.join(views) else { return nil }
        made.modifiers = made.modifiers.map { modifier in
            var modifier = modifier
            modifier.formula = modifier.formula.given(reached)
            return modifier
        }
        return (made, reached)
    }
}
