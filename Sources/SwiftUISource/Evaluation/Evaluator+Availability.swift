import SwiftSyntax
import TabModel

extension Evaluator {
    /// Returns the formula under which `#available` holds: from the first generation that has the version.
    ///
    /// The systems of one year belong together.
    func formula(of condition: AvailabilityConditionSyntax) -> Formula {
        var versions: [OSVersion?: Set<Platform>] = [:]
        for argument in condition.availabilityArguments {
            guard case .availabilityVersionRestriction(let restriction) = argument.argument,
                let version = restriction.version
            else { continue }
            for system in Self.systems(named: restriction.platform.text) {
                let generation = Self.generation(of: version, on: system)
                versions[generation, default: []].formUnion(BuildFlags.platforms(ofSystem: system.rawValue))
            }
        }
        var formula = Formula.never
        if versions.count == 1, let only = versions.keys.first {
            formula = Formula(Clause(fromOS: only))
        } else if versions.isEmpty {
            formula = .always
        } else {
            let named = versions.values.reduce(Set<Platform>()) { $0.union($1) }
            formula = Formula(platforms: Clause.always.platforms.subtracting(named))
            for (generation, platforms) in versions {
                formula = formula.or(Formula(Clause(platforms: platforms, fromOS: generation)))
            }
        }
        let isUnavailable = condition.availabilityKeyword.tokenKind == .poundUnavailable
        return isUnavailable ? formula.negated : formula
    }

    /// Returns the systems that a name in `#available` refers to.
    private static func systems(named name: String) -> [OperatingSystem] {
        name == "anyAppleOS" ? OperatingSystem.allCases : OperatingSystem(rawValue: name).map { [$0] } ?? []
    }

    /// Returns the first generation of a system that has a version.
    ///
    /// Versions older than all are treated as ``OSVersion/v18``.
    private static func generation(of version: VersionTupleSyntax, on system: OperatingSystem) -> OSVersion {
        let minor = version.components.first?.number.text ?? "0"
        let required = SystemVersion(Int(version.major.text) ?? 0, Int(minor) ?? 0)
        // In this model, a version between two generations can't be distinguished from the later one.
        let reached = OSVersion.allCases.last { system.version(of: $0) <= required }
        return reached ?? .v18
    }
}
