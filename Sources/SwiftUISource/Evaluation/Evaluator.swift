import SwiftSyntax
import TabModel

/// An evaluator of the source of one tab view, as far as that is possible without running it.
///
/// Unknown values stay unknown, and branches stay beside each other. Steps and depth are bounded.
final class Evaluator {
    let project: Project
    /// The project's string tables.
    let texts: ProjectTexts
    /// The images of the project's asset catalogs.
    let images: ProjectImages
    /// The questions found so far.
    var conditions = ConditionTable()
    /// The texts of the expressions that hold the selection.
    ///
    /// No entry is selected while its label is read.
    var selection: Set<String> = []
    /// A Boolean value that indicates whether the entry whose label is read is the selected one, to read its look while
    /// selected.
    var isSelected = false
    /// A Boolean value that indicates whether a value was compared with the selection.
    private(set) var comparesSelection = false
    /// The formula under which the selection was assigned, while ``followsCalls`` is on.
    var selectionAssigned = Formula.never
    /// The chosen value, while ``followsCalls`` is on: passing it on is as good as assigning it.
    var chosen: Value?
    /// A Boolean value that indicates whether statements that only call a function are run: for their assignments, and
    /// not for their results.
    var followsCalls = false
    /// The followed objects; nil where classes are treated as structures.
    var objects: TrackedObjects?
    /// A Boolean value that indicates whether the bodies of the project's views are read; pages are counted without
    /// that.
    var looksIntoViews = true
    /// A Boolean value that indicates whether the conditions of a `guard` are evaluated, which usually hold.
    var isGuarding = false
    /// The places of code of tabs that only Mac Catalyst compiles.
    private(set) var leftOut: [SourcePlace] = []
    /// The number of evaluated expressions, and its limit.
    var (steps, mostSteps) = (0, 100_000)

    /// The number of running calls of bodies, by their statements: recursion is bounded.
    private var running: [SyntaxIdentifier: Int] = [:]

    /// The number of nested evaluations of expressions.
    private var nesting = 0
    /// The results of computed properties, by base value.
    var propertyCache: [PropertyCacheKey: Value] = [:]

    private static let deepestNesting = 1500
    /// The largest number of nested runs of one body.
    private static let mostRuns = 8
    static let deepest = 80
    /// The largest number of values that are kept beside each other.
    static let mostAlternatives = 12

    init(_ project: Project, texts: ProjectTexts, images: ProjectImages) {
        (self.project, self.texts, self.images) = (project, texts, images)
    }

    /// Runs a closure that runs a body; returns nil if the body runs too often already.
    func running<Result>(_ body: some SyntaxProtocol, _ work: () -> Result) -> Result? {
        guard running[body.id, default: 0] < Self.mostRuns else { return nil }
        running[body.id, default: 0] += 1
        defer { running[body.id, default: 1] -= 1 }
        return work()
    }

    /// Returns the formula under which the entry that is read is the selected one.
    func isSelectedEntry() -> Formula {
        comparesSelection = true
        return Formula(isSelected)
    }

    /// A Boolean value that indicates whether more was evaluated than any tab view needs.
    var isExhausted: Bool { steps > mostSteps }

    /// Runs a closure with a limit of its own for expressions, which don't count for later ones.
    func within<Result>(_ most: Int, _ work: () -> Result) -> Result {
        let before = (steps, mostSteps)
        (steps, mostSteps) = (0, most)
        defer { (steps, mostSteps) = before }
        return work()
    }

    /// Returns the value of an expression.
    ///
    /// `expected` is the type that the context expects, if any.
    func evaluate(_ expression: ExprSyntax, in frame: Frame, expected: ContextualType? = nil) -> Value {
        steps += 1
        nesting += 1
        defer { nesting -= 1 }
        if isExhausted || frame.depth > Self.deepest || nesting > Self.deepestNesting {
            return .unknown(unknown(expression, in: frame, .tooComplex))
        }
        let value = value(of: expression, in: frame, expected: expected)
        return expected.map { resolve(value, as: $0, in: frame) } ?? value
    }

    private func value(of expression: ExprSyntax, in frame: Frame, expected: ContextualType?) -> Value {
        switch expression.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr(let literal): string(literal, in: frame, expected: expected)
        case .integerLiteralExpr(let literal): integer(literal, in: frame)
        case .booleanLiteralExpr(let literal): .truth(Formula(literal.literal.tokenKind == .keyword(.true)))
        case .nilLiteralExpr: .nothing
        case .arrayExpr(let array): list(array, in: frame, expected: expected)
        case .dictionaryExpr(let dictionary): self.dictionary(dictionary, in: frame, expected: expected)
        case .tupleExpr(let tuple): self.tuple(tuple, in: frame, expected: expected)
        case .closureExpr(let closure): .closure(Closure(node: .closure(closure), frame: frame))
        case .keyPathExpr(let path): .closure(Closure(node: .keyPath(path.memberNames), frame: frame))
        case .declReferenceExpr(let name): reference(name, in: frame)
        case .memberAccessExpr(let access): member(access, in: frame, expected: expected)
        case .functionCallExpr(let call): self.call(call, in: frame, expected: expected)
        case .subscriptCallExpr(let call): element(call, in: frame)
        case .infixOperatorExpr(let operation): self.operation(operation, in: frame, expected: expected)
        case .prefixOperatorExpr(let operation): prefix(operation, in: frame)
        case .ternaryExpr(let ternary): self.ternary(ternary, in: frame, expected: expected)
        case .ifExpr, .switchExpr: branches(expression, in: frame, expected: expected)
        case .postfixIfConfigExpr(let directive): postfix(directive, in: frame)
        default: passing(expression, in: frame, expected: expected)
        }
    }

    /// Returns the value of an expression that only wraps another one.
    private func passing(_ expression: ExprSyntax, in frame: Frame, expected: ContextualType?) -> Value {
        switch expression.as(ExprSyntaxEnum.self) {
        case .forceUnwrapExpr(let inner): evaluate(inner.expression, in: frame, expected: expected)
        case .optionalChainingExpr(let inner): evaluate(inner.expression, in: frame, expected: expected)
        case .tryExpr(let inner): evaluate(inner.expression, in: frame, expected: expected)
        case .awaitExpr(let inner): evaluate(inner.expression, in: frame, expected: expected)
        case .inOutExpr(let inner): evaluate(inner.expression, in: frame, expected: expected)
        case .genericSpecializationExpr(let inner): evaluate(inner.expression, in: frame, expected: expected)
        case .asExpr(let cast) where objects != nil && cast.questionOrExclamationMark != nil:
            self.cast(cast, in: frame)
        case .asExpr(let cast) where cast.questionOrExclamationMark == nil:
            evaluate(
                cast.expression,
                in: frame,
                expected: ContextualType(cast.type, file: frame.file, inside: frame.type)
            )
        default: .unknown(unknown(expression, in: frame, .runTime))
        }
    }

    /// Notes the clauses that a directive leaves out where tabs are declared.
    func noteLeftOut(of directive: IfConfigDeclSyntax, in frame: Frame) {
        for clause in frame.file.flags.clausesOfCatalyst(in: directive) {
            let words = clause.elements?.tokens(viewMode: .sourceAccurate).lazy.map { $0.text.lowercased() }
            guard words?.contains(where: { $0.contains("tab") }) == true else { continue }
            leftOut.append(frame.file.place(of: clause))
        }
    }

    /// Returns an unknown value for an expression, with a reason.
    func unknown(_ node: some SyntaxProtocol, in frame: Frame, _ why: Unknown.Reason) -> Unknown {
        let why = isExhausted && why == .runTime ? .tooComplex : why
        return Unknown(text: text(of: node, in: frame), why: why, place: frame.file.place(of: node))
    }

    /// Returns the value of a deferred value, evaluated now.
    func force(_ value: Value) -> Value {
        guard case .deferred(let deferred) = value else { return value }
        if let value = deferred.value { return value }
        // A value that depends on itself is unknown.
        deferred.value = .unknown(unknown(deferred.expression, in: deferred.frame, .tooComplex))
        let value = force(evaluate(deferred.expression, in: deferred.frame, expected: deferred.expected))
        deferred.value = value
        return value
    }
}

extension KeyPathExprSyntax {
    /// The names of the properties, in order; none for one with subscripts.
    fileprivate var memberNames: [String] {
        let names = components.map { $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.name }
        return names.contains(nil) ? [] : names.compactMap(\.self)
    }
}

/// A property's body with its base value and place; a repeated evaluation has the same result.
struct PropertyCacheKey: Hashable {
    let body: SyntaxIdentifier
    let base: String
    let path: Formula
}
