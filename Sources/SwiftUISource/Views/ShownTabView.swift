import SwiftSyntax
import TabModel

/// A tab view as its app shows it: with the modifiers that reach it, and the formula under which it is reached.
struct ShownTabView {
    /// The tab view with all its modifiers.
    private(set) var view: ViewExpression
    /// The frame of the call.
    private(set) var frame: Frame
    /// The formula under which the tab view is compiled and reached, as far as the device decides it.
    private(set) var assumption: Formula
    /// The formula under which the tab view is compiled and reached, without the limits of its target.
    private(set) var compiled: Formula
    /// The formula under which the tab view is reached, with the answers of the app.
    private(set) var reached = Formula.always
    /// The modifiers at places two of which can be shown at once, so that none is known to be the one that is shown.
    private(set) var elsewhere: [ModifierCall] = []
    /// The place that gives the tab view its content, instead of its own type.
    private var user: ViewUses.Use?

    /// Creates a tab view in the body of its type; `use` is the place that gives the type its content.
    init(_ call: TabViewCall, in evaluator: Evaluator, usedAt index: Int? = nil, inSettings: Bool? = nil) {
        let context = CallContext(of: call, in: evaluator)
        (frame, assumption, compiled) = (context.frame, context.formula, context.formula)
        view = ViewExpression(head: .call("TabView", []), identity: call.call.id, place: call.file.place(of: call.call))
        let views = ViewUses(evaluator)
        let uses = (call.type.map { views.all(of: $0) } ?? []).filter { use in
            inSettings.map { SettingsScenes.isInside(use.call) == $0 } ?? true
        }
        user = index.flatMap { uses.indices.contains($0) ? uses[$0] : nil }
        let shown = views.shown(user.map { [$0] } ?? uses)
        give(shown, views, evaluator)
        if let result = Self.inBody(call, frame, evaluator) {
            (view, reached) = result
            for (use, formula) in shown {
                let outer = use.context.outer.flatMap { modifiers($0, of: use, evaluator) }
                view.modifiers += outer.map { $0.under(formula) }
            }
        } else {
            var inner = frame
            inner.path = assumption == .never ? .always : assumption
            view = ModifierChain(call, context, evaluator).view(in: inner)
        }
        if shown.isEmpty {
            elsewhere = uses.flatMap { use in use.context.outer.flatMap { modifiers($0, of: use, evaluator) } }
        }
        if let user {
            reached = reached.and(views.reach(of: user)).and(views.reach(of: user.type))
        } else if let type = call.type {
            reached = reached.and(views.reach(of: type))
        }
        assumption = assumption.and(CallContext.deviceFormula(reached))
        compiled = assumption
        if let platforms = evaluator.project.platforms(of: call.file.path) {
            assumption = assumption.and(Formula(platforms: platforms))
        }
        frame.path = assumption == .never ? .always : assumption
    }

    /// Returns the modifiers of a call around a use, if they are called on the use.
    private func modifiers(
        _ modifier: FunctionCallExprSyntax,
        of use: ViewUses.Use,
        _ evaluator: Evaluator
    ) -> [ModifierCall] {
        guard let base = modifier.calledExpression.as(MemberAccessExprSyntax.self)?.base,
            base.position <= use.call.position, use.call.endPosition <= base.endPosition
        else { return [] }
        return evaluator.modifiers(modifier, in: use.context.frame)
    }

    /// Returns the name of the view: that of the view that gives it its content, if there is one.
    func name(of call: TabViewCall) -> String {
        user.map { "\($0.type.path).\(TabViewCall.member(around: $0.call))" } ?? call.name
    }

    /// Returns the place of the call, or that of the view that shows it.
    func place(of call: TabViewCall) -> SourcePlace { user?.place ?? call.file.place(of: call.call) }

    /// Sets the arguments of the type's initializer at its use, beside the values that only the running app knows.
    private mutating func give(
        _ shown: [(use: ViewUses.Use, formula: Formula)],
        _ views: ViewUses,
        _ evaluator: Evaluator
    ) {
        guard case .instance(var own)? = frame.instance else { return }
        let instances = shown.map { (fields: views.view($0.use)?.fields ?? [:], formula: $0.formula) }
        guard let first = instances.first else { return }
        for (name, value) in first.fields {
            let all = instances.compactMap { instance in
                instance.fields[name].map { Alternative(formula: instance.formula, value: $0) }
            }
            if all.count == instances.count { own.fields[name] = all.count == 1 ? value : evaluator.join(all) }
        }
        frame.instance = .instance(own)
    }

    /// Returns the tab view in the body of its type, without the conditions of the type itself; nil if the body doesn't
    /// lead to it.
    private static func inBody(_ call: TabViewCall, _ frame: Frame, _ evaluator: Evaluator) -> (
        ViewExpression, Formula
    )? {
        guard let type = call.type, let instance = frame.instance,
            evaluator.project.conforms(type, to: ["View", "Scene", "App"])
        else { return nil }
        let places = ViewSearch(for: call.call, evaluator).places(inBodyOf: instance, type: type)
        let reached = places.reduce(Formula.never) { $0.or($1.formula) }
        let views = places.map { place -> Alternative in
            var view = place.view
            view.modifiers += place.modifiers
            return Alternative(formula: place.formula, value: .view(view))
        }
        guard !places.isEmpty, case .view(var view) = evaluator.join(views) else { return nil }
        view.modifiers = view.modifiers.map { modifier in
            var modifier = modifier
            modifier.formula = modifier.formula.assuming(reached)
            return modifier
        }
        return (view, reached)
    }
}
