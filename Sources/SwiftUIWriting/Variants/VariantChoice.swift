import TabModel

/// A value on each of an app's systems, where variants may differ (R1.118).
struct VariantChoice<Value: Equatable>: Equatable {
    /// The systems with a common value, each group with its values.
    let ways: [Way]

    /// The values on some systems.
    struct Way: Equatable {
        var systems: [OperatingSystem]
        /// The checks when the app runs, in this order, and the value for each.
        var cases: [Case]
        /// The value where no check holds.
        var otherwise: Value
    }

    /// The value where a check holds.
    struct Case: Equatable {
        let check: RuntimeCheck
        let value: Value
    }

    /// Creates a choice, joining systems with a common value.
    init(_ ways: [Way]) {
        self.ways = ways.reduce(into: []) { joined, way in
            if let known = joined.firstIndex(where: { $0.cases == way.cases && $0.otherwise == way.otherwise }) {
                joined[known].systems += way.systems
            } else {
                joined.append(way)
            }
        }
    }

    /// Creates a choice with one value on all systems.
    init(_ value: Value, on app: AppTarget) { ways = [Way(systems: app.systems, cases: [], otherwise: value)] }

    /// Creates a choice of the values of a part of the spec.
    ///
    /// - Parameters:
    ///   - owner: The part without variants.
    ///   - variants: Its variants, of which later ones win.
    ///   - keys: The keys that these can have.
    ///   - app: The systems that the app runs on.
    ///   - phone: The platform whose value iPhones have: Swift can't distinguish iPhone Duo from others.
    ///   - value: Returns the value of the part in a form, with all its dependencies.
    init<Owner>(
        _ owner: Owner,
        _ variants: [Variant],
        _ keys: [String: SpecKey<Owner>],
        on app: AppTarget,
        phone: Platform? = nil,
        _ value: (Owner) -> Value
    ) {
        let forms = Forms(owner, variants, keys, value)
        let platforms = app.representatives(phone: phone ?? app.phone)
        self.init(app.systems.map { forms.way(on: $0, platforms, of: app) })
    }

    /// The only value; nil where there are several.
    var only: Value? {
        guard ways.count == 1, let way = ways.first, way.cases.isEmpty else { return nil }
        return way.otherwise
    }

    /// All values.
    var values: [Value] { ways.flatMap { $0.cases.map(\.value) + [$0.otherwise] } }

    /// Returns the choice with another value on some systems.
    func replacing(on systems: [OperatingSystem], with value: Value) -> Self {
        Self(
            ways.flatMap { way in
                way.systems.map { system in
                    systems.contains(system)
                        ? Way(systems: [system], cases: [], otherwise: value)
                        : Way(systems: [system], cases: way.cases, otherwise: way.otherwise)
                }
            }
        )
    }

    /// Returns the choice with each value transformed.
    func map<Other: Equatable>(_ transform: (Value) -> Other) -> VariantChoice<Other> {
        VariantChoice<Other>(
            ways.map { way in
                let cases = way.cases.map { VariantChoice<Other>.Case(check: $0.check, value: transform($0.value)) }
                return VariantChoice<Other>.Way(systems: way.systems, cases: cases, otherwise: transform(way.otherwise))
                    .simplified
            }
        )
    }
}

extension VariantChoice.Way {
    /// The choice without cases that make no difference.
    var simplified: Self {
        var way = self
        way.cases = []
        for one in cases where !way.cases.contains(where: { $0.check == one.check }) {
            let always = one.check.isEmpty || way.cases.contains { $0.check == one.check.opposite }
            if always {
                way.otherwise = one.value
                break
            }
            way.cases.append(one)
        }
        while way.cases.last?.value == way.otherwise { way.cases.removeLast() }
        // `if a` reads better than `if !a`.
        if way.cases.count == 1, let one = way.cases.first, one.check.no.count == 1, let opposite = one.check.opposite {
            way.cases = [VariantChoice.Case(check: opposite, value: way.otherwise)]
            way.otherwise = one.value
        }
        return way
    }
}

/// The forms of a part of the spec under its variants: the first one whose `when`s all hold applies.
private struct Forms<Value: Equatable> {
    private var forms: [(numbers: Set<Int>, whens: [When], value: Value)] = []

    init<Owner>(_ owner: Owner, _ variants: [Variant], _ keys: [String: SpecKey<Owner>], _ value: (Owner) -> Value) {
        var all: [(numbers: Set<Int>, whens: [When], owner: Owner, value: Value)] = [([], [], owner, value(owner))]
        for (number, variant) in variants.enumerated() {
            let changed = all.map { form in
                var owner = form.owner
                variant.apply(keys, to: &owner)
                return (form.numbers.union([number]), form.whens + [variant.when], owner, value(owner))
            }
            guard zip(changed, all).contains(where: { $0.3 != $1.value }) else { continue }
            all = changed + all
            for index in all.indices.dropLast().reversed() {
                let (this, next) = (all[index], all[index + 1])
                if this.value == next.value, next.numbers.isSubset(of: this.numbers) { all.remove(at: index) }
            }
        }
        forms = all.map { ($0.numbers, $0.whens, $0.value) }
    }

    func way(on system: OperatingSystem, _ platforms: [Platform], of app: AppTarget) -> VariantChoice<Value>.Way {
        let cases = forms.compactMap { form -> VariantChoice<Value>.Case? in
            let allowed = platforms.filter { platform in form.whens.allSatisfy { $0.allows(platform) } }
            return RuntimeCheck(form.whens, on: allowed, system, of: app).map {
                VariantChoice<Value>.Case(check: $0, value: form.value)
            }
        }
        // The last form has no `when`, so it is present on every system.
        return VariantChoice<Value>.Way(systems: [system], cases: cases, otherwise: forms[forms.count - 1].value)
            .simplified
    }
}
