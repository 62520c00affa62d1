import TabModel
import Testing

@testable import SwiftUISource

/// Truth values of several places at once.
@Suite struct FormulaTests {
    private let pad = Formula(platforms: [.iPad])
    private let phone = Formula(platforms: [.iPhone, .iPhoneDuo])
    private let compact = Formula(Clause(sizeClass: .compact))
    private let signedIn = Formula("isSignedIn")
    private let glass = Formula(Clause(fromOS: .v26))

    @Test func `what excludes each other holds nowhere together`() {
        #expect(pad.and(phone) == .never)
        #expect(compact.and(Formula(Clause(sizeClass: .regular))) == .never)
        #expect(signedIn.and(Formula("isSignedIn", is: false)) == .never)
        #expect(glass.and(Formula(Clause(beforeOS: .v26))) == .never)
    }

    @Test func `one or its opposite holds everywhere`() {
        for formula in [pad, phone, compact, signedIn, glass, pad.and(signedIn), compact.or(signedIn), glass.and(pad)] {
            #expect(formula.or(formula.negated).covers(.always), "\(formula)")
            #expect(formula.and(formula.negated) == .never, "\(formula)")
            #expect(formula.negated.negated.covers(formula) && formula.covers(formula.negated.negated), "\(formula)")
        }
    }

    @Test func `clauses that differ in one part become one`() {
        #expect(pad.or(phone) == Formula(platforms: [.iPad, .iPhone, .iPhoneDuo]))
        #expect(pad.and(compact).or(pad) == pad)
        #expect(pad.and(signedIn).or(pad.and(Formula("isSignedIn", is: false))) == pad)
        #expect(glass.or(Formula(Clause(beforeOS: .v26))) == .always)
        #expect(Formula(Clause(fromOS: .v26, beforeOS: .v27)).or(Formula(Clause(fromOS: .v27))) == glass)
    }

    @Test func `leaves out what holds anyway`() {
        #expect(pad.and(signedIn).assuming(pad) == signedIn)
        #expect(pad.assuming(pad.and(signedIn)) == .always)
        #expect(compact.assuming(pad) == compact)
        #expect(pad.or(signedIn).assuming(phone) == signedIn)
    }

    @Test func `is written as a when with one or several alternatives`() {
        #expect(Formula.always.alternatives.isEmpty)
        #expect(pad.and(signedIn).alternatives.map(\.platforms) == [[.iPad]])
        #expect(pad.and(signedIn).alternatives.map(\.if) == [["isSignedIn"]])
        #expect(signedIn.negated.alternatives.map(\.unless) == [["isSignedIn"]])
        #expect(Formula(Clause(fromOS: .v18)).alternatives.isEmpty)
        #expect(pad.or(signedIn).alternatives.map(\.platforms) == [[.iPad], nil])
        #expect(pad.or(signedIn).alternatives.map(\.if) == [[], ["isSignedIn"]])
        #expect(pad.or(signedIn).whens == pad.or(signedIn).alternatives)
    }

    @Test func `leaves out an alternative before the first modeled system, unless it is the only one`() {
        let old = Formula(Clause(beforeOS: .v18))
        #expect(old.and(pad).or(signedIn).alternatives.map(\.if) == [["isSignedIn"]])
        #expect(old.alternatives.map(\.beforeOS) == [.v18])
    }

    @Test func `names questions after their last words`() {
        var table = ConditionTable()

        #expect(table.id(of: "session.isSignedIn", usually: true) == "isSignedIn")
        #expect(table.id(of: "session.isSignedIn", usually: false) == "isSignedIn")
        #expect(table.id(of: "other.isSignedIn", usually: true) == "otherIsSignedIn")
        #expect(table.id(of: "items.isEmpty", usually: false) == "itemsIsEmpty")
        #expect(table.id(of: "user != nil", usually: true) == "hasUser")
        #expect(table.id(of: "plan == .paid", usually: true) == "planPaid")
        #expect(table.id(of: "class", usually: true) == "isClass")
        #expect(table.id(of: "日本", usually: true) == "condition")
        #expect(table.conditions.map(\.usually) == [true, true, false, true, true, true, true])
    }
}
