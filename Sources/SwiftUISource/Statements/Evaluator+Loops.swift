import SwiftSyntax
import TabModel

extension Evaluator {
    /// Runs a `for` loop: over a known list for each element, otherwise once for an unknown one.
    func loop(_ statement: ForStmtSyntax, in frame: inout Frame, as block: Block, into run: inout Run) {
        let sequence = force(evaluate(statement.sequence, in: frame))
        guard case .list(let list) = sequence, list.elements.count <= 1000 else {
            let origin = unknown(statement.sequence, in: frame, .runTime)
            let before = frame.locals
            match(statement.pattern, .unknown(unknown(statement.pattern, in: frame, .runTime)), in: &frame)
            repeated(statement.body.statements, in: &frame, as: block, into: &run, over: origin)
            for name in statement.pattern.boundNames { frame.locals[name] = before[name] }
            return
        }
        let before = frame.locals
        for element in list.elements where !isExhausted {
            var inner = frame.under(element.formula)
            inner.assigned = []
            match(statement.pattern, element.value, in: &inner)
            if let clause = statement.whereClause {
                inner.path = inner.path.and(formula(of: clause.condition, in: inner, usually: true))
            }
            guard inner.path != .never else { continue }
            var other = frame
            other.assigned = []
            other.path = frame.path.and(inner.path.negated)
            let path = frame.path
            self.run(statement.body.statements, in: &inner, as: block, into: &run)
            meet([inner, other], from: [], in: &frame)
            // `continue` ends an iteration, not the loop.
            frame.path = path
        }
        for name in statement.pattern.boundNames { frame.locals[name] = before[name] }
        if let doubt = list.doubt { self.doubt(frame.assigned, doubt, in: &frame) }
    }

    private func match(_ pattern: PatternSyntax, _ value: Value, in frame: inout Frame) {
        if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.name {
            frame.locals[name] = value
        } else if let tuple = pattern.as(TuplePatternSyntax.self), case .tuple(let values) = value {
            for (element, value) in zip(tuple.elements, values) { match(element.pattern, value.value, in: &frame) }
        }
    }

    /// Runs a loop with an unknown number of iterations: lists that it adds to may have more elements, other values
    /// become unknown.
    func repeated(
        _ body: CodeBlockItemListSyntax,
        in frame: inout Frame,
        as block: Block,
        into run: inout Run,
        over origin: Unknown? = nil
    ) {
        var inner = frame
        inner.assigned = []
        self.run(body, in: &inner, as: block, into: &run)
        doubt(inner.assigned, origin ?? unknown(body, in: frame, .tooComplex), in: &frame)
    }

    private func doubt(_ names: Set<String>, _ origin: Unknown, in frame: inout Frame) {
        for name in names {
            guard case .list(var list)? = frame.locals[name].map({ force($0) }), !list.elements.isEmpty else {
                if frame.locals[name] != nil { frame.locals[name] = .unknown(origin) }
                continue
            }
            list.doubt = list.doubt ?? origin
            frame.locals[name] = .list(list)
        }
        frame.assigned.formUnion(names)
    }
}

extension PatternSyntax {
    /// The names that the pattern binds.
    fileprivate var boundNames: [String] {
        if let name = self.as(IdentifierPatternSyntax.self)?.identifier.name { return [name] }
        return self.as(TuplePatternSyntax.self)?.elements.flatMap(\.pattern.boundNames) ?? []
    }
}
